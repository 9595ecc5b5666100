import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import { overlay } from '../../transform/overlay.ts'
import { Directory } from './directory.ts'
import { decodeWithin } from './jpeg.ts'
import type { TiffLayout } from './layout.ts'
import { chunkAt } from './samples.ts'

/**
 * Decodes a page of old-style JPEG (TIFF 6.0, section 22), which programs implemented differently: a complete JPEG in
 * the file, or its header there and the data in the strips, or tables in separate fields.
 */
export async function readOldJpeg(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Promise<RasterImage> {
  const directory = new Directory(bytes)
  const head = findHeader(bytes, directory.number(513, 0))
  if (layout.isTiled && !head) return readTiles(bytes, layout, directory)
  return crop(await decodeWithin(assembleJpeg(bytes, layout, { head, directory }), layout), layout)
}

interface PageParts {
  head: Head | undefined
  directory: Directory
}

/** Assembles the page into a single JPEG. */
function assembleJpeg(
  bytes: Uint8Array<ArrayBuffer>,
  layout: TiffLayout,
  { head, directory }: PageParts,
): Uint8Array<ArrayBuffer> {
  const start = bytesOf('\xff\xd8')
  if (head) {
    const rest = bytes.subarray(head.start + 2, head.end)
    if (!hasStripsBeyond(layout, head.end)) return joinBytes(start, rest, bytes.subarray(head.end), end)
    return joinBytes(start, restartIntervalSegment(layout), rest, joinStrips(bytes, layout), end)
  }
  const data = joinStrips(bytes, layout)
  // If the offset of the header is wrong, the strip may contain it.
  if (findHeader(data, 0)) return joinBytes(data, end)
  return joinBytes(
    start,
    restartIntervalSegment(layout),
    headerFromTables(bytes, directory, layout),
    scanHeader(layout, data),
    data,
    end,
  )
}

async function readTiles(
  bytes: Uint8Array<ArrayBuffer>,
  layout: TiffLayout,
  directory: Directory,
): Promise<RasterImage> {
  const { width, height, tileWidth, tileHeight } = layout
  const tile = { width: tileWidth, height: tileHeight }
  const head = joinBytes(
    bytesOf('\xff\xd8'),
    headerFromTables(bytes, directory, { ...layout, ...tile }),
    scanHeader(layout),
  )
  const across = Math.ceil(width / tileWidth)
  const tiles = across * Math.ceil(height / tileHeight)
  if (layout.offsets.length < tiles) throw new RangeError('There are fewer tiles than are needed')
  const image = emptyImage(width, height)
  for (let index = 0; index < tiles; index++) {
    const decoded = await decodeWithin(joinBytes(head, chunkAt(bytes, layout, index), end), tile)
    const [left, top] = [(index % across) * tileWidth, Math.floor(index / across) * tileHeight]
    const seen = { width: Math.min(tileWidth, width - left), height: Math.min(tileHeight, height - top) }
    overlay(image, crop(decoded, seen), { left, top })
  }
  return image
}

const end = bytesOf('\xff\xd9')

interface Head {
  start: number
  end: number
}

/** Finds the header of a JPEG, up to its scan data; undefined if there is none. */
function findHeader(bytes: Uint8Array, start: number): Head | undefined {
  const view = viewOf(bytes)
  if (start + 4 > bytes.length || view.getUint16(start) !== 0xffd8) return undefined
  for (let at = start + 2; at + 4 <= bytes.length && view.getUint8(at) === 0xff; ) {
    const next = at + 2 + view.getUint16(at + 2)
    if (view.getUint8(at + 1) === 0xda) return { start, end: next }
    at = next
  }
  return undefined
}

/** Whether the data is in strips that do not begin right after the header. */
const hasStripsBeyond = ({ offsets, isTiled }: TiffLayout, headEnd: number): boolean =>
  !isTiled &&
  offsets.length > 0 &&
  (offsets.length > 1 || Math.abs((offsets[0] ?? 0) - headEnd) > 2) &&
  (offsets[0] ?? 0) >= headEnd

/** Joins all strips into one stream, separated by restart markers. */
function joinStrips(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Uint8Array<ArrayBuffer> {
  const pieces = layout.offsets.flatMap((_, index) => {
    const strip = chunkAt(bytes, layout, index)
    const isMarked = strip.at(-2) === 0xff && ((strip.at(-1) ?? 0) & 0xf8) === 0xd0
    return [isMarked ? strip.subarray(0, -2) : strip, Uint8Array.of(0xff, 0xd0 | (index & 7))]
  })
  return joinBytes(...pieces.slice(0, -1))
}

/** Builds a DRI segment: the restart interval is the number of MCUs per strip. */
function restartIntervalSegment({ width, tileHeight, offsets, ycbcr, samplesPerPixel }: TiffLayout): Uint8Array {
  if (offsets.length < 2) return new Uint8Array()
  const [across, down] = samplesPerPixel === 1 ? [1, 1] : [ycbcr.across, ycbcr.down]
  const mcus = Math.ceil(width / (8 * across)) * Math.ceil(tileHeight / (8 * down))
  if (mcus > 65_535) throw new CodecError('this TIFF has strips of no usual size')
  return segment(0xdd, uint32Bytes(mcus).subarray(2))
}

/** Builds the header of a JPEG from the tables that TIFF fields refer to. */
function headerFromTables(bytes: Uint8Array, directory: Directory, layout: TiffLayout): Uint8Array {
  const { width, height, samplesPerPixel, ycbcr } = layout
  if (samplesPerPixel !== 1 && samplesPerPixel !== 3)
    throw new CodecError('this TIFF has colors that are not read here')
  const parts = Array.from({ length: samplesPerPixel }, (_, index) => index)
  const place = (tag: number, index: number) => directory.numbers(tag)[index] ?? 0
  const quantizationTables = parts.map((index) =>
    segment(0xdb, Uint8Array.of(index), bytes.subarray(place(519, index), place(519, index) + 64)),
  )
  const huffmanTables = [520, 521].flatMap((tag) =>
    parts.map((index) => {
      const start = place(tag, index)
      const counts = bytes.subarray(start, start + 16)
      const length = 16 + counts.reduce((sum, count) => sum + count, 0)
      return segment(0xc4, Uint8Array.of((tag === 521 ? 0x10 : 0) | index), bytes.subarray(start, start + length))
    }),
  )
  const sampling = samplesPerPixel === 1 ? 0x11 : (ycbcr.across << 4) | ycbcr.down
  const size = joinBytes(Uint8Array.of(8), uint32Bytes(height).subarray(2), uint32Bytes(width).subarray(2))
  const frame = parts.map((index) => Uint8Array.of(index + 1, index === 0 ? sampling : 0x11, index))
  // With several strips, `restartIntervalSegment` has set the interval.
  const interval = layout.offsets.length > 1 && !layout.isTiled ? 0 : directory.number(515, 0)
  return joinBytes(
    ...quantizationTables,
    segment(0xc0, size, Uint8Array.of(samplesPerPixel), ...frame),
    ...huffmanTables,
    ...(interval > 0 ? [segment(0xdd, uint32Bytes(interval).subarray(2))] : []),
  )
}

/** Builds the SOS segment, unless the data begins with one. */
function scanHeader({ samplesPerPixel }: TiffLayout, data = new Uint8Array()): Uint8Array {
  if (data[0] === 0xff && data[1] === 0xda) return new Uint8Array()
  const parts = Array.from({ length: samplesPerPixel }, (_, index) => Uint8Array.of(index + 1, (index << 4) | index))
  return segment(0xda, Uint8Array.of(samplesPerPixel), ...parts, Uint8Array.of(0, 63, 0))
}

function segment(marker: number, ...parts: Uint8Array[]): Uint8Array {
  const content = joinBytes(...parts)
  return joinBytes(Uint8Array.of(0xff, marker), uint32Bytes(content.length + 2).subarray(2), content)
}

function crop(
  { data, width: stored }: { data: Uint8Array | Uint8ClampedArray; width: number },
  size: { width: number; height: number },
): RasterImage {
  const { width, height } = size
  const image = emptyImage(width, height)
  for (let y = 0; y < height; y++) {
    image.data.set(data.subarray(y * stored * 4, (y * stored + width) * 4), y * width * 4)
  }
  return image
}
