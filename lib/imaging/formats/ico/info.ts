import { viewOf } from '../../bytes.ts'
import { readEmbedded } from '../embedded.ts'
import type { InfoReader } from '../format-definition.ts'
import { largestIn, readEntryHeader } from './entries.ts'

export const reader: InfoReader = {
  detect(bytes) {
    if (bytes.length < 6) return false
    const [zero, type, count] = [0, 2, 4].map((at) => viewOf(bytes).getUint16(at, true))
    // Few other files begin so, but one could: the first entry keeps a byte free.
    return zero === 0 && (type === 1 || type === 2) && count !== 0 && (bytes[9] ?? 0) === 0
  },

  info(bytes) {
    const entry = largestIn(bytes)
    const { width, height } = readEmbedded(entry) ?? readEntryHeader(entry)
    return { width, height }
  },
}
