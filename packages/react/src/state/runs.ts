/** How many runs a spread and a typical run are taken from: seeds 1 to 50. */
export const typicalRuns = 50
