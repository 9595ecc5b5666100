import { type DelimiterName, delimiters } from '#lib/table/delimiters.ts'
import { type DelimitedRows, readDelimited, walkDelimited } from '#lib/table/read-delimited.ts'
import { readPreamble } from '#lib/table/read-table.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { errors } from '../errors.ts'
import { type Arrangement, arrangeRows } from './arrange-rows.ts'
import { ColumnProfiler, type ColumnSummary, isTypeOutlier } from './columns.ts'
import { GrowableTypedArray } from './growable-typed-array.ts'

/** The columns and counts of a table. */
export interface TableSummary {
  rows: number
  columns: ColumnSummary[]
  /** How many rows and cells have problems. */
  problems: number
}

export interface TableOptions {
  delimiter: DelimiterName | 'auto'
  header: boolean
}

/** The problem of a cell: the code of a message, or `oddType` if its type differs from the majority of its column. */
export type CellProblem = 'strayQuote' | 'textAfterQuote' | 'shortRow' | 'longRow' | 'openQuote' | 'oddType'

interface VisibleCell {
  /** Truncated if long. */
  text: string
  problem?: CellProblem
}

/** A row with the cells in view. */
export interface VisibleRow {
  /** Its number in the unsorted table, counted from 0. */
  row: number
  cells: VisibleCell[]
  /** The number of cells in the whole row. */
  cellCount: number
}

/** In UTF-16 units; longer cells are truncated for the page. */
const maxShownLength = 300

/** How many rows are measured for the widths of columns. */
const measuredRows = 1000

const [isShort, isLong, hasStray, hasTail, isOpen] = [1, 2, 4, 8, 16]

/**
 * A table stored as its text and the offsets of its rows: a million rows take 9 MB more. Cells are parsed when they are
 * requested.
 */
export class TableDocument {
  #text: string
  #delimiter: string
  #starts = new GrowableTypedArray(Uint32Array)
  #ends = new GrowableTypedArray(Uint32Array)
  #flags = new GrowableTypedArray(Uint8Array)
  #columns: ColumnSummary[]
  #expected: number
  #order: Uint32Array | undefined
  readonly summary: TableSummary

  /**
   * @param onProgress called with the share of the text that is parsed
   * @throws empty
   */
  constructor(
    text: string,
    { delimiter: wanted, header: hasHeader }: TableOptions,
    onProgress: (share: number) => void,
  ) {
    const { delimiter, from } = readPreamble(text, wanted)
    this.#text = text
    this.#delimiter = delimiters[delimiter]
    const survey = new ColumnProfiler()
    let header: readonly string[] | undefined
    let [flagged, strays, tails, nextReport] = [0, 0, 0, reportEvery]
    const read = walkDelimited(text, this.#delimiter, from, (row, start, end, oddities) => {
      if (row.length === 0) return
      const quotes = (oddities.strays.length > strays ? hasStray : 0) | (oddities.tails.length > tails ? hasTail : 0)
      strays = oddities.strays.length
      tails = oddities.tails.length
      if (header === undefined) {
        header = hasHeader ? row : []
        if (hasHeader) return
      }
      survey.add(row, this.#starts.length < measuredRows)
      const difference =
        header.length === 0 ? 0 : row.length < header.length ? isShort : row.length > header.length ? isLong : 0
      const flag = difference | quotes | (oddities.openQuote === undefined ? 0 : isOpen)
      this.#starts.push(start)
      this.#ends.push(end)
      this.#flags.push(flag)
      if (flag !== 0) flagged++
      if (end < nextReport) return
      onProgress(end / text.length)
      nextReport = end + reportEvery
    })
    if (header === undefined) throw errors.empty()
    const { columns, oddCells } = survey.finish(header)
    this.#columns = columns
    this.#expected = header.length || columns.length
    if (read.openQuote !== undefined && this.#starts.length === 0) flagged++
    this.summary = { rows: this.#starts.length, columns, problems: flagged + oddCells }
  }

  /** Sorts and filters; returns the number of rows that pass. */
  arrange(arrangement: Arrangement): number {
    const { filters, sort, isOnlyProblems } = arrangement
    if (filters.length === 0 && !sort && !isOnlyProblems) {
      this.#order = undefined
      return this.#starts.length
    }
    this.#order = arrangeRows(arrangement, {
      rows: this.#starts.length,
      cellsOf: (row) => this.#cellsOf(row),
      typeOf: (column) => this.#columns[column]?.type ?? 'text',
      isProblem: (row) => this.#flags.at(row) !== 0 || this.#oddColumns(this.#cellsOf(row)),
    })
    return this.#order.length
  }

  /** The rows of a range in the current order, with the given columns. */
  page(from: number, to: number, fromColumn: number, toColumn: number): VisibleRow[] {
    const seen: VisibleRow[] = []
    for (let at = from; at < Math.min(to, this.#order?.length ?? this.#starts.length); at++) {
      const row = this.#order?.[at] ?? at
      const read = this.#read(row)
      const values = read.rows[0] ?? []
      const quoteProblems = this.#flags.at(row) & (hasStray | hasTail) ? problemsOfQuotes(read) : undefined
      const cells: VisibleCell[] = []
      for (let column = fromColumn; column < toColumn; column++) {
        const problem =
          this.#problemOf(row, column, values) ?? quoteProblems?.get(column) ?? this.#typeProblemOf(column, values)
        const cell = values[column] ?? ''
        const text = cell.length > maxShownLength ? `${cell.slice(0, maxShownLength)}…` : cell
        cells.push(problem ? { text, problem } : { text })
      }
      seen.push({ row, cells, cellCount: values.length })
    }
    return seen
  }

  /** The full text of a cell. */
  cell(row: number, column: number): string {
    return this.#cellsOf(row)[column] ?? ''
  }

  /** A row for pasting into a spreadsheet. */
  rowText(row: number): string {
    return writeDelimited([this.#cellsOf(row)], { delimiter: '\t', quote: 'needed', lineEnd: '\n' }).replace(/\n$/, '')
  }

  /** The start of a row in the text. */
  placeOf(row: number): LineColumn {
    return lineColumnIn(this.#text, this.#starts.at(row))
  }

  #read(row: number): DelimitedRows {
    return readDelimited(this.#text.slice(this.#starts.at(row), this.#ends.at(row)), this.#delimiter)
  }

  #cellsOf(row: number): string[] {
    return this.#read(row).rows[0] ?? []
  }

  #oddColumns(cells: readonly string[]): boolean {
    return this.#columns.some(
      ({ majorityType }, column) => majorityType !== undefined && isTypeOutlier(cells[column] ?? '', majorityType),
    )
  }

  #problemOf(row: number, column: number, cells: readonly string[]): CellProblem | undefined {
    const flag = this.#flags.at(row)
    const cellCount = cells.length
    if (flag & isOpen && column === cellCount - 1) return 'openQuote'
    if (flag & isShort && column >= cellCount && column < this.#expected) return 'shortRow'
    if (flag & isLong && column >= this.#expected && column < cellCount) return 'longRow'
    return undefined
  }

  #typeProblemOf(column: number, cells: readonly string[]): CellProblem | undefined {
    const majorityType = this.#columns[column]?.majorityType
    return majorityType !== undefined && isTypeOutlier(cells[column] ?? '', majorityType) ? 'oddType' : undefined
  }
}

/** The cells of a row with quotes that are not as they should be, by column. */
const problemsOfQuotes = ({ strayColumns, tailColumns }: DelimitedRows): Map<number, CellProblem> =>
  new Map([
    ...tailColumns.map((column) => [column, 'textAfterQuote'] as const),
    ...strayColumns.map((column) => [column, 'strayQuote'] as const),
  ])

/** In UTF-16 units. */
const reportEvery = 1 << 20
