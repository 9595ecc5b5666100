import { textAt, viewOf } from '../../bytes.ts'
import type { InfoReader } from '../format-definition.ts'
import { readBitmapHeader } from './bitmap-header.ts'

export const reader: InfoReader = {
  detect: (bytes) =>
    textAt(bytes, 0, 2) === 'BM' && bytes.length > 18 && isHeadLength(viewOf(bytes).getUint32(14, true)),

  info(bytes) {
    const { width, height } = readBitmapHeader(bytes, 14)
    return { width, height }
  },
}

/** Windows headers have 12 or 40 to 124 bytes, those of OS/2 12 or 16 to 64. */
const isHeadLength = (length: number): boolean => length === 12 || (length >= 16 && length <= 124)
