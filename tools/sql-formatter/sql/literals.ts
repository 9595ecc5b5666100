/** Quotes a text, with quotes within it doubled. */
export const quotedBy = (text: string, quote: "'" | '"'): string =>
  quote + text.replaceAll(quote, quote + quote) + quote

/** Whether a text can be written as a number: it has no leading zeros, and no database rounds it. */
export const isPlainNumber = (text: string): boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/.test(text) && text.replace(/\D/g, '').length <= 15
