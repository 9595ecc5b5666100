import type { LineCursor } from './line-cursor.ts'

/**
 * Skips a flow collection or a quoted scalar, recording its lines that are not indented enough.
 *
 * @param min the required number of spaces before its lines
 * @param isRoot whether it is outside of block collections, so that its lines need no warning
 * @returns the missing closing character, if any
 */
export function skipFlowNode(cursor: LineCursor, min: number, isRoot: boolean): string | undefined {
  const lines = new Indentation(cursor, min, !isRoot)
  if (cursor.sign() === '"' || cursor.sign() === "'") return skipQuoted(cursor, lines)
  const closers: string[] = []
  /** Whether within a plain scalar, where quotes and the like have no meaning. */
  let isPlain = false
  /** Whether the last node has a closing character, after which a colon needs no space. */
  let isEnded = false
  do {
    const sign = cursor.sign()
    if (cursor.isAtEnd) return closers.at(-1)
    if (cursor.isComment()) {
      cursor.skipToBreak()
      isPlain = false
    } else if (cursor.isBreak()) {
      if (!lines.next()) return closers.at(-1)
    } else if (cursor.isBlank()) cursor.skipBlanks()
    else if (sign === '[' || sign === '{') {
      closers.push(sign === '[' ? ']' : '}')
      isPlain = isEnded = false
      cursor.at++
    } else if (sign === ']' || sign === '}') {
      if (closers.pop() !== sign) return sign === ']' ? '}' : ']'
      isPlain = false
      isEnded = true
      cursor.at++
    } else if (sign === ',' || (sign === ':' && (isEnded || isSeparator(cursor)))) {
      isPlain = isEnded = false
      cursor.at++
    } else if (isPlain) cursor.at++
    else if (sign === '"' || sign === "'") {
      const missing = skipQuoted(cursor, lines)
      if (missing) return missing
      isEnded = true
    } else if (sign === '!' || sign === '&' || sign === '*') {
      skipProperty(cursor)
      isEnded = sign === '*'
    } else {
      // A question mark before a key is an indicator of one character and does not start a scalar.
      isPlain = sign !== '?' || !cursor.isBlank(1)
      isEnded = false
      cursor.at++
    }
  } while (closers.length > 0)
  return undefined
}

function skipQuoted(cursor: LineCursor, lines: Indentation): string | undefined {
  const quote = cursor.sign()
  cursor.at++
  while (!cursor.isAtEnd) {
    if (cursor.isBreak()) {
      if (!lines.next()) return quote
    } else if (quote === '"' && cursor.sign() === '\\') cursor.at += cursor.isBreak(1) ? 1 : 2
    else if (cursor.sign() !== quote) cursor.at++
    else if (quote === "'" && cursor.sign(1) === quote) cursor.at += 2
    else {
      cursor.at++
      return undefined
    }
  }
  return quote
}

/** Whether a colon is followed by a space or by an indicator of the enclosing collection. */
const isSeparator = (cursor: LineCursor): boolean => cursor.isBlank(1) || '[]{},'.includes(cursor.sign(1))

function skipProperty(cursor: LineCursor): void {
  const isVerbatim = cursor.text.startsWith('!<', cursor.at)
  cursor.at++
  while (!cursor.isBlank() && !(isVerbatim ? cursor.sign(-1) === '>' : '[]{},'.includes(cursor.sign()))) cursor.at++
}

/** Checks the indentation of the lines of one node. */
class Indentation {
  private cursor: LineCursor
  private min: number
  private isReported: boolean

  constructor(cursor: LineCursor, min: number, isReported: boolean) {
    this.cursor = cursor
    this.min = min
    this.isReported = isReported
  }

  /** Skips a line break and the spaces after it. Returns false if the document ends there. */
  next(): boolean {
    const { cursor } = this
    cursor.skipBreak()
    if (cursor.isMarker()) return false
    cursor.skipSpaces()
    const indent = cursor.column
    const missing = this.min - indent
    // A tab does not count as indentation, and empty lines need none.
    if (missing > 0 && !cursor.isBlank()) {
      cursor.underindented.push({ start: cursor.lineStart, indent, missing, isReported: this.isReported })
      this.isReported = false
    }
    return true
  }
}
