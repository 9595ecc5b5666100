/** Writes what stands before the hunks, as git does: with another name for the changed text it is a renaming. */
export function patchHeader(original: string, changed: string): string {
  const [from, to] = [withoutPrefix(original, 'a/'), withoutPrefix(changed, 'b/')]
  const renaming = from === to ? '' : `rename from ${quoted(from)}\nrename to ${quoted(to)}\n`
  const [before, after] = [quoted(`a/${from}`), quoted(`b/${to}`)]
  return `diff --git ${before} ${after}\n${renaming}--- ${ended(before)}\n+++ ${ended(after)}\n`
}

const withoutPrefix = (name: string, prefix: string): string =>
  name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name

/** A tab tells where a name with spaces ends: what follows could be a date. */
const ended = (name: string): string => (name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name)

/** Quotes a name as git does: as a string of C, where it is more than printable ASCII. */
function quoted(name: string): string {
  if (/^[ !#-[\]-~]*$/.test(name)) return name
  const bytes = Array.from(new TextEncoder().encode(name), (byte) => {
    const sign = String.fromCharCode(byte)
    return escapes[sign] ?? (/[ -~]/.test(sign) ? sign : `\\${byte.toString(8).padStart(3, '0')}`)
  })
  return `"${bytes.join('')}"`
}

const escapes: Record<string, string> = {
  '"': '\\"',
  '\\': '\\\\',
  '\u0007': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
}
