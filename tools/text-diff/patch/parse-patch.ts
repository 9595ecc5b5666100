import { linesIn } from '#lib/diff/tokens.ts'
import { truncate } from '#lib/text/truncate.ts'
import { errors } from '../errors.ts'

export interface Hunk {
  /** Where it begins in the patch, counted from 1. */
  line: number
  /** Where it begins in the original, counted from 0. */
  start: number
  /** With their line ends. */
  lines: { sign: ' ' | '-' | '+'; text: string }[]
}

/**
 * Parses a unified patch of one file. Text around its hunks, such as a message, is skipped, and so
 * is a byte order mark. If the patch's own lines
 * end in CR LF, as after a paste, the CR is removed unless the original has it.
 */
export function parsePatch(patch: string, keepsCr: boolean): Hunk[] {
  const isWindows = /^@@ -[^\n]{0,200}\r$/m.test(patch) && !keepsCr
  const lines = Array.from(linesIn(patch.replace(/^\uFEFF/, '')), (line) =>
    isWindows ? line.replace(/\r\n$/, '\n') : line,
  )
  const hunks: Hunk[] = []
  for (let at = 0; at < lines.length; ) {
    const header = hunkHeader.exec(lines[at] ?? '')
    if (!header) {
      if (hunks.length > 0 && startsFile(lines, at)) throw errors.severalFiles({ line: at + 1 })
      at++
      continue
    }
    const { hunk, next } = readHunk(lines, at, header)
    hunks.push(hunk)
    at = next
  }
  if (hunks.length === 0 && patch.trim() !== '') throw errors.notPatch()
  return hunks
}

const hunkHeader = /^@@ -(\d{1,15})(?:,(\d{1,15}))? \+\d{1,15}(?:,(\d{1,15}))? @@/

const startsFile = (lines: string[], at: number): boolean =>
  /^--- ./.test(lines[at] ?? '') && /^\+\+\+ ./.test(lines[at + 1] ?? '')

function readHunk(lines: string[], at: number, header: RegExpExecArray): { hunk: Hunk; next: number } {
  const [, start = '0', old = '1', fresh = '1'] = header
  let [oldLeft, freshLeft] = [Number(old), Number(fresh)]
  const hunk: Hunk = { line: at + 1, start: Number(start) - (oldLeft > 0 ? 1 : 0), lines: [] }
  let next = at + 1
  for (; oldLeft > 0 || freshLeft > 0; next++) {
    const line = lines[next]
    // Some programs trim the space of an empty line of context.
    const sign = line?.replace(/\r?\n$/, '') === '' ? ' ' : line?.[0]
    const fits =
      sign === ' ' ? oldLeft > 0 && freshLeft > 0 : sign === '-' ? oldLeft > 0 : sign === '+' && freshLeft > 0
    if (sign === '\\' && hunk.lines.length > 0) endWithoutBreak(hunk)
    else if (line === undefined || !fits) throw errors.invalidPatch({ line: next + 1, found: nameOf(line) })
    else {
      if (sign !== '+') oldLeft--
      if (sign !== '-') freshLeft--
      const text = line.startsWith(sign ?? '') ? line.slice(1) : line
      hunk.lines.push({ sign: sign as ' ' | '-' | '+', text: text.endsWith('\n') ? text : `${text}\n` })
    }
  }
  if (lines[next]?.startsWith('\\')) {
    endWithoutBreak(hunk)
    next++
  }
  return { hunk, next }
}

const nameOf = (line: string | undefined): string =>
  line === undefined ? '∅' : JSON.stringify(truncate(line.trimEnd(), 40))

/** Applies `\ No newline at end of file` to the line before it. */
function endWithoutBreak({ lines }: Hunk): void {
  const last = lines.at(-1)
  if (last) last.text = last.text.replace(/\n$/, '')
}
