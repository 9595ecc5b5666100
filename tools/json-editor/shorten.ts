/** Cuts what is quoted in a sentence. */
export const shorten = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text)

const longest = 60
