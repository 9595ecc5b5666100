import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { TableDocument } from './table-document.ts'
import type { TableMethods } from './table-methods.ts'

// The table lives here, away from the page: a million rows of it cost the page nothing.
let table: TableDocument | undefined

function opened(): TableDocument {
  if (!table) throw new Error('No table is open')
  return table
}

serveMethods<TableMethods>(
  {
    async open({ text, ...options }, { progress }) {
      table = new TableDocument(typeof text === 'string' ? text : await text.text(), options, progress)
      return table.summary
    },
    arrange: (arrangement) => opened().arrange(arrangement),
    page: ({ from, to, fromColumn, toColumn }) => opened().page(from, to, fromColumn, toColumn),
    cell: ({ row, column }) => opened().cell(row, column),
    rowText: (row) => opened().rowText(row),
    placeOf: (row) => opened().placeOf(row),
  },
  parentPort(),
)
