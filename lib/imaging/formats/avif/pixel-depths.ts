import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes, viewOf } from '../../bytes.ts'
import { type Box, parseBoxes } from '../../iso-media/boxes.ts'
import { type Item, readItems } from '../../iso-media/items.ts'

/**
 * Adds missing `pixi` properties (bits per channel, ISO/IEC 23008-12, section 6.5.6), which the decoder requires, to
 * the images of an AVIF, from their `av1C` properties. A file without missing ones is returned unchanged.
 *
 * @throws RangeError if the file is damaged
 */
export function withPixelDepths(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const items = readItems(bytes)
  const coded = items.find(({ type }) => type === 'av01')
  const lacking = items.filter(({ type, properties }) => isImage(type) && !has(properties, 'pixi'))
  const meta = parseBoxes(bytes).find(({ type }) => type === 'meta')
  if (lacking.length === 0 || !meta || !coded) return bytes
  const boxes = parseBoxes(bytes, meta.content + 4, meta.end)
  const properties = boxes.find(({ type }) => type === 'iprp')
  const parts = properties ? parseBoxes(bytes, properties.content, properties.end) : []
  const container = parts.find(({ type }) => type === 'ipco')
  if (!properties || !container) return bytes
  const count = parseBoxes(bytes, container.content, container.end).length
  const addedIndices = new Map(lacking.map(({ id }, index) => [id, count + 1 + index]))
  const depths = lacking.map((item) => buildPixi(has(item.properties, 'av1C') ? item : coded))
  const whole = ({ start, end }: Box) => bytes.subarray(start, end)
  const newParts = parts.map((part) => {
    if (part === container) return buildBox('ipco', bytes.subarray(part.content, part.end), ...depths)
    return part.type === 'ipma' ? addAssociations(bytes, part, addedIndices) : whole(part)
  })
  const newBoxes = boxes.map((part) => (part === properties ? buildBox('iprp', ...newParts) : whole(part)))
  // The new meta box goes to the end, so that file offsets stay valid; the old one becomes a `free` box.
  const copy = new Uint8Array(bytes)
  copy.set(bytesOf('free'), meta.start + 4)
  return joinBytes(copy, buildBox('meta', bytes.subarray(meta.content, meta.content + 4), ...newBoxes))
}

const isImage = (type: string): boolean => type === 'av01' || type === 'grid'

const has = (properties: Item['properties'], name: string): boolean => properties.some(({ type }) => type === name)

function buildBox(type: string, ...parts: Uint8Array[]): Uint8Array {
  const content = joinBytes(...parts)
  return joinBytes(uint32Bytes(content.length + 8), bytesOf(type), content)
}

/**
 * Builds a `pixi` box with the bits per channel of the item's `av1C` (AV1 Codec ISO Media File Format Binding, section
 * 2.3).
 */
function buildPixi({ properties }: Item): Uint8Array {
  const flags = properties.find(({ type }) => type === 'av1C')?.view.getUint8(2) ?? 0
  const depth = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8
  const parts = flags & 0x10 ? [depth] : [depth, depth, depth]
  return buildBox('pixi', Uint8Array.of(0, 0, 0, 0, parts.length, ...parts))
}

/** Associates the given items with one more property each. */
function addAssociations(bytes: Uint8Array, part: Box, addedIndices: ReadonlyMap<number, number>): Uint8Array {
  const view = viewOf(bytes)
  const idSize = view.getUint8(part.content) ? 4 : 2
  const isWide = (view.getUint8(part.content + 3) & 1) === 1
  const pieces = [bytes.subarray(part.content, part.content + 8)]
  for (let at = part.content + 8; at + idSize < part.end; ) {
    const id = idSize === 4 ? view.getUint32(at) : view.getUint16(at)
    const count = view.getUint8(at + idSize)
    const end = at + idSize + 1 + count * (isWide ? 2 : 1)
    const number = addedIndices.get(id)
    const isAdded = number !== undefined && count < 255 && number < (isWide ? 32_768 : 128)
    const links = bytes.subarray(at + idSize + 1, end)
    const added = !isAdded ? [] : isWide ? [number >> 8, number] : [number]
    pieces.push(
      bytes.subarray(at, at + idSize),
      Uint8Array.of(count + (isAdded ? 1 : 0)),
      links,
      Uint8Array.from(added),
    )
    at = end
  }
  return buildBox('ipma', ...pieces)
}
