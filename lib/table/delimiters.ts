/** What stands between the cells of a row, by what people call it. */
export const delimiters = { comma: ',', tab: '\t', semicolon: ';', pipe: '|', space: ' ' } as const

export type DelimiterName = keyof typeof delimiters

export const delimiterNames = Object.keys(delimiters) as [DelimiterName, ...DelimiterName[]]
