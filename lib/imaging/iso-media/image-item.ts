import { textAt } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import { parseBoxes } from './boxes.ts'
import { readItems } from './items.ts'

/** Finds the primary image of a file, with its size and color profile. */
export function readImageItem(bytes: Uint8Array) {
  const items = readItems(bytes)
  const image = items.find(({ isPrimary }) => isPrimary)
  const size = image?.properties.find(({ type }) => type === 'ispe')
  if (!image || !size) throw new CodecError('this file has no image')
  const color = image.properties.find(({ type, view }) => type === 'colr' && view.getUint8(0) === 0x70)
  const profile = color && new Uint8Array(color.view.buffer, color.view.byteOffset + 4, color.view.byteLength - 4)
  return { items, image, width: size.view.getUint32(4), height: size.view.getUint32(8), profile }
}

/** Returns the brands of a file, the major one first; none if it does not begin with an `ftyp` box. */
export function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return []
  const [type] = parseBoxes(bytes, 0, Math.min(bytes.length, 256))
  const end = Math.min(type?.end ?? 0, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(textAt(bytes, at, 4))
  return brands
}
