import { viewOf } from '../../bytes.ts'
import { readEmbedded } from '../embedded.ts'
import type { InfoReader } from '../format-definition.ts'
import { largestEntry, readEntryHeader } from './entries.ts'

export const reader: InfoReader = {
  detect(bytes) {
    if (bytes.length < 6) return false
    const [zero, type, count] = [0, 2, 4].map((at) => viewOf(bytes).getUint16(at, true))
    // Some other file could begin with the same bytes, so this also checks the reserved byte of the first entry.
    return zero === 0 && (type === 1 || type === 2) && count !== 0 && (bytes[9] ?? 0) === 0
  },

  info(bytes) {
    const entry = largestEntry(bytes)
    const { width, height } = readEmbedded(entry) ?? readEntryHeader(entry)
    return { width, height }
  },
}
