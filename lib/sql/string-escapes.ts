/**
 * Resolves the escapes of MySQL's strings and PostgreSQL's E strings; an unknown one is the character after the
 * backslash.
 */
export const unescapeBackslashes = (text: string): string =>
  text.includes('\\') ? text.replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign) : text

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', 0: '\0', Z: '\x1a', '%': '\\%', _: '\\_' }
