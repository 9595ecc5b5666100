import { viewOf } from '../../bytes.ts'
import { readEmbedded } from '../embedded.ts'
import type { Encodes, FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { largestIn, readEntryHead } from './entries.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    ico: FormatDefinition & Encodes
  }
}

/** ICO and CUR: the largest of the images in it, a PNG or a bitmap with a mask of what is transparent. */
export const format: ImageFormats['ico'] = {
  label: 'ICO',
  mediaType: 'image/x-icon',
  extensions: ['ico', 'cur'],
  order: 8,
  hasAlpha: true,
  shownBy: 'all',
  decodeBytesPerPixel: 5,

  detect(bytes) {
    if (bytes.length < 6) return false
    const [zero, type, count] = [0, 2, 4].map((at) => viewOf(bytes).getUint16(at, true))
    // Few other files begin so, but one could: the first entry keeps a byte free.
    return zero === 0 && (type === 1 || type === 2) && count !== 0 && (bytes[9] ?? 0) === 0
  },

  info(bytes) {
    const entry = largestIn(bytes)
    const { width, height } = readEmbedded(entry) ?? readEntryHead(entry)
    return { width, height }
  },

  decode: async (bytes) => (await import('./decode.ts')).decode(bytes),

  encode: {
    settings: ['sizes'],
    bytesPerPixel: 5,
    write: async (image, settings) => (await import('./encode.ts')).encode(image, settings),
  },
}
