/** Resolves escapes in a delimiter: `\t` is a tab, `\n` a line feed, `\r` a carriage return, `\\` a backslash. */
export const readDelimiter = (written: string): string =>
  written.replace(/\\([tnr\\])/g, (_, sign) => escapes[sign] ?? '')

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }
