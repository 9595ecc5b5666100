import { textAt, viewOf } from '../bytes.ts'
import { type Box, parseBoxes } from './boxes.ts'

/** An item of a HEIF file: an image, EXIF, XMP (ISO/IEC 14496-12, section 8.11). */
export interface Item {
  id: number
  type: string
  isPrimary: boolean
  /** A view into the file; empty if the item has several extents. */
  bytes: Uint8Array
  properties: { type: string; view: DataView }[]
}

/** Reads the items of a file. Throws RangeError if it is damaged. */
export function readItems(bytes: Uint8Array): Item[] {
  const meta = parseBoxes(bytes).find(({ type }) => type === 'meta')
  if (!meta) return []
  const boxes = parseBoxes(bytes, meta.content + 4, meta.end)
  const box = (type: string) => boxes.find((candidate) => candidate.type === type)
  const [list, places, properties, primary] = ['iinf', 'iloc', 'iprp', 'pitm'].map(box)
  const primaryId = primary && readFullBox(bytes, primary, ({ version, number }) => number(version ? 4 : 2))
  const bytesById = places ? readLocations(bytes, places, box('idat')) : new Map<number, Uint8Array>()
  const propertiesOf = properties ? readProperties(bytes, properties) : new Map<number, Item['properties']>()
  return (list ? readTypes(bytes, list) : []).map(({ id, type }) => ({
    id,
    type,
    isPrimary: id === primaryId,
    bytes: bytesById.get(id) ?? new Uint8Array(),
    properties: propertiesOf.get(id) ?? [],
  }))
}

/**
 * The TIFF data of an EXIF item, which begins with its offset, counted from the end of that field (ISO/IEC 23008-12,
 * annex A.2.1). Some writers say 0 although the identifier `Exif` stands before it.
 */
export function exifIn(item: Uint8Array): Uint8Array {
  if (item.length < 4) return item
  const start = textAt(item, 4, 6) === 'Exif\0\0' ? 10 : 4 + viewOf(item).getUint32(0)
  return item.subarray(start)
}

interface BoxReader {
  version: number
  flags: number
  /** Reads the next big-endian integer of 0, 1, 2, 4 or 8 bytes. */
  number(length: number): number
  at(): number
}

/** Reads a full box, which begins with its version and flags. */
function readFullBox<Answer>(bytes: Uint8Array, { content, end }: Box, read: (reader: BoxReader) => Answer): Answer {
  const view = viewOf(bytes)
  let at = content + 4
  const number = (length: number) => {
    if (at + length > end) throw new RangeError('This box ends too early')
    let value = 0
    for (const last = at + length; at < last; at++) value = value * 256 + view.getUint8(at)
    return value
  }
  const flags = view.getUint32(content) & 0xffffff
  return read({ version: view.getUint8(content), flags, number, at: () => at })
}

function readTypes(bytes: Uint8Array, list: Box): { id: number; type: string }[] {
  const start = readFullBox(bytes, list, ({ version, number, at }) => {
    number(version ? 4 : 2)
    return at()
  })
  return parseBoxes(bytes, start, list.end).map((entry) =>
    readFullBox(bytes, entry, ({ version, number, at }) => {
      const id = number(version > 2 ? 4 : 2)
      number(2)
      return { id, type: textAt(bytes, at(), 4) }
    }),
  )
}

/** Reads the item locations (`iloc`), in the file or in the `idat` box. */
function readLocations(bytes: Uint8Array, places: Box, data: Box | undefined): Map<number, Uint8Array> {
  return readFullBox(bytes, places, ({ version, number }) => {
    const sizes = number(2)
    const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [12, 8, 4, 0].map(
      (bit) => (sizes >> bit) & 15,
    )
    const idSize = version > 1 ? 4 : 2
    const bytesById = new Map<number, Uint8Array>()
    for (let left = number(idSize); left > 0; left--) {
      const id = number(idSize)
      const method = version ? number(2) & 15 : 0
      number(2)
      const origin = number(baseSize) + (method === 1 ? (data?.content ?? 0) : 0)
      const extents = Array.from({ length: number(2) }, () => {
        if (version) number(indexSize)
        const start = origin + number(offsetSize)
        return bytes.subarray(start, start + number(lengthSize))
      })
      const [only] = extents
      if (only && extents.length === 1) bytesById.set(id, only)
    }
    return bytesById
  })
}

function readProperties(bytes: Uint8Array, box: Box): Map<number, Item['properties']> {
  const parts = parseBoxes(bytes, box.content, box.end)
  const container = parts.find(({ type }) => type === 'ipco')
  const all = (container ? parseBoxes(bytes, container.content, container.end) : []).map(({ type, content, end }) => ({
    type,
    view: viewOf(bytes.subarray(content, end)),
  }))
  const links = parts.filter(({ type }) => type === 'ipma').flatMap((part) => readAssociations(bytes, part))
  return new Map(links.map(({ id, numbers }) => [id, numbers.flatMap((number) => all[number - 1] ?? [])]))
}

/** Reads the property associations (`ipma`): property indices, from 1, by item. */
function readAssociations(bytes: Uint8Array, part: Box): { id: number; numbers: number[] }[] {
  return readFullBox(bytes, part, ({ version, flags, number }) =>
    Array.from({ length: number(4) }, () => ({
      id: number(version ? 4 : 2),
      // The highest bit marks the property as essential.
      numbers: Array.from({ length: number(1) }, () => (flags & 1 ? number(2) & 0x7fff : number(1) & 0x7f)),
    })),
  )
}
