/** Sizes of a tree of servers in px. */
export const namePx = 14
export const smallPx = 12
export const cellPx = 14
export const cellGapPx = 2
/** More workers than this are drawn as one bar, each state as wide as its share. */
export const mostCells = 12
export const rowPx = 26
/** Of a note that has no room in its server's row. */
export const noteLinePx = 16
/** How much further in than the name it is then: past the line to the servers below. */
export const underPx = 14
export const indentPx = 18
/** Of a tree of more levels than four. */
export const deepIndentPx = 10
/** Between a name, its workers and its note. */
export const besidePx = 8
/** In a tree: from the top of a server to those of its name's, its workers' and its note's ends. */
export const nameLinePx = 18
export const serverPx = nameLinePx + cellPx + noteLinePx
/** The least between two levels. */
export const levelGapPx = 20
