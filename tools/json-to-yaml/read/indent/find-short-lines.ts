import { skipFlowNode } from './flow-node.ts'
import { LineCursor, type ShortLine } from './line-cursor.ts'

/**
 * Finds the lines of flow collections and quoted scalars that are indented less than YAML 1.2.2, 7.4, has them, up to the
 * first that is not closed. Whatever else is wrong is left to the parser.
 *
 * @returns `unclosed`: what should have closed it
 */
export function findShortLines(yaml: string): { lines: ShortLine[]; unclosed?: string } {
  const scan = new BlockScan(yaml)
  return { lines: scan.cursor.shortLines, ...(scan.unclosed && { unclosed: scan.unclosed }) }
}

/** Goes through the lines of block collections, and knows in which of them each node stands. */
class BlockScan {
  readonly cursor: LineCursor
  unclosed: string | undefined
  /** Where the keys, the dashes and the question marks begin that a node stands below. */
  private columns: number[] = []
  private document: 'none' | 'begun' | 'filled' = 'none'
  /** What the parser takes for the column of the root's parent, which is not there. */
  private root = -1

  constructor(yaml: string) {
    this.cursor = new LineCursor(yaml)
    while (!this.cursor.isAtEnd && this.unclosed === undefined) this.readLine()
  }

  private get parent(): number {
    return this.columns.at(-1) ?? this.root
  }

  private readLine(): void {
    const { cursor } = this
    if (cursor.code() === byteOrderMark) cursor.lineStart = ++cursor.at
    if (cursor.isMarker()) {
      this.document = cursor.sign() === '-' ? 'begun' : 'none'
      this.columns = []
      this.root = -1
      cursor.at += 3
    } else {
      cursor.skipSpaces()
      if (cursor.isBreak() || cursor.isComment() || (cursor.sign() === '%' && this.document === 'none')) {
        cursor.skipLine()
        return
      }
      const indent = cursor.column
      if (this.document !== 'filled') this.root = indent - 1
      this.document = 'filled'
      while (this.parent >= indent && this.columns.length > 0) this.columns.pop()
    }
    this.readNodes()
  }

  /** Reads what stands on a line, and the further lines of the last node on it. */
  private readNodes(): void {
    const { cursor } = this
    /** Where the node begins, with its anchor and its tag: the column of its map, if it is a key. */
    let start: number | undefined
    while (this.unclosed === undefined) {
      cursor.skipBlanks()
      const sign = cursor.sign()
      if (cursor.isAtEnd || cursor.isBreak() || cursor.isComment()) {
        cursor.skipLine()
        return
      }
      if ((sign === '-' || sign === '?' || sign === ':') && cursor.isBlank(1)) {
        this.columns.push(start ?? cursor.column)
        start = undefined
        cursor.at++
        continue
      }
      start ??= cursor.column
      this.document = 'filled'
      if (sign === '&' || sign === '!' || sign === '*') cursor.skipToBlank()
      else if ('[{"\''.includes(sign)) this.skipFlow()
      else if (sign === '|' || sign === '>') {
        this.skipBlockScalar()
        return
      } else if (!this.skipPlain()) return
    }
  }

  private skipFlow(): void {
    const { shortLines } = this.cursor
    const count = shortLines.length
    this.unclosed = skipFlowNode(this.cursor, this.parent + 1, this.columns.length === 0)
    // What comes below may be no part of it.
    if (this.unclosed !== undefined) shortLines.length = count
  }

  /** Goes to the colon after a plain scalar, or over all its lines. False where it is no key. */
  private skipPlain(): boolean {
    const { cursor } = this
    while (!cursor.isAtEnd && !cursor.isBreak()) {
      if (cursor.sign() === ':' && cursor.isBlank(1)) return true
      if (cursor.isComment()) {
        cursor.skipLine()
        return false
      }
      cursor.at++
    }
    cursor.skipLine()
    this.skipLinesBelow(this.parent + 1)
    return false
  }

  private skipBlockScalar(): void {
    const { cursor, parent } = this
    const header = cursor.at
    cursor.skipLine()
    const told = Number(/^[|>][-+]?([1-9])/.exec(cursor.text.slice(header, header + 3))?.[1] ?? 0)
    this.skipLinesBelow(parent + Math.max(told, 1), told === 0)
  }

  /** Skips lines that are blank or indented so far; so far as the first of them, if that is what counts. */
  private skipLinesBelow(min: number, isLikeFirst = false): void {
    const { cursor } = this
    let indent = min
    let isFirst = isLikeFirst
    while (!cursor.isAtEnd && !cursor.isMarker()) {
      cursor.skipSpaces()
      const { column } = cursor
      if (!cursor.isBreak() && !cursor.isAtEnd) {
        if (column < indent) {
          cursor.at = cursor.lineStart
          return
        }
        if (isFirst) indent = column
        isFirst = false
      }
      cursor.skipLine()
    }
  }
}

const byteOrderMark = 0xfeff
