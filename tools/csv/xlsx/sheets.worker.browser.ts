import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { readSheets, type Sheet } from './workbook.ts'
import { openWorkbook, Unpacker } from './zip.ts'

/** What is offered of a sheet. */
export type OfferedSheet = Pick<Sheet, 'name' | 'isHidden'>

/** What this worker can be asked. */
export type SheetMethods = {
  sheets: (file: Blob) => Promise<OfferedSheet[]>
}

/** Of the parts that name the sheets; those of workbooks with hundreds of sheets take some tens of kilobytes. */
const maxMebibytes = 8

serveMethods<SheetMethods>(
  {
    async sheets(file) {
      const { sheets } = await readSheets(new Unpacker(await openWorkbook(file), maxMebibytes))
      return sheets.map(({ name, isHidden }) => ({ name, isHidden }))
    },
  },
  parentPort(),
)
