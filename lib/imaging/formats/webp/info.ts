import { textAt } from '../../bytes.ts'
import { orientationOf } from '../../exif/exif.ts'
import type { InfoReader } from '../format-definition.ts'
import { parseChunks, parseFeatures } from './chunks.ts'

export const reader: InfoReader = {
  detect: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',

  info(bytes) {
    const chunks = [...parseChunks(bytes)]
    const block = chunks.find(({ type }) => type === 'EXIF')?.data
    // Some writers put JPEG's EXIF identifier before it.
    const exif = block && textAt(block, 0, 6) === 'Exif\0\0' ? block.subarray(6) : block
    const features = parseFeatures(chunks)
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
}
