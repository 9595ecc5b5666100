/** Removes one line break at the end of a secret, as it is there when it was read from a file. */
export const withoutLastBreak = (key: string): string => key.replace(/(?:\r\n|\r|\n)$/, '')
