import { skipFlowNode } from './flow-node.ts'
import { LineCursor, type UnderindentedLine } from './line-cursor.ts'

/**
 * Finds the lines of flow collections and quoted scalars that are indented less than YAML 1.2.2, 7.4, requires, up to
 * the first unclosed one. Other errors are left to the parser.
 *
 * @returns `unclosed`: the missing closing character
 */
export function findUnderindentedLines(yaml: string): { lines: UnderindentedLine[]; unclosed?: string } {
  const scan = new BlockScan(yaml)
  return { lines: scan.cursor.underindented, ...(scan.unclosed && { unclosed: scan.unclosed }) }
}

/** Scans the lines of block collections, tracking the collection of each node. */
class BlockScan {
  readonly cursor: LineCursor
  unclosed: string | undefined
  /** The columns of the keys, dashes and question marks that enclose the current node. */
  private columns: number[] = []
  private document: 'none' | 'begun' | 'filled' = 'none'
  /** The column that the parser assumes for the nonexistent parent of the root. */
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

  /** Scans the nodes on a line, and the further lines of the last one. */
  private readNodes(): void {
    const { cursor } = this
    /** The start of the node, including anchor and tag: the column of its map if it is a key. */
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
    const { underindented } = this.cursor
    const count = underindented.length
    this.unclosed = skipFlowNode(this.cursor, this.parent + 1, this.columns.length === 0)
    // The lines below may not belong to it.
    if (this.unclosed !== undefined) underindented.length = count
  }

  /** Skips a plain scalar up to the colon after it, or with all its lines. Returns false if it is not a key. */
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
    const explicitIndent = Number(/^[|>][-+]?([1-9])/.exec(cursor.text.slice(header, header + 3))?.[1] ?? 0)
    this.skipLinesBelow(parent + Math.max(explicitIndent, 1), explicitIndent === 0)
  }

  /** Skips lines that are blank or have this indentation, or optionally that of the first one. */
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
