import { viewOf } from '../../bytes.ts'
import { crc32 } from '../../crc32.ts'
import type { Chunk } from './chunks.ts'

/** Whether an ancillary chunk is damaged, by its checksum, length, or keyword. */
export function isDamagedAncillary({ type, data, whole }: Chunk): boolean {
  if (/^[A-Z]/.test(type)) return false
  const body = whole.subarray(4, -4)
  if (body.length < 4 || viewOf(whole).getUint32(whole.length - 4) !== crc32(body)) return true
  const lengths = lengthsOf[type]
  if (lengths) return !lengths.includes(data.length)
  return hasKeyword.includes(type) && !(data.subarray(0, 80).indexOf(0) > 0)
}

/** The valid lengths in bytes. */
const lengthsOf: Record<string, number[]> = {
  gAMA: [4],
  cHRM: [32],
  sRGB: [1],
  pHYs: [9],
  tIME: [7],
  cICP: [4],
  sBIT: [1, 2, 3, 4],
  bKGD: [1, 2, 6],
}

const hasKeyword = ['tEXt', 'zTXt', 'iTXt', 'iCCP', 'sPLT']
