import { gpsTags, isLayoutTag, mainTags } from './exif-tags.ts'
import { formatFieldValue } from './exif-values.ts'

/** A field of EXIF, formatted for display. */
export interface ExifField {
  group: 'EXIF' | 'GPS' | 'Thumbnail'
  tag: number
  /** Its name in the standard, or else the tag in hexadecimal. */
  name: string
  value: string
  /** Its numeric values; rationals as quotients. */
  numbers: number[]
}

/** The limit on fields of all directories: far more than cameras write. */
const maxFields = 2000

/**
 * Reads all fields of a block of EXIF, or of a TIFF (Exif 3.0, section 4.6). Damaged parts are skipped: directories
 * that refer to themselves, fields whose values are outside of the block.
 */
export function readExif(bytes: Uint8Array): ExifField[] {
  const fields: ExifField[] = []
  const seen = new Set<number>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 8) return []
  const isLittle = view.getUint16(0) === 0x4949
  if (!isLittle && view.getUint16(0) !== 0x4d4d) return []

  const waiting: [at: number, group: ExifField['group']][] = [[view.getUint32(4, isLittle), 'EXIF']]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [at, group] = next
    if (at === 0 || seen.has(at) || at + 2 > bytes.length) continue
    seen.add(at)
    const count = view.getUint16(at, isLittle)
    for (let entry = at + 2; entry < at + 2 + 12 * count && entry + 12 <= bytes.length; entry += 12) {
      if (fields.length >= maxFields) return fields
      const tag = view.getUint16(entry, isLittle)
      const field = { type: view.getUint16(entry + 2, isLittle), count: view.getUint32(entry + 4, isLittle) }
      const size = (sizes[field.type] ?? 1) * field.count
      const start = size > 4 ? view.getUint32(entry + 8, isLittle) : entry + 8
      if (start + size > bytes.length) continue
      if (group !== 'Thumbnail' && (tag === 0x8769 || tag === 0x8825)) {
        waiting.push([view.getUint32(entry + 8, isLittle), tag === 0x8825 ? 'GPS' : group])
        continue
      }
      const name = (group === 'GPS' ? gpsTags : mainTags).get(tag)
      // How the pixels of a TIFF are stored is not personal, and not part of EXIF elsewhere.
      if (!name && group === 'EXIF' && isLayoutTag(tag)) continue
      const data = new DataView(view.buffer, view.byteOffset + start, size)
      const read = { ...field, isLittle }
      const { value, numbers } = formatFieldValue(data, read, tag)
      fields.push({ group, tag, name: name ?? `0x${tag.toString(16).padStart(4, '0')}`, value, numbers })
    }
    const end = at + 2 + 12 * count
    if (group === 'EXIF' && seen.size === 1 && end + 4 <= bytes.length)
      waiting.push([view.getUint32(end, isLittle), 'Thumbnail'])
  }
  return fields
}

/** Bytes per value, by type: BYTE, ASCII, SHORT, LONG, RATIONAL, and so on; 129 is UTF-8. */
const sizes: Record<number, number> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  129: 1,
}
