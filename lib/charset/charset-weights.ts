// The plausibility of bytes in the legacy charsets: a sum over their characters, weighted by how common their rows are
// in texts. Bytes of another charset decode to rare rows.

/** One of the charsets in which a character takes one byte or two. */
type DoubleByte = 'gb18030' | 'big5' | 'shift_jis'

const common = 2
const unusual = -0.5
const rare = -1.5
/** Invalid in text; a single one may be an error. */
const invalid = -12

/** Weighs bytes as text in a double-byte charset; ASCII weighs nothing. A character cut at the end is ignored. */
export function weighDoubleByte(bytes: Uint8Array, charset: DoubleByte, isCut: boolean): number {
  const weighPair = pairs[charset]
  let sum = 0
  for (let at = 0; at < bytes.length; at++) {
    const lead = bytes[at] ?? 0
    if (lead < 0x80) continue
    if (charset === 'shift_jis' && lead >= 0xa1 && lead <= 0xdf) {
      // Half-width katakana have one byte.
      sum += unusual / 2
      continue
    }
    const trail = bytes[at + 1]
    if (trail === undefined) return isCut ? sum : sum + invalid
    if (charset === 'gb18030' && isFourBytes(bytes, at)) {
      at += 3
      continue
    }
    const weight = weighPair(lead, trail)
    sum += weight
    // After an invalid pair, reading continues at its second byte, which may begin a character.
    if (weight !== invalid || trail >= 0x80) at++
  }
  return sum
}

/** GB 18030: alternating lead bytes and digits, for characters without a code of two bytes. */
const isFourBytes = (bytes: Uint8Array, at: number): boolean =>
  isDigit(bytes[at + 1]) && (bytes[at + 2] ?? 0) > 0x80 && isDigit(bytes[at + 3])

const isDigit = (byte = 0): boolean => byte >= 0x30 && byte <= 0x39

const pairs: Record<DoubleByte, (lead: number, trail: number) => number> = {
  gb18030(lead, trail) {
    if (lead === 0x80 || lead === 0xff || trail < 0x40 || trail === 0x7f || trail === 0xff) return invalid
    // GB 2312: symbols, kana, Greek and Cyrillic, then the ideographs of level 1 by pronunciation, and those of level 2
    // by radical.
    if (trail < 0xa1) return rare
    if (lead >= 0xb0 && lead <= 0xd7) return common
    if (lead === 0xa1 || lead === 0xa3) return common
    if (lead >= 0xd8 && lead <= 0xf7) return -unusual
    return lead >= 0xa2 && lead <= 0xa9 ? 0 : rare
  },
  big5(lead, trail) {
    if (lead === 0x80 || lead === 0xff || trail < 0x40 || (trail > 0x7e && trail < 0xa1) || trail === 0xff)
      return invalid
    // Symbols, then frequent ideographs by strokes, then less frequent ones.
    if (lead >= 0xa4 && lead <= 0xc6) return common
    if (lead === 0xa1) return common
    if (lead >= 0xa2 && lead <= 0xa3) return 0
    return lead >= 0xc9 && lead <= 0xf9 ? unusual : rare
  },
  shift_jis(lead, trail) {
    if (lead === 0x80 || lead === 0xa0 || lead > 0xfc) return invalid
    if (trail < 0x40 || trail === 0x7f || trail > 0xfc) return invalid
    if (lead === 0x81) return common
    // Hiragana and full-width letters, katakana, then the ideographs of level 1.
    if (lead === 0x82) return trail >= 0x4f ? common : rare
    if (lead === 0x83) return trail <= 0x96 ? common : 0
    if (lead >= 0x88 && lead <= 0x97) return common
    if (lead === 0x98) return trail <= 0x72 ? common : unusual
    return lead <= 0xea ? unusual : rare
  },
}

/** Weighs bytes as text in Windows-1252, in which letters with diacritics are single among ASCII letters. */
export function weighWestern(bytes: Uint8Array): number {
  let sum = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0
    if (byte < 0x80) continue
    const [before = 0x20, after = 0x20] = [bytes[at - 1], bytes[at + 1]]
    if (undefinedIn1252.has(byte)) sum += invalid
    else if (isWesternLetter(byte)) sum += isAmongLetters(before, after) ? 2 : rare
    else sum += typographic.has(byte) && (before < 0x80 || after < 0x80) ? 0.5 : unusual
  }
  return sum
}

const isAmongLetters = (before: number, after: number): boolean =>
  isAscii(before) || isAscii(after) || (before < 0x80 && after < 0x80)

const isAscii = (byte: number): boolean => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a

/** The letters of Western Europe, and those that Windows added, without ÿ, which is more common in binary files. */
const isWesternLetter = (byte: number): boolean =>
  (byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7 && byte !== 0xff) ||
  [0x8a, 0x8c, 0x8e, 0x9a, 0x9c, 0x9e, 0x9f].includes(byte)

const undefinedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** € … ‘ ’ “ ” • – — ™, a space that does not break, ¡ £ § © « ® ° · » ¿ */
const typographic = new Set([
  ...[0x80, 0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0xa0, 0xa1, 0xa3],
  ...[0xa7, 0xa9, 0xab, 0xae, 0xb0, 0xb7, 0xbb, 0xbf],
])
