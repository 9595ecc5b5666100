/** Reads what stands between two parts as people type it in one line: `\t` is a tab, `\n` a line break, `\\` a backslash. */
export const readDelimiter = (written: string): string =>
  written.replace(/\\([tnr\\])/g, (_, sign) => escapes[sign] ?? '')

const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r', '\\': '\\' }
