/** Truncates a quoted text, by default to fit in a sentence; never within a surrogate pair. */
export const truncate = (text: string, longest = 60): string =>
  text.length > longest ? `${text.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text
