import { readPreamble } from '#lib/table/read-table.ts'
import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { TableDocument } from './table-document.ts'
import type { TableMethods } from './table-methods.ts'

// The worker holds the table, so that even a million rows do not burden the page.
let table: TableDocument | undefined

function opened(): TableDocument {
  if (!table) throw new Error('No table is open')
  return table
}

async function delimiterOf(sample: string | Blob) {
  if (typeof sample === 'string') return readPreamble(sample, 'auto').delimiter
  const { readText } = await import('#lib/charset/read-text.ts')
  return readPreamble(readText(new Uint8Array(await sample.arrayBuffer()))?.text ?? '', 'auto').delimiter
}

serveMethods<TableMethods>(
  {
    async open({ text, delimiterSample, header, ...wanted }, { progress }) {
      const delimiter = delimiterSample ? await delimiterOf(delimiterSample) : wanted.delimiter
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
