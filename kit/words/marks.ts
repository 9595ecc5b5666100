/** Joins a label and its object with the colon of the label's language: `Remove: a.png`, `移除：a.png`. */
export const joinLabel = (label: string, about: string): string => label + marksOf(label).colon + about

/** The punctuation between sentences, clauses, and the items of a list, in the language of a text. */
export const marksOf = (text: string): typeof english => (/\p{Script=Han}/u.test(text) ? chinese : english)

const english = { sentenceGap: ' ', colon: ': ', semicolon: '; ', comma: ', ', listComma: ', ' }
const chinese = { sentenceGap: '', colon: '：', semicolon: '；', comma: '，', listComma: '、' }
