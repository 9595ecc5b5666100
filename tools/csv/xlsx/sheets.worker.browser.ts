import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import { readSheets, type Sheet } from './workbook.ts'
import { openWorkbook, Unpacker } from './zip.ts'

/** What the list of sheets shows. */
export type SheetInfo = Pick<Sheet, 'name' | 'isHidden'>

/** The methods of this worker. */
export type SheetMethods = {
  sheets: (file: Blob) => Promise<SheetInfo[]>
}

/** The limit for the parts that list the sheets, which take tens of kilobytes with hundreds of sheets. */
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
