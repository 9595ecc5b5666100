/** The delimiters, by their common names. */
export const delimiters = { comma: ',', tab: '\t', semicolon: ';', pipe: '|', space: ' ' } as const

export type DelimiterName = keyof typeof delimiters

export const delimiterNames = Object.keys(delimiters) as [DelimiterName, ...DelimiterName[]]
