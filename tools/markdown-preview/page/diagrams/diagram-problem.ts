import type { DiagramProblem } from './drawing.ts'

/** Describes the problem of a diagram by the error of the library. */
export function diagramProblemOf(error: unknown, source: string): DiagramProblem {
  const { name, message, hash, result } = error as LibraryError
  if (name === 'UnknownDiagramError') return { problem: 'unknown' }
  if (/limit exceeded|too many|maximum/i.test(message ?? '')) return { problem: 'tooLarge' }
  const line = hash?.loc?.first_line ?? result?.parserErrors?.[0]?.token?.startLine ?? lineIn(message ?? '')
  return { problem: 'unreadable', line: Number.isInteger(line) ? lineInSource(source, Number(line)) : undefined }
}

/** It has two kinds of parsers, each with its own errors. */
interface LibraryError {
  name?: string
  message?: string
  hash?: { loc?: { first_line?: number } }
  result?: { parserErrors?: { token?: { startLine?: number } }[] }
}

const lineIn = (message: string): number | undefined => {
  const [, line] = /\bline:? (\d{1,6})/i.exec(message) ?? []
  return line === undefined ? undefined : Number(line)
}

/** Lines are counted without front matter, comments, and what is empty before the first one. */
function lineInSource(source: string, line: number): number {
  const lines = source.split('\n')
  let at = 0
  while (lines[at]?.trim() === '') at++
  if (lines[at]?.trim() === '---') {
    const end = lines.findIndex((each, index) => index > at && each.trim() === '---')
    if (end !== -1) at = end + 1
  }
  const isRead = (each: string) => !/^\s*%%/.test(each)
  while (at < lines.length && (lines[at]?.trim() === '' || !isRead(lines[at] ?? ''))) at++
  let left = line - 1
  while (left > 0 && at < lines.length - 1) if (isRead(lines[++at] ?? '')) left--
  return Math.min(at + 1, lines.length)
}
