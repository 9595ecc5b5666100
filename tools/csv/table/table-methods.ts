import type { LineColumn } from '#lib/text/line-column.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import type { Arrangement } from './arrange-rows.ts'
import type { SeenRow, TableOptions, TableSummary } from './table-document.ts'

/** A table to open. */
export interface TableSource extends TableOptions {
  text: string | Blob
  /** The beginning of what it was made of, whose delimiter it has; a blob in any charset. */
  like?: string | Blob | undefined
}

/** What the worker of a table can be asked; all but `open` after it. */
export type TableMethods = {
  open: (given: TableSource, call: MethodCall) => Promise<TableSummary>
  arrange: (given: Arrangement) => number
  page: (given: { from: number; to: number; fromColumn: number; toColumn: number }) => SeenRow[]
  cell: (given: { row: number; column: number }) => string
  rowText: (row: number) => string
  placeOf: (row: number) => LineColumn
}
