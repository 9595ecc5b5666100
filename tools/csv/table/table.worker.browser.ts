import { readPreamble } from '#lib/table/read-table.ts'
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

async function delimiterOf(like: string | Blob) {
  if (typeof like === 'string') return readPreamble(like, 'auto').delimiter
  const { readText } = await import('#lib/charset/read-text.ts')
  return readPreamble(readText(new Uint8Array(await like.arrayBuffer()))?.text ?? '', 'auto').delimiter
}

serveMethods<TableMethods>(
  {
    async open({ text, like, header, ...wanted }, { progress }) {
      const delimiter = like ? await delimiterOf(like) : wanted.delimiter
      table = new TableDocument(typeof text === 'string' ? text : await text.text(), { delimiter, header }, progress)
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
