import type { LineColumn } from '#lib/text/line-column.ts'
import type { MethodCall } from '#lib/worker/messages.ts'
import type { Arrangement } from './arrange-rows.ts'
import type { TableOptions, TableSummary, VisibleRow } from './table-document.ts'

/** A table to open. */
export interface TableSource extends TableOptions {
  text: string | Blob
  /** The start of the source, with the same delimiter; a blob can have any charset. */
  delimiterSample?: string | Blob | undefined
}

/** The methods of the worker of a table; `open` comes first. */
export type TableMethods = {
  open: (given: TableSource, call: MethodCall) => Promise<TableSummary>
  arrange: (given: Arrangement) => number
  page: (given: { from: number; to: number; fromColumn: number; toColumn: number }) => VisibleRow[]
  cell: (given: { row: number; column: number }) => string
  rowText: (row: number) => string
  placeOf: (row: number) => LineColumn
}
