import { parentPort } from '#lib/worker/parent-port.browser.ts'
import { serveMethods } from '#lib/worker/serve-methods.ts'
import type { SheetMethods } from './sheet-methods.ts'
import { readSheets } from './workbook.ts'
import { readZip, Unpacker } from './zip.ts'

/** Of the parts that name the sheets; those of workbooks with hundreds of sheets take some tens of kilobytes. */
const maxMebibytes = 8

serveMethods<SheetMethods>(
  {
    async sheets(file) {
      const { sheets } = await readSheets(new Unpacker(await readZip(file), maxMebibytes))
      return sheets.map(({ name, isHidden }) => ({ name, isHidden }))
    },
  },
  parentPort(),
)
