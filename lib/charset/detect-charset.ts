import { weighDoubleByte, weighWestern } from './charset-weights.ts'
import type { FileCharset } from './file-charset.ts'
import { isValid } from './is-valid.ts'

/**
 * Detects the charset of text: by its byte order mark, UTF-8 if it is valid, otherwise by weights in the legacy
 * charsets. Undefined for binary data. Takes linear time.
 *
 * @param isCut whether there is more than these bytes, so that the last character may be incomplete
 */
export function detectCharset(bytes: Uint8Array, isCut = false): FileCharset | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0]
  if (marked) return marked === 'utf-8' || isUtf16(bytes, marked) ? marked : undefined
  if (isValid(bytes, 'utf-8', isCut)) return hasFewControls(bytes, 0.02) ? 'utf-8' : undefined
  const start = Math.max(0, bytes.findIndex((byte) => byte >= 0x80) - 1)
  const counted = bytes.subarray(start, start + maxCountedBytes)
  if (!hasFewControls(counted, 0.002)) return undefined
  const isPart = isCut || start + counted.length < bytes.length
  const [best] = legacy
    .map((charset): [FileCharset, number] => [charset, weigh(counted, charset, isPart)])
    // With equal weights the first wins.
    .sort(([, a], [, b]) => b - a)
  return best && best[1] > 0 ? best[0] : undefined
}

const marks: ['utf-8' | 'utf-16le' | 'utf-16be', number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** The most common comes first. */
const legacy = ['gb18030', 'big5', 'shift_jis', 'windows-1252'] as const

const weigh = (bytes: Uint8Array, charset: (typeof legacy)[number], isCut: boolean): number =>
  charset === 'windows-1252' ? weighWestern(bytes) : weighDoubleByte(bytes, charset, isCut)

/** From the first byte that is not ASCII. */
const maxCountedBytes = 2 ** 18

/** Two bytes may be a byte order mark by chance: texts have hardly any zero or control units. */
function isUtf16(bytes: Uint8Array, charset: 'utf-16le' | 'utf-16be'): boolean {
  const [low, high] = charset === 'utf-16le' ? [0, 1] : [1, 0]
  const length = Math.min(bytes.length, maxCountedBytes)
  let controls = 0
  for (let at = 2; at + 1 < length; at += 2) if (bytes[at + high] === 0 && isControl(bytes[at + low] ?? 0)) controls++
  return controls * 2 <= length * 0.02
}

/** Logs have occasional escapes; programs and images are full of controls. */
function hasFewControls(bytes: Uint8Array, share: number): boolean {
  let controls = 0
  for (const byte of bytes) if (isControl(byte)) controls++
  return controls <= bytes.length * share
}

/** Tab, line feed, form feed, carriage return and escape occur in texts. */
const isControl = (byte: number): boolean => byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b
