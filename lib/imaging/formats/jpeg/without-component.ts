// Turns a JPEG of four components (CMYK or YCCK) into one of three, which the decoder supports, without decoding it:
// copies the entropy-coded bits of three components, and leaves out those of the fourth (ITU-T T.81, annexes B, F and
// G).
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { copyScan, type ScanComponent } from './scan.ts'

export interface OmittedComponent {
  /** The index of the component to leave out, from 0. */
  color: number
  /** The remaining three are YCbCr, to be converted to RGB. */
  isTransformed: boolean
}

/**
 * Returns a JPEG of four components without one of them.
 *
 * @throws CodecError if its scans or sampling do not allow leaving one out; RangeError if it is damaged
 */
export function withoutComponent(
  bytes: Uint8Array,
  { color, isTransformed }: OmittedComponent,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: Uint8Array[] = [bytesOf('\xff\xd8'), adobeSegment(isTransformed)]
  const tables = new Map<number, Uint8Array>()
  let frame: Frame | undefined
  let interval = 0
  for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length; ) {
    const marker = view.getUint8(at + 1)
    if (marker === 0xd9) break
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) throw new RangeError('This segment is cut off')
    const segment = bytes.subarray(at, end)
    if (marker === 0xda) {
      if (!frame) throw new RangeError('This scan has no frame')
      const stop = endOfScan(bytes, end)
      const scan = parseScan(segment, frame, color)
      const all = bytes.subarray(end, stop)
      if (scan.kept.length > 0) pieces.push(scan.head)
      if (scan.kept.length === scan.components.length) pieces.push(all)
      else if (scan.kept.length > 0) pieces.push(copyScan(all, { ...scan, tables, interval, mcus: frame.mcus }))
      at = stop
      continue
    }
    if (isFrame(marker)) {
      frame = parseFrame(segment, color)
      pieces.push(frame.head)
    } else if (marker === 0xc4) {
      readTables(segment, tables)
      pieces.push(segment)
    } else if (marker === 0xdb || marker === 0xdd) {
      if (marker === 0xdd) interval = view.getUint16(at + 4)
      pieces.push(segment)
    }
    at = nextMarker(bytes, end)
  }
  return joinBytes(...pieces, bytesOf('\xff\xd9'))
}

/** Builds the Adobe APP14 segment, which says whether the components are YCbCr. */
const adobeSegment = (isTransformed: boolean): Uint8Array =>
  joinBytes(bytesOf('\xff\xee\0\x0eAdobe\0\x64\0\0\0\0'), Uint8Array.of(isTransformed ? 1 : 0))

const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff) return at
  }
  return bytes.length
}

/** Returns the offset of the next marker other than a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = nextMarker(bytes, from)
  while (at < bytes.length && ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0) at = nextMarker(bytes, at + 2)
  return at
}

interface Frame {
  head: Uint8Array
  components: { id: number; blocks: number }[]
  isProgressive: boolean
  /** The number of MCUs in a scan of all components. */
  mcus: number
}

function parseFrame(segment: Uint8Array, color: number): Frame {
  const marker = segment[1] ?? 0
  if (![0xc0, 0xc1, 0xc2].includes(marker)) throw new CodecError('this JPEG is packed in a way that is not read here')
  if (segment[9] !== 4 || segment.length < 22) throw new RangeError('This frame has not four colors')
  const [height, width] = [5, 7].map((at) => ((segment[at] ?? 0) << 8) | (segment[at + 1] ?? 0))
  const components = [0, 1, 2, 3].map((index) => {
    const [id = 0, sampling = 0] = segment.subarray(10 + 3 * index)
    return { id, across: sampling >> 4, down: sampling & 15 }
  })
  const maxSampling = (list: typeof components) => [
    Math.max(...list.map(({ across }) => across)),
    Math.max(...list.map(({ down }) => down)),
  ]
  const [across = 1, down = 1] = maxSampling(components)
  const [keptAcross, keptDown] = maxSampling(components.filter((_, index) => index !== color))
  const isUsual = components.every((part) => part.across > 0 && part.down > 0 && part.across < 5 && part.down < 5)
  if (!isUsual || across !== keptAcross || down !== keptDown) {
    throw new CodecError('this JPEG has colors of no usual size')
  }
  // The remaining components get new identifiers, since some files use one twice.
  const kept = [0, 1, 2, 3].filter((index) => index !== color)
  const parts = kept.map((index, place) =>
    Uint8Array.of(place + 1, ...segment.subarray(11 + 3 * index, 13 + 3 * index)),
  )
  return {
    head: joinBytes(Uint8Array.of(0xff, marker, 0, 17), segment.subarray(4, 9), Uint8Array.of(3), ...parts),
    components: components.map((part) => ({ id: part.id, blocks: part.across * part.down })),
    isProgressive: marker === 0xc2,
    mcus: Math.ceil((width ?? 0) / (8 * across)) * Math.ceil((height ?? 0) / (8 * down)),
  }
}

function parseScan(segment: Uint8Array, { components: all, isProgressive }: Frame, color: number) {
  const count = segment[4] ?? 0
  if (count < 1 || count > 4 || segment.length < 8 + 2 * count) throw new RangeError('This scan is cut off')
  const used = new Set<number>()
  const components = Array.from({ length: count }, (_, place): ScanComponent => {
    const [id, tables = 0] = segment.subarray(5 + 2 * place)
    const index = all.findIndex((component, number) => component.id === id && !used.has(number))
    if (index < 0) throw new RangeError('This scan has a color of no frame')
    used.add(index)
    return { index, tables, blocks: all[index]?.blocks ?? 1, isKept: index !== color }
  })
  const kept = components.filter(({ isKept }) => isKept)
  if (count === 2 && kept.length === 1) throw new CodecError('this JPEG has colors in pairs')
  const numbers = kept.flatMap(({ index, tables }) => [index + (index > color ? 0 : 1), tables])
  const tail = segment.subarray(5 + 2 * count, 8 + 2 * count)
  if (isProgressive && count > 1 && tail[0] !== 0) throw new RangeError('This scan has too many colors')
  const head = Uint8Array.of(0xff, 0xda, 0, 6 + 2 * kept.length, kept.length, ...numbers, ...tail)
  const kind = isProgressive
    ? (tail[2] ?? 0) >> 4
      ? ('dc-refinement' as const)
      : ('dc-first' as const)
    : ('sequential' as const)
  return { head, components, kept, kind }
}

/** Adds the Huffman tables of a DHT segment, keyed by their byte of class and number. */
function readTables(segment: Uint8Array, tables: Map<number, Uint8Array>): void {
  for (let at = 4; at + 17 <= segment.length; ) {
    const counts = segment.subarray(at + 1, at + 17)
    const length = 17 + counts.reduce((sum, count) => sum + count, 0)
    if (at + length > segment.length) throw new RangeError('This table is cut off')
    tables.set(segment[at] ?? 0, segment.subarray(at + 1, at + length))
    at += length
  }
}
