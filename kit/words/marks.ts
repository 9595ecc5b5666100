/** Puts a label and what it is about together, as the label's language has it: `Remove: a.png`, `移除：a.png`. */
export const joinLabel = (label: string, about: string): string => label + marksOf(label).colon + about

/** The marks between sentences, clauses, and the items of a list, in the language that a text is in. */
export const marksOf = (text: string): typeof english => (/\p{Script=Han}/u.test(text) ? chinese : english)

const english = { sentenceGap: ' ', colon: ': ', semicolon: '; ', comma: ', ', listComma: ', ' }
const chinese = { sentenceGap: '', colon: '：', semicolon: '；', comma: '，', listComma: '、' }
