import { joinBytes } from '../../../join-bytes.ts'
import { bigEndian, bytesOf, viewOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { emptyPicture, type Picture } from '../../picture.ts'
import { overlay } from '../../transform/overlay.ts'
import { Directory } from './directory.ts'
import { decodeWithin } from './jpeg.ts'
import type { TiffLayout } from './layout.ts'
import { chunkAt } from './samples.ts'

/**
 * Reads a page of JPEG as TIFF 6.0 had it, section 22, which every program understood in its own way: a whole JPEG
 * somewhere in the file, or the head of one there and the rest in the strips, or tables in fields of their own.
 */
export async function readOldJpeg(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Promise<Picture> {
  const directory = new Directory(bytes)
  const { width, height } = layout
  const head = headIn(bytes, directory.number(513, 0))
  if (layout.isTiled && !head) return readTiles(bytes, layout, directory)
  const data =
    head && head.end < bytes.length && !hasStripsBeyond(layout, head.end)
      ? bytes.subarray(head.end)
      : strips(bytes, layout)
  const start = head ? bytes.subarray(head.start, head.end) : tablesIn(bytes, directory, layout)
  return crop(await decodeWithin(joinBytes(start, data, end), layout), { width, height })
}

async function readTiles(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout, directory: Directory): Promise<Picture> {
  const { width, height, tileWidth, tileHeight } = layout
  const tile = { width: tileWidth, height: tileHeight }
  const head = tablesIn(bytes, directory, { ...layout, ...tile })
  const across = Math.ceil(width / tileWidth)
  const tiles = across * Math.ceil(height / tileHeight)
  if (layout.offsets.length < tiles) throw new RangeError('There are fewer tiles than are needed')
  const picture = emptyPicture(width, height)
  for (let index = 0; index < tiles; index++) {
    const decoded = await decodeWithin(joinBytes(head, chunkAt(bytes, layout, index), end), tile)
    const [left, top] = [(index % across) * tileWidth, Math.floor(index / across) * tileHeight]
    const seen = { width: Math.min(tileWidth, width - left), height: Math.min(tileHeight, height - top) }
    overlay(picture, crop(decoded, seen), { left, top })
  }
  return picture
}

const end = bytesOf('\xff\xd9')

/** The head of a JPEG, up to where its pixels begin; nothing where there is none. */
function headIn(bytes: Uint8Array, start: number): { start: number; end: number } | undefined {
  const view = viewOf(bytes)
  if (start === 0 || start + 4 > bytes.length || view.getUint16(start) !== 0xffd8) return undefined
  for (let at = start + 2; at + 4 <= bytes.length && view.getUint8(at) === 0xff; ) {
    const next = at + 2 + view.getUint16(at + 2)
    if (view.getUint8(at + 1) === 0xda) return { start, end: next }
    at = next
  }
  return undefined
}

/** Whether the pixels are in strips, which begin elsewhere than behind the head. */
const hasStripsBeyond = ({ offsets, isTiled }: TiffLayout, headEnd: number): boolean =>
  !isTiled &&
  offsets.length > 0 &&
  (offsets.length > 1 || Math.abs((offsets[0] ?? 0) - headEnd) > 2) &&
  (offsets[0] ?? 0) >= headEnd

/** All strips as the one stream of bits that they are. */
function strips(bytes: Uint8Array<ArrayBuffer>, layout: TiffLayout): Uint8Array {
  return joinBytes(...layout.offsets.map((_, index) => chunkAt(bytes, layout, index)))
}

/** Writes the head of a JPEG of tables that stand in fields. */
function tablesIn(bytes: Uint8Array, directory: Directory, layout: TiffLayout): Uint8Array {
  const { width, height, samplesPerPixel, brightness } = layout
  if (samplesPerPixel !== 1 && samplesPerPixel !== 3)
    throw new CodecError('this TIFF has colors that are not read here')
  const parts = Array.from({ length: samplesPerPixel }, (_, index) => index)
  const place = (tag: number, index: number) => directory.numbers(tag)[index] ?? 0
  const quantities = parts.map((index) =>
    segment(0xdb, Uint8Array.of(index), bytes.subarray(place(519, index), place(519, index) + 64)),
  )
  const codes = [520, 521].flatMap((tag) =>
    parts.map((index) => {
      const start = place(tag, index)
      const counts = bytes.subarray(start, start + 16)
      const length = 16 + counts.reduce((sum, count) => sum + count, 0)
      return segment(0xc4, Uint8Array.of((tag === 521 ? 0x10 : 0) | index), bytes.subarray(start, start + length))
    }),
  )
  const shares = samplesPerPixel === 1 ? 0x11 : (brightness.across << 4) | brightness.down
  const size = joinBytes(Uint8Array.of(8), bigEndian(height).subarray(2), bigEndian(width).subarray(2))
  const frame = parts.map((index) => Uint8Array.of(index + 1, index === 0 ? shares : 0x11, index))
  const scan = parts.map((index) => Uint8Array.of(index + 1, (index << 4) | index))
  const interval = directory.number(515, 0)
  return joinBytes(
    bytesOf('\xff\xd8'),
    ...quantities,
    segment(0xc0, size, Uint8Array.of(samplesPerPixel), ...frame),
    ...codes,
    ...(interval > 0 ? [segment(0xdd, bigEndian(interval).subarray(2))] : []),
    segment(0xda, Uint8Array.of(samplesPerPixel), ...scan, Uint8Array.of(0, 63, 0)),
  )
}

function segment(marker: number, ...parts: Uint8Array[]): Uint8Array {
  const content = joinBytes(...parts)
  return joinBytes(Uint8Array.of(0xff, marker), bigEndian(content.length + 2).subarray(2), content)
}

function crop(
  { data, width: stored }: { data: Uint8Array | Uint8ClampedArray; width: number },
  size: { width: number; height: number },
): Picture {
  const { width, height } = size
  const picture = emptyPicture(width, height)
  for (let y = 0; y < height; y++) {
    picture.data.set(data.subarray(y * stored * 4, (y * stored + width) * 4), y * width * 4)
  }
  return picture
}
