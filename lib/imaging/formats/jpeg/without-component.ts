// A JPEG of four colors (CMYK, or YCCK) as one of three, which the decoder reads. Nothing is decoded for it: the bits
// of three colors are copied as they stand, those of the fourth are left out (ITU-T T.81, annexes B, F and G).
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { copyScan, type ScanComponent } from './scan.ts'

export interface OmittedComponent {
  /** Which of the four colors is left out, counted from 0. */
  color: number
  /** The three that stay are brightness and differences, and are to become red, green and blue. */
  isTransformed: boolean
}

/**
 * Writes a JPEG of four colors without one of them.
 *
 * @throws CodecError where its colors are stored in a way that none can be left out of; RangeError where it is damaged
 */
export function withoutComponent(
  bytes: Uint8Array,
  { color, isTransformed }: OmittedComponent,
): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const pieces: Uint8Array[] = [bytesOf('\xff\xd8'), adobe(isTransformed)]
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
      const scan = scanIn(segment, frame, color)
      const all = bytes.subarray(end, stop)
      if (scan.kept.length > 0) pieces.push(scan.head)
      if (scan.kept.length === scan.components.length) pieces.push(all)
      else if (scan.kept.length > 0) pieces.push(copyScan(all, { ...scan, tables, interval, mcus: frame.mcus }))
      at = stop
      continue
    }
    if (isFrame(marker)) {
      frame = frameIn(segment, color)
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

/** Says what three colors are. */
const adobe = (isTransformed: boolean): Uint8Array =>
  joinBytes(bytesOf('\xff\xee\0\x0eAdobe\0\x64\0\0\0\0'), Uint8Array.of(isTransformed ? 1 : 0))

const isFrame = (marker: number): boolean => (marker & 0xf0) === 0xc0 && ![0xc4, 0xc8, 0xcc].includes(marker)

function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] === 0xff && bytes[at + 1] !== 0 && bytes[at + 1] !== 0xff) return at
  }
  return bytes.length
}

/** Where the next marker is that begins anything but the next part of a scan. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = nextMarker(bytes, from)
  while (at < bytes.length && ((bytes[at + 1] ?? 0) & 0xf8) === 0xd0) at = nextMarker(bytes, at + 2)
  return at
}

interface Frame {
  head: Uint8Array
  components: { id: number; blocks: number }[]
  isProgressive: boolean
  /** How many groups of blocks a scan of all colors has. */
  mcus: number
}

function frameIn(segment: Uint8Array, color: number): Frame {
  const marker = segment[1] ?? 0
  if (![0xc0, 0xc1, 0xc2].includes(marker)) throw new CodecError('this JPEG is packed in a way that is not read here')
  if (segment[9] !== 4 || segment.length < 22) throw new RangeError('This frame has not four colors')
  const [height, width] = [5, 7].map((at) => ((segment[at] ?? 0) << 8) | (segment[at + 1] ?? 0))
  const components = [0, 1, 2, 3].map((index) => {
    const [id = 0, shares = 0] = segment.subarray(10 + 3 * index)
    return { id, across: shares >> 4, down: shares & 15 }
  })
  const maxShares = (list: typeof components) => [
    Math.max(...list.map(({ across }) => across)),
    Math.max(...list.map(({ down }) => down)),
  ]
  const [across = 1, down = 1] = maxShares(components)
  const [acrossKept, downKept] = maxShares(components.filter((_, index) => index !== color))
  const isUsual = components.every((part) => part.across > 0 && part.down > 0 && part.across < 5 && part.down < 5)
  if (!isUsual || across !== acrossKept || down !== downKept) {
    throw new CodecError('this JPEG has colors of no usual size')
  }
  // The colors that stay are numbered anew: some files have a number twice.
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

function scanIn(segment: Uint8Array, { components: all, isProgressive }: Frame, color: number) {
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
  const kind = isProgressive ? ((tail[2] ?? 0) >> 4 ? ('bits' as const) : ('levels' as const)) : ('blocks' as const)
  return { head, components, kept, kind }
}

/** Tables of codes, by their class and number as a segment has them. */
function readTables(segment: Uint8Array, tables: Map<number, Uint8Array>): void {
  for (let at = 4; at + 17 <= segment.length; ) {
    const counts = segment.subarray(at + 1, at + 17)
    const length = 17 + counts.reduce((sum, count) => sum + count, 0)
    if (at + length > segment.length) throw new RangeError('This table is cut off')
    tables.set(segment[at] ?? 0, segment.subarray(at + 1, at + length))
    at += length
  }
}
