/** Makes one line of a comment that gofmt leaves as it is: it turns pairs of quotes into curly ones. */
export const goComment = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .replaceAll('``', '“')
    .replaceAll("''", '”')
    .trim()
