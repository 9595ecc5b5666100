/** Writes a text in quotes, those within it twice. */
export const quotedBy = (text: string, quote: "'" | '"'): string =>
  quote + text.replaceAll(quote, quote + quote) + quote

/** Says whether a text can stand as a number: its digits are not those of a code, and no database rounds them. */
export const isPlainNumber = (text: string): boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text) && text.replace(/\D/g, '').length <= 15
