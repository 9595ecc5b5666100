import { textAt, viewOf } from '../bytes.ts'
import { type Box, parseBoxes } from './boxes.ts'

/** One of the things that a HEIF file holds: an image, a block of EXIF, XMP (ISO/IEC 14496-12, section 8.11). */
export interface Item {
  id: number
  type: string
  isPrimary: boolean
  /** A view of the file itself; empty where the item is scattered. */
  bytes: Uint8Array
  properties: { type: string; view: DataView }[]
}

/** Reads the items of a file. Throws RangeError where it is damaged. */
export function readItems(bytes: Uint8Array): Item[] {
  const meta = parseBoxes(bytes).find(({ type }) => type === 'meta')
  if (!meta) return []
  const boxes = parseBoxes(bytes, meta.content + 4, meta.end)
  const box = (type: string) => boxes.find((candidate) => candidate.type === type)
  const [list, places, properties, primary] = ['iinf', 'iloc', 'iprp', 'pitm'].map(box)
  const primaryId = primary && reader(bytes, primary, ({ version, number }) => number(version ? 4 : 2))
  const placeOf = places ? readPlaces(bytes, places, box('idat')) : new Map<number, Uint8Array>()
  const propertiesOf = properties ? readProperties(bytes, properties) : new Map<number, Item['properties']>()
  return (list ? readTypes(bytes, list) : []).map(({ id, type }) => ({
    id,
    type,
    isPrimary: id === primaryId,
    bytes: placeOf.get(id) ?? new Uint8Array(),
    properties: propertiesOf.get(id) ?? [],
  }))
}

interface Reader {
  version: number
  flags: number
  /** Reads the next number, of 0, 1, 2, 4 or 8 bytes. */
  number(length: number): number
  at(): number
}

/** Reads a box that begins with its version and flags, number by number. */
function reader<Answer>(bytes: Uint8Array, { content, end }: Box, read: (reader: Reader) => Answer): Answer {
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
  const start = reader(bytes, list, ({ version, number, at }) => {
    number(version ? 4 : 2)
    return at()
  })
  return parseBoxes(bytes, start, list.end).map((entry) =>
    reader(bytes, entry, ({ version, number, at }) => {
      const id = number(version > 2 ? 4 : 2)
      number(2)
      return { id, type: textAt(bytes, at(), 4) }
    }),
  )
}

/** Where the bytes of each item are: in the file, or in the box of data beside it. */
function readPlaces(bytes: Uint8Array, places: Box, data: Box | undefined): Map<number, Uint8Array> {
  return reader(bytes, places, ({ version, number }) => {
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
  const links = parts.filter(({ type }) => type === 'ipma').flatMap((part) => readLinks(bytes, part))
  return new Map(links.map(({ id, numbers }) => [id, numbers.flatMap((number) => all[number - 1] ?? [])]))
}

/** Which properties each item has, by their numbers, counted from 1. */
function readLinks(bytes: Uint8Array, part: Box): { id: number; numbers: number[] }[] {
  return reader(bytes, part, ({ version, flags, number }) =>
    Array.from({ length: number(4) }, () => ({
      id: number(version ? 4 : 2),
      // The highest bit says that a reader must understand the property.
      numbers: Array.from({ length: number(1) }, () => (flags & 1 ? number(2) & 0x7fff : number(1) & 0x7f)),
    })),
  )
}
