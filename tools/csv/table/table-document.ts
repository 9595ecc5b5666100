import { type DelimiterName, delimiters } from '#lib/table/delimiters.ts'
import { readDelimited, walkDelimited } from '#lib/table/read-delimited.ts'
import { readPreamble } from '#lib/table/read-table.ts'
import { writeDelimited } from '#lib/table/write-delimited.ts'
import type { LineColumn } from '#lib/text/line-column.ts'
import { lineColumnIn } from '#lib/text/line-columns-in.ts'
import { errors } from '../errors.ts'
import { type Arrangement, arrangeRows } from './arrange-rows.ts'
import { ColumnSurvey, isTypeOutlier, type SeenColumn } from './columns.ts'
import { GrowingNumbers } from './growing-numbers.ts'

/** What there is in a table. */
export interface TableSummary {
  rows: number
  columns: SeenColumn[]
  /** How many rows and cells are marked. */
  problems: number
}

export interface TableOptions {
  delimiter: DelimiterName | 'auto'
  header: boolean
}

/** What is wrong with a cell: by the code of its sentence, `oddType` for one that is not as most of its column are. */
export type CellProblem = 'strayQuote' | 'shortRow' | 'longRow' | 'openQuote' | 'oddType'

interface SeenCell {
  /** Cut where it is long. */
  text: string
  problem?: CellProblem
}

/** A row of the cells that are in view. */
export interface SeenRow {
  /** Where it stands in the table as it was read, counted from 0. */
  row: number
  cells: SeenCell[]
  /** How many cells it has. */
  cellCount: number
}

/** In UTF-16 units: no more of a cell is handed to the page. */
const maxShown = 300

/** How many rows the widths of columns are measured by. */
const measuredRows = 1000

const [isShort, isLong, isStray, isOpen] = [1, 2, 4, 8]

/**
 * A table of which only the places of its rows are kept besides its text: a million rows take 9 MB more. The cells of
 * what is in view are read when they are asked for.
 */
export class TableDocument {
  #text: string
  #delimiter: string
  #starts = new GrowingNumbers(Uint32Array)
  #ends = new GrowingNumbers(Uint32Array)
  #flags = new GrowingNumbers(Uint8Array)
  #columns: SeenColumn[]
  #expected: number
  #order: Uint32Array | undefined
  readonly summary: TableSummary

  /**
   * @param onProgress told the share of the text that is read
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
    const survey = new ColumnSurvey()
    let header: readonly string[] | undefined
    let [flagged, strays, nextReport] = [0, 0, reportEvery]
    const quotes = walkDelimited(text, this.#delimiter, from, (row, start, end, oddities) => {
      if (row.length === 0) return
      const hasStray = oddities.strays.length > strays
      strays = oddities.strays.length
      if (header === undefined) {
        header = hasHeader ? row : []
        if (hasHeader) return
      }
      survey.add(row, this.#starts.length < measuredRows)
      const difference =
        header.length === 0 ? 0 : row.length < header.length ? isShort : row.length > header.length ? isLong : 0
      const flag = difference | (hasStray ? isStray : 0) | (oddities.openQuote === undefined ? 0 : isOpen)
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
    if (quotes.openQuote !== undefined && this.#starts.length === 0) flagged++
    this.summary = { rows: this.#starts.length, columns, problems: flagged + oddCells }
  }

  /** Sorts and filters; answers how many rows are left. */
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

  /** The rows that stand at these places as the table is sorted and filtered now, of the columns in view. */
  page(from: number, to: number, fromColumn: number, toColumn: number): SeenRow[] {
    const seen: SeenRow[] = []
    for (let at = from; at < Math.min(to, this.#order?.length ?? this.#starts.length); at++) {
      const row = this.#order?.[at] ?? at
      const values = this.#cellsOf(row)
      const cells: SeenCell[] = []
      for (let column = fromColumn; column < toColumn; column++) {
        const problem = this.#problemOf(row, column, values)
        const cell = values[column] ?? ''
        const text = cell.length > maxShown ? `${cell.slice(0, maxShown)}…` : cell
        cells.push(problem ? { text, problem } : { text })
      }
      seen.push({ row, cells, cellCount: values.length })
    }
    return seen
  }

  /** A whole cell. */
  cell(row: number, column: number): string {
    return this.#cellsOf(row)[column] ?? ''
  }

  /** A row as spreadsheets paste it. */
  rowText(row: number): string {
    return writeDelimited([this.#cellsOf(row)], { delimiter: '\t', quote: 'needed', lineEnd: '\n' }).trimEnd()
  }

  /** Where a row begins in the text. */
  placeOf(row: number): LineColumn {
    return lineColumnIn(this.#text, this.#starts.at(row))
  }

  #cellsOf(row: number): string[] {
    const text = this.#text.slice(this.#starts.at(row), this.#ends.at(row))
    return readDelimited(text, this.#delimiter).rows[0] ?? []
  }

  #oddColumns(cells: readonly string[]): boolean {
    return this.#columns.some(({ usual }, column) => usual !== undefined && isTypeOutlier(cells[column] ?? '', usual))
  }

  #problemOf(row: number, column: number, cells: readonly string[]): CellProblem | undefined {
    const flag = this.#flags.at(row)
    const cellCount = cells.length
    if (flag & isOpen && column === cellCount - 1) return 'openQuote'
    if (flag & isShort && column >= cellCount && column < this.#expected) return 'shortRow'
    if (flag & isLong && column >= this.#expected && column < cellCount) return 'longRow'
    const cell = cells[column] ?? ''
    if (flag & isStray && cell.includes('"')) return 'strayQuote'
    const usual = this.#columns[column]?.usual
    return usual !== undefined && isTypeOutlier(cell, usual) ? 'oddType' : undefined
  }
}

/** In UTF-16 units. */
const reportEvery = 1 << 20
