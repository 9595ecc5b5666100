/** Writes a TypeScript string literal in double quotes, unless it contains more of them than single ones. */
export function quote(text: string): string {
  const doubles = text.split('"').length
  const mark = doubles > text.split("'").length ? "'" : '"'
  return (
    mark + text.replace(unsafe, (character) => (isOtherQuote(character, mark) ? character : escaped(character))) + mark
  )
}

/** Quotes, backslashes, line breaks, invisible characters and lone surrogates. */
const unsafe = /["'\\\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

const isOtherQuote = (character: string, mark: string): boolean =>
  (character === '"' || character === "'") && character !== mark

const escaped = (character: string): string =>
  short[character] ??
  Array.from(
    { length: character.length },
    (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, '0')}`,
  ).join('')

const short: Record<string, string> = {
  '"': '\\"',
  "'": "\\'",
  '\\': '\\\\',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
}

/** Writes a key of an object: unquoted where it is an identifier. */
export const writeKey = (key: string): string => (identifier.test(key) ? key : quote(key))

const identifier = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u
