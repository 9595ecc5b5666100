import { joinBytes } from '../../join-bytes.ts'
import { bigEndian, bytesOf, textAt } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import type { Size } from '../raster-image.ts'
import { bitReader } from './bits.ts'
import type { Container } from './container.ts'
import { type Box, boxesIn } from './iso-boxes.ts'

/** JPEG XL (ISO/IEC 18181): a code stream, bare or in boxes. Its decoder turns the image by itself. */
export const jxl: Container = {
  isOf: (bytes) => isBare(bytes) || textAt(bytes, 0, opening.length) === opening,

  read(bytes) {
    const boxes = isBare(bytes) ? [] : boxesIn(bytes)
    const stream = boxes.find(isStream)
    if (!stream && !isBare(bytes)) throw new CodecError('this JPEG XL file has no image')
    // A part of a stream begins with its number.
    const start = stream ? stream.content + (stream.type === 'jxlp' ? 4 : 0) : 0
    const exif = boxes.find(({ type }) => type === 'Exif')
    return {
      ...readStream(bytes.subarray(start)),
      hasFullColor: true,
      orientation: 1,
      // Before the block stands where in it TIFF begins, which is at 0.
      exif: exif && bytes.subarray(exif.content + 4, exif.end),
    }
  },

  replaceMetadata(bytes, exif) {
    if (isBare(bytes)) return exif ? wrap(bytes, exif) : new Uint8Array(bytes)
    const kept = boxesIn(bytes).filter(({ type }) => !tellingTypes.includes(type))
    const pieces = kept.map(({ start, end }) => bytes.subarray(start, end))
    // Before the stream: the last box may have no end of its own.
    if (exif) pieces.splice(kept.findIndex(isStream), 0, exifBox(exif))
    return joinBytes(...pieces)
  },
}

const opening = '\0\0\0\x0cJXL \r\n\x87\n'
const isBare = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0x0a

const isStream = ({ type }: Box): boolean => type === 'jxlc' || type === 'jxlp'

/** What it takes to get the original JPEG back (`jbrd`) goes too: it counts on the EXIF that goes. */
const tellingTypes = ['Exif', 'xml ', 'jumb', 'brob', 'jbrd']

function wrap(stream: Uint8Array, exif: Uint8Array): Uint8Array<ArrayBuffer> {
  return joinBytes(bytesOf(opening), boxOf('ftyp', bytesOf('jxl \0\0\0\0jxl ')), exifBox(exif), boxOf('jxlc', stream))
}

const exifBox = (exif: Uint8Array): Uint8Array => boxOf('Exif', joinBytes(bigEndian(0), exif))

const boxOf = (type: string, content: Uint8Array): Uint8Array =>
  joinBytes(bigEndian(8 + content.length), bytesOf(type), content)

/** Reads the size (18181-1, section D.2) and, as far as it stands right behind it, whether the image moves (D.3). */
function readStream(stream: Uint8Array): Size & { isAnimated: boolean } {
  const read = bitReader(stream, 2)
  const size = readSize(read)
  const isPlain = read(1) === 1
  if (isPlain || read(1) === 0) return { ...size, isAnimated: false }
  read(3)
  if (read(1)) readSize(read)
  const hasPreview = read(1) === 1
  return { ...size, isAnimated: !hasPreview && read(1) === 1 }
}

function readSize(read: (bits: number) => number): Size {
  const isSmall = read(1) === 1
  const side = () => (isSmall ? 8 * (1 + read(5)) : 1 + read(lengths[read(2)] ?? 0))
  const height = side()
  const [across, down] = ratios[read(3) - 1] ?? []
  return { height, width: across && down ? Math.floor((height * across) / down) : side() }
}

const lengths = [9, 13, 18, 30]
const ratios = [
  [1, 1],
  [12, 10],
  [4, 3],
  [3, 2],
  [16, 9],
  [5, 4],
  [2, 1],
]
