import { errors } from '../errors.ts'
import { startZxing } from '../reader/start-zxing.ts'
import { type BarcodeFormat, formatProperties } from './formats.ts'

/** The modules of a barcode by rows: true is dark. */
export interface Modules {
  width: number
  rows: boolean[][]
}

/** Encodes the content of a barcode with the writer of ZXing-C++. @throws ToolError tooLongForFormat, initFailed */
export async function modulesOf(content: string, format: BarcodeFormat): Promise<Modules> {
  const { writeBarcode } = await startZxing('writer')
  const { title, zxing } = formatProperties[format]
  // Many readers recognize only square Data Matrix codes.
  const options = format === 'datamatrix' ? 'forceSquare' : ''
  const { error, symbol } = await writeBarcode(content, { format: zxing, options, scale: 1, addQuietZones: false })
  if (/too (?:long|many)/.test(error)) throw errors.tooLongForFormat({ format: title })
  if (error) throw new Error(error)
  const { width, height, data } = symbol
  const isDark = (x: number, y: number) => data[y * width + x] === 0
  const rows = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => isDark(x, y)))
  return { width, rows }
}
