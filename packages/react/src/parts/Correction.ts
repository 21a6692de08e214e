/** Why a number is not what the reader asked for. Data, so that its words follow the page's language. */
export type Correction =
  | { kind: 'limited'; became: number }
  | { kind: 'notUnderstood' | 'least' | 'most' | 'contradicts' | 'corrected'; became: number; typed: string }
