import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, textAt, viewOf } from '../bytes.ts'
import { CodecError } from '../codec-error.ts'
import type { Size } from '../raster-image.ts'
import type { Container, Facts } from './container.ts'
import { orientationOf } from './exif.ts'

/** WebP (RFC 9649): chunks in a RIFF file. */
export const webp: Container = {
  isOf: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',

  read(bytes): Facts {
    const chunks = [...chunksOf(bytes)]
    const block = chunks.find(({ type }) => type === 'EXIF')?.data
    // Some writers put JPEG's sign before it.
    const exif = block && textAt(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block
    const features = featuresIn(chunks)
    return {
      width: features.width,
      height: features.height,
      isAnimated: chunks.some(({ type }) => type === 'ANIM'),
      hasFullColor: chunks.some(({ type }) => type === 'VP8L'),
      orientation: orientationOf(exif),
      exif,
      profile: chunks.find(({ type }) => type === 'ICCP')?.data,
    }
  },

  replaceMetadata(bytes, exif) {
    const chunks = [...chunksOf(bytes)]
    const kept = chunks.filter(({ type }) => imageTypes.includes(type))
    const isExtended = chunks.some(({ type }) => type === 'VP8X')
    const extension = isExtended || exif ? [extensionOf(featuresIn(chunks), kept, exif !== undefined)] : []
    const block = exif ? [chunkOf('EXIF', exif)] : []
    return riffOf(...extension, ...kept.map(({ whole }) => whole), ...block)
  },
}

const imageTypes = ['ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']

interface Chunk {
  type: string
  data: Uint8Array
  /** With its padding. */
  whole: Uint8Array
}

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  const end = Math.min(bytes.length, 8 + view.getUint32(4, true))
  for (let at = 12; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length + (length & 1)
    yield {
      type: textAt(bytes, at, 4),
      data: bytes.subarray(at + 8, at + 8 + length),
      whole: bytes.subarray(at, next),
    }
    at = next
  }
}

interface Features extends Size {
  hasAlpha: boolean
}

/** Reads the size from the first chunk, whichever of its three forms it has. */
function featuresIn([first]: Chunk[]): Features {
  if (!first) throw new CodecError('this WebP file has no image')
  const view = viewOf(first.data)
  if (first.type === 'VP8X') {
    const [width, height] = [4, 7].map((at) => 1 + view.getUint16(at, true) + (view.getUint8(at + 2) << 16))
    return { width: width ?? 0, height: height ?? 0, hasAlpha: (view.getUint8(0) & flags.alpha) > 0 }
  }
  if (first.type === 'VP8L') {
    const bits = view.getUint32(1, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff), hasAlpha: ((bits >> 28) & 1) > 0 }
  }
  const [width, height] = [6, 8].map((at) => view.getUint16(at, true) & 0x3fff)
  return { width: width ?? 0, height: height ?? 0, hasAlpha: false }
}

const flags = { animation: 0x02, exif: 0x08, alpha: 0x10, profile: 0x20 }

/** The chunk that says what else is in the file. */
function extensionOf({ width, height, hasAlpha }: Features, chunks: Chunk[], hasExif: boolean): Uint8Array {
  const has = (type: string) => chunks.some((chunk) => chunk.type === type)
  const data = new Uint8Array(10)
  data[0] =
    (has('ICCP') ? flags.profile : 0) |
    (has('ANIM') ? flags.animation : 0) |
    (hasAlpha ? flags.alpha : 0) |
    (hasExif ? flags.exif : 0)
  // Three bytes each, of which the next writes over what the last wrote too many.
  viewOf(data).setUint32(4, width - 1, true)
  data.set([height - 1, (height - 1) >> 8, (height - 1) >> 16], 7)
  return chunkOf('VP8X', data)
}

function chunkOf(type: string, data: Uint8Array): Uint8Array {
  return joinBytes(bytesOf(type), littleEndian(data.length), data, new Uint8Array(data.length & 1))
}

function riffOf(...chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const body = joinBytes(bytesOf('WEBP'), ...chunks)
  return joinBytes(bytesOf('RIFF'), littleEndian(body.length), body)
}

const littleEndian = (number: number): Uint8Array => Uint8Array.of(number, number >>> 8, number >>> 16, number >>> 24)
