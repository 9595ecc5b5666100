import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, textAt } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import type { Orientation } from '../transform/orientation.ts'
import type { Container } from './container.ts'
import { boxesIn } from './iso-boxes.ts'
import { type Item, readItems } from './iso-items.ts'

/** AVIF: items in boxes (AV1 Image File Format; ISO/IEC 23008-12). Its EXIF has no say in how the image is turned. */
export const avif: Container = {
  isOf: (bytes) => brandsOf(bytes).some((brand) => /^avi[fs]$/.test(brand)),

  read(bytes) {
    const { items, image, width, height, profile } = readImageItem(bytes)
    const coding = image.properties.find(({ type }) => type === 'av1C')
    const block = items.find(({ type }) => type === 'Exif')
    return {
      width,
      height,
      isAnimated: brandsOf(bytes)[0] === 'avis',
      // A bit that says that colors are halved across.
      hasFullColor: !((coding?.view.getUint8(2) ?? 0) & 0x08),
      orientation: orientationOf(image),
      exif: block && tiffIn(block.bytes),
      profile,
    }
  },

  // Every item has its offset in the file, so what is told is written over where it stands.
  replaceMetadata(bytes, exif) {
    const copy = new Uint8Array(bytes)
    for (const item of readItems(copy)) {
      if (item.type === 'Exif') overwrite(item.bytes, exif)
      // What remains of XMP is white space.
      if (item.type === 'mime') item.bytes.fill(0x20)
    }
    return copy
  },
}

/** Finds the image that a file is about, and what is told of it. */
export function readImageItem(bytes: Uint8Array) {
  const items = readItems(bytes)
  const image = items.find(({ isPrimary }) => isPrimary)
  const size = image?.properties.find(({ type }) => type === 'ispe')
  if (!image || !size) throw new CodecError('this file has no image')
  const color = image.properties.find(({ type, view }) => type === 'colr' && view.getUint8(0) === 0x70)
  const profile = color && new Uint8Array(color.view.buffer, color.view.byteOffset + 4, color.view.byteLength - 4)
  return { items, image, width: size.view.getUint32(4), height: size.view.getUint32(8), profile }
}

/** The brands that a file says it fits, the main one first; none where it is not made of boxes. */
export function brandsOf(bytes: Uint8Array): string[] {
  if (textAt(bytes, 4, 4) !== 'ftyp') return []
  const [type] = boxesIn(bytes, 0, Math.min(bytes.length, 256))
  const end = Math.min(type?.end ?? 0, 256)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(textAt(bytes, at, 4))
  return brands
}

/** First comes where TIFF begins, counted from behind that number. */
function tiffIn(block: Uint8Array): Uint8Array {
  const start = textAt(block, 4, 6) === 'Exif\0\0' ? 10 : 4
  return block.subarray(start)
}

/** TIFF without an entry, behind its offset of 0: a block that tells nothing. */
const emptyBlock = joinBytes(bytesOf('\0\0\0\0MM\0*\0\0\0\x08'), new Uint8Array(6))

function overwrite(block: Uint8Array, exif: Uint8Array | undefined): void {
  const newBlock = exif ? joinBytes(new Uint8Array(4), exif) : emptyBlock
  block.fill(0)
  if (newBlock.length <= block.length) block.set(newBlock)
}

/** Turned against the clock by quarters first, then mirrored: 0 swaps top and bottom, 1 left and right. */
function orientationOf({ properties }: Item): Orientation {
  const value = (name: string) => properties.find(({ type }) => type === name)?.view.getUint8(0)
  const quarters = (value('irot') ?? 0) & 3
  const axis = value('imir')
  const [plain, swapped, mirrored] = turns[quarters] ?? upright
  if (axis === undefined) return plain
  return axis & 1 ? mirrored : swapped
}

type Turn = [plain: Orientation, swapped: Orientation, mirrored: Orientation]
const upright: Turn = [1, 4, 2]
const turns: Turn[] = [upright, [8, 5, 7], [3, 2, 4], [6, 7, 5]]
