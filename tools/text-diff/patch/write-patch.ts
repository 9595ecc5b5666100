import type { Change } from '#lib/diff/change.ts'
import { readableChanges, tokenizeBoth } from '#lib/diff/compare-texts.ts'
import { type Tokens, textBetween } from '#lib/diff/tokens.ts'

interface Names {
  original: string
  changed: string
}

/** Writes a unified patch with git's header; empty for equal texts. */
export function writePatch(original: string, changed: string, context: number, names: Names): string {
  if (original === changed) return ''
  const [before, after] = tokenizeBoth(original, changed, 'lines', {})
  const lines = [patchHeader(names.original, names.changed)]
  for (const changes of hunksOf(readableChanges(before, after, 'lines'), context)) {
    writeHunk(lines, before, after, changes, context)
  }
  return lines.join('')
}

/** Groups changes whose contexts touch. */
function hunksOf(changes: readonly Change[], context: number): Change[][] {
  const hunks: Change[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const change of changes) {
    if (change.aFrom - end > 2 * context) hunks.push([change])
    else hunks.at(-1)?.push(change)
    end = change.aTo
  }
  return hunks
}

function writeHunk(lines: string[], before: Tokens, after: Tokens, changes: Change[], context: number): void {
  const [first, last] = [changes[0], changes.at(-1)]
  if (!first || !last) return
  const start = Math.min(context, first.aFrom)
  const rest = Math.min(context, before.ids.length - last.aTo)
  const old = range(first.aFrom - start, last.aTo + rest)
  lines.push(`@@ -${old} +${range(first.bFrom - start, last.bTo + rest)} @@\n`)
  let at = first.aFrom - start
  for (const { aFrom, aTo, bFrom, bTo } of changes) {
    writeLines(lines, ' ', before, at, aFrom)
    writeLines(lines, '-', before, aFrom, aTo)
    writeLines(lines, '+', after, bFrom, bTo)
    at = aTo
  }
  writeLines(lines, ' ', before, at, last.aTo + rest)
}

/** As in POSIX: a single line is its number alone, an empty range has the number of the line before it. */
function range(from: number, to: number): string {
  if (to - from === 1) return String(to)
  return to === from ? `${from},0` : `${from + 1},${to - from}`
}

function writeLines(lines: string[], sign: string, tokens: Tokens, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const line = textBetween(tokens, index, index + 1)
    lines.push(sign, line)
    if (!line.endsWith('\n')) lines.push('\n\\ No newline at end of file\n')
  }
}

/** Writes git's header; different names of the two texts make it a rename. */
function patchHeader(original: string, changed: string): string {
  const [from, to] = [withoutPrefix(original, 'a/'), withoutPrefix(changed, 'b/')]
  const renaming = from === to ? '' : `rename from ${quoted(from)}\nrename to ${quoted(to)}\n`
  const [before, after] = [quoted(`a/${from}`), quoted(`b/${to}`)]
  return `diff --git ${before} ${after}\n${renaming}--- ${ended(before)}\n+++ ${ended(after)}\n`
}

const withoutPrefix = (name: string, prefix: string): string =>
  name.startsWith(prefix) && name.length > prefix.length ? name.slice(prefix.length) : name

/** Ends a name that has spaces with a tab, since what follows could be read as a date. */
const ended = (name: string): string => (name.includes(' ') && !name.startsWith('"') ? `${name}\t` : name)

/** Quotes a name as git does: as a C string, unless it is printable ASCII without quotes and backslashes. */
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
