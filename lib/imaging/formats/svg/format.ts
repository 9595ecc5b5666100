import { CodecError } from '../../codec-error.ts'
import type { FormatDefinition } from '../format-definition.ts'
import type { ImageFormats } from '../image-format.ts'
import { rootOf, sizeIn } from './root.ts'

declare module '../image-format.ts' {
  interface ImageFormats {
    svg: FormatDefinition
  }
}

/** SVG, at any scale. */
export const format: ImageFormats['svg'] = {
  label: 'SVG',
  mediaType: 'image/svg+xml',
  extensions: ['svg'],
  order: 10,
  hasAlpha: true,
  isVector: true,
  shownBy: 'all',
  decodeBytesPerPixel: 12,

  detect: (bytes) => rootOf(bytes) !== undefined,

  info(bytes) {
    const root = rootOf(bytes)
    if (root === undefined) throw new CodecError('this is no SVG')
    const { width, height } = sizeIn(root)
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  },

  decode: async (bytes, _info, options) => (await import('./decode.ts')).decode(bytes, options),
}
