import { joinBytes } from '../../../join-bytes.ts'
import { uint32Bytes, bytesOf, viewOf } from '../../bytes.ts'
import { type Box, boxesIn } from '../../iso-media/boxes.ts'
import { type Item, readItems } from '../../iso-media/items.ts'

/**
 * Gives an AVIF whose images do not say how deep their pixels are (`pixi`, ISO/IEC 23008-12, section 6.5.6) what its
 * decoder refuses to be without, from what its coding says of them. What says so already is returned as it is.
 *
 * @throws RangeError where the file is damaged
 */
export function withPixelDepths(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const items = readItems(bytes)
  const coded = items.find(({ type }) => type === 'av01')
  const lacking = items.filter(({ type, properties }) => isImage(type) && !has(properties, 'pixi'))
  const meta = boxesIn(bytes).find(({ type }) => type === 'meta')
  if (lacking.length === 0 || !meta || !coded) return bytes
  const boxes = boxesIn(bytes, meta.content + 4, meta.end)
  const properties = boxes.find(({ type }) => type === 'iprp')
  const parts = properties ? boxesIn(bytes, properties.content, properties.end) : []
  const container = parts.find(({ type }) => type === 'ipco')
  if (!properties || !container) return bytes
  const count = boxesIn(bytes, container.content, container.end).length
  const numbers = new Map(lacking.map(({ id }, index) => [id, count + 1 + index]))
  const depths = lacking.map((item) => depthsOf(has(item.properties, 'av1C') ? item : coded))
  const whole = ({ start, end }: Box) => bytes.subarray(start, end)
  const newParts = parts.map((part) => {
    if (part === container) return box('ipco', bytes.subarray(part.content, part.end), ...depths)
    return part.type === 'ipma' ? withLinks(bytes, part, numbers) : whole(part)
  })
  const newBoxes = boxes.map((part) => (part === properties ? box('iprp', ...newParts) : whole(part)))
  // It comes behind all that is told by its place in the file; where it stood stands nothing.
  const copy = new Uint8Array(bytes)
  copy.set(bytesOf('free'), meta.start + 4)
  return joinBytes(copy, box('meta', bytes.subarray(meta.content, meta.content + 4), ...newBoxes))
}

const isImage = (type: string): boolean => type === 'av01' || type === 'grid'

const has = (properties: Item['properties'], name: string): boolean => properties.some(({ type }) => type === name)

function box(type: string, ...parts: Uint8Array[]): Uint8Array {
  const content = joinBytes(...parts)
  return joinBytes(uint32Bytes(content.length + 8), bytesOf(type), content)
}

/** As many bits for each part of a pixel as the coding has (AV1 Codec ISO Media File Format Binding, section 2.3). */
function depthsOf({ properties }: Item): Uint8Array {
  const flags = properties.find(({ type }) => type === 'av1C')?.view.getUint8(2) ?? 0
  const depth = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8
  const parts = flags & 0x10 ? [depth] : [depth, depth, depth]
  return box('pixi', Uint8Array.of(0, 0, 0, 0, parts.length, ...parts))
}

/** Says of some images that a property more is theirs. */
function withLinks(bytes: Uint8Array, part: Box, numbers: ReadonlyMap<number, number>): Uint8Array {
  const view = viewOf(bytes)
  const idSize = view.getUint8(part.content) ? 4 : 2
  const isWide = (view.getUint8(part.content + 3) & 1) === 1
  const pieces = [bytes.subarray(part.content, part.content + 8)]
  for (let at = part.content + 8; at + idSize < part.end; ) {
    const id = idSize === 4 ? view.getUint32(at) : view.getUint16(at)
    const count = view.getUint8(at + idSize)
    const end = at + idSize + 1 + count * (isWide ? 2 : 1)
    const number = numbers.get(id)
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
  return box('ipma', ...pieces)
}
