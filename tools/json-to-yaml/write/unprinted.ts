/** What YAML does not print, or takes for a line break in one of its versions; tabs and line feeds apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unprinted = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|\p{Surrogate}/u

export const hasUnprinted = (text: string): boolean => unprinted.test(text)
