import type { Limit } from './limit.ts'

/**
 * Measures a text message (3GPP TS 23.038): in septets where every character is in the GSM 7-bit alphabet, 160 in one
 * message and 153 in each of several; else in UTF-16 units, 70 and 67. What takes two units is never divided.
 */
export function smsLimit(text: string): Limit {
  const isGsm = !notGsm.test(text)
  const sizes = isGsm ? Array.from(text, septets) : Array.from(text, (character) => character.length)
  const [single, each] = isGsm ? [160, 153] : [70, 67]
  const used = sizes.reduce((sum, size) => sum + size, 0)
  const parts = used === 0 ? 0 : used <= single ? 1 : partsFor(sizes, each)
  return { name: 'sms', used, limit: parts > 1 ? parts * each : single, unit: isGsm ? 'septets' : 'utf16', parts }
}

function partsFor(sizes: readonly number[], each: number): number {
  let [parts, filled] = [1, 0]
  for (const size of sizes) {
    if (filled + size > each) {
      parts++
      filled = 0
    }
    filled += size
  }
  return parts
}

const septets = (character: string): number => (extension.has(character) ? 2 : 1)

/** The characters of the extension table, which follow an escape. */
const extension = new Set('\f^{}\\[~]|€')

/** Anything but the default alphabet and its extension. */
const notGsm = /[^@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà\f^{}\\[~\]|€]/u
