// Patterns as literals of each language. None has a line break: translating writes those as escapes.

/** A regular expression literal of JavaScript: slashes and line ends would end it. */
export function javascriptLiteral(pattern: string, flags: string): string {
  const ends: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\u2028': '\\u2028', '\u2029': '\\u2029' }
  let isInClass = false
  const written = pattern.replace(/\\?[\s\S]/gu, (piece) => {
    const sign = piece.at(-1) ?? ''
    if (ends[sign]) return ends[sign]
    if (piece === '[') isInClass = true
    if (piece === ']') isInClass = false
    return piece === '/' && !isInClass ? '\\/' : piece
  })
  return `/${written}/${flags}`
}

/** A string of Python, raw where that is possible. */
export function pythonString(pattern: string): string {
  const endsOpen = /(^|[^\\])(\\\\)*\\$/.test(pattern)
  const quote = ['"', "'", '"""', "'''"].find(
    (mark) => !pattern.includes(mark) && !(mark.length > 1 && pattern.endsWith(mark[0] ?? '')),
  )
  return quote && !endsOpen ? `r${quote}${pattern}${quote}` : quotedString(pattern)
}

/** A raw string of Go, unless the pattern holds its quote. */
export const goString = (pattern: string): string => (pattern.includes('`') ? quotedString(pattern) : `\`${pattern}\``)

/** A string in double quotes, as Java, Go and Python have it. */
export const quotedString = (pattern: string): string => `"${pattern.replace(/["\\]/g, '\\$&')}"`

/** A raw string of Rust, with so many hashes as it takes. */
export function rustString(pattern: string): string {
  const runs = [...pattern.matchAll(/"(#*)/g)].map(([, hashes = '']) => hashes.length + 1)
  const hashes = '#'.repeat(Math.max(0, ...runs))
  return `r${hashes}"${pattern}"${hashes}`
}

/** A pattern between delimiters in a single-quoted string of PHP. */
export function phpString(pattern: string, modifiers: string): string {
  const delimiter = [...'/#~%!@,;'].find((mark) => !pattern.includes(mark)) ?? '/'
  const delimited = delimiter + (pattern.includes(delimiter) ? escapeSlashes(pattern) : pattern) + delimiter + modifiers
  // In single quotes a backslash is one, unless a quote or another one follows it.
  return `'${delimited.replace(/\\(?=\\|'|$)|'/g, '\\$&')}'`
}

const escapeSlashes = (pattern: string): string =>
  pattern.replace(/\\[\s\S]|\//g, (piece) => (piece === '/' ? '\\/' : piece))

/** A verbatim string of C#. */
export const csharpString = (pattern: string): string => `@"${pattern.replaceAll('"', '""')}"`
