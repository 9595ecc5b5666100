import { CodecError } from '../../codec-error.ts'
import { parseBoxes } from '../../iso-media/boxes.ts'
import type { Size } from '../../raster-image.ts'
import type { InfoReader } from '../format-definition.ts'
import { isBareCodestream, isCodestreamBox, isContainer } from './stream.ts'

export const reader: InfoReader = {
  detect: (bytes) => isBareCodestream(bytes) || isContainer(bytes),

  info(bytes) {
    const boxes = isBareCodestream(bytes) ? [] : parseBoxes(bytes)
    const stream = boxes.find(isCodestreamBox)
    if (!stream && !isBareCodestream(bytes)) throw new CodecError('this JPEG XL file has no image')
    // A partial codestream box begins with its index.
    const start = stream ? stream.content + (stream.type === 'jxlp' ? 4 : 0) : 0
    const exif = boxes.find(({ type }) => type === 'Exif')
    return {
      ...readStream(bytes.subarray(start)),
      // EXIF is preceded by the offset of the TIFF header, which is 0.
      exif: exif && bytes.subarray(exif.content + 4, exif.end),
    }
  },
}

/**
 * Reads the size (18181-1, section D.2) and whether the image is animated (D.3), which is false if a preview precedes
 * that field.
 */
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

/** Reads numbers of so many bits, least significant bit first. Throws RangeError at the end. */
function bitReader(bytes: Uint8Array, start = 0): (count: number) => number {
  let at = start * 8
  return (count) => {
    if (at + count > bytes.length * 8) throw new RangeError('The bits are at their end')
    let value = 0
    for (let bit = 0; bit < count; bit++, at++) value += (((bytes[at >> 3] ?? 0) >> (at & 7)) & 1) * 2 ** bit
    return value
  }
}
