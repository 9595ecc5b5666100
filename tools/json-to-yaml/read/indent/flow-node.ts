import type { LineCursor } from './line-cursor.ts'

/**
 * Goes over a flow collection or a quoted scalar and marks those of its lines that are indented less than they must be.
 *
 * @param least the fewest spaces before its lines
 * @param isRoot whether it is no part of a block collection, so that nobody minds where its lines begin
 * @returns what should have closed it, where nothing does
 */
export function skipFlowNode(cursor: LineCursor, min: number, isRoot: boolean): string | undefined {
  const lines = new Indentation(cursor, min, !isRoot)
  if (cursor.sign() === '"' || cursor.sign() === "'") return skipQuoted(cursor, lines)
  const closers: string[] = []
  /** Whether a plain scalar goes on, in which quotes and the like are nothing special. */
  let isPlain = false
  /** Whether the last node has an end of its own, after which a colon needs no space. */
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
      // A question mark before a key begins no scalar, and is one sign.
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

/** A colon before a space or a sign of the collection around it. */
const isSeparator = (cursor: LineCursor): boolean => cursor.isBlank(1) || '[]{},'.includes(cursor.sign(1))

function skipProperty(cursor: LineCursor): void {
  const isVerbatim = cursor.text.startsWith('!<', cursor.at)
  cursor.at++
  while (!cursor.isBlank() && !(isVerbatim ? cursor.sign(-1) === '>' : '[]{},'.includes(cursor.sign()))) cursor.at++
}

/** Looks at how far the lines of one node are indented. */
class Indentation {
  private cursor: LineCursor
  private least: number
  private isNoted: boolean

  constructor(cursor: LineCursor, min: number, isNoted: boolean) {
    this.cursor = cursor
    this.least = min
    this.isNoted = isNoted
  }

  /** Goes over a line break and the blanks after it. False where the document ends there. */
  next(): boolean {
    const { cursor } = this
    cursor.skipBreak()
    if (cursor.isMarker()) return false
    cursor.skipSpaces()
    const indent = cursor.column
    const missing = this.least - indent
    // Nobody takes a tab for indentation, and on a line without anything there need be none.
    if (missing > 0 && !cursor.isBlank()) {
      cursor.shortLines.push({ start: cursor.lineStart, indent, missing, isNoted: this.isNoted })
      this.isNoted = false
    }
    return true
  }
}
