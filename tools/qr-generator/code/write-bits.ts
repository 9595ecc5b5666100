import { kanjiCodes } from './kanji.ts'
import { alphanumerics, characterCountOf, modes, type Segment, type VersionGroup } from './segments.ts'

/** Writes segments as the data bytes of a code, with terminator and padding (ISO/IEC 18004, section 7.4). */
export function writeBits(segments: Segment[], group: VersionGroup, dataBytes: number): Uint8Array {
  const bytes = new Uint8Array(dataBytes)
  let at = 0
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--, at++) {
      if ((value >> bit) & 1) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7))
    }
  }
  for (const segment of segments) {
    put(modes[segment.mode].indicator, 4)
    put(characterCountOf(segment.mode, segment.characters), modes[segment.mode].lengthBits[group])
    writers[segment.mode](segment.characters, put)
  }
  // The terminator is shortened if it does not fit.
  at += Math.min(4, dataBytes * 8 - at)
  for (let index = Math.ceil(at / 8), isEven = true; index < dataBytes; index++, isEven = !isEven) {
    bytes[index] = isEven ? 0xec : 0x11
  }
  return bytes
}

type Put = (value: number, length: number) => void

const writers: Record<Segment['mode'], (characters: string[], put: Put) => void> = {
  numeric(characters, put) {
    for (let index = 0; index < characters.length; index += 3) {
      const digits = characters.slice(index, index + 3).join('')
      put(Number(digits), digits.length * 3 + 1)
    }
  },
  alphanumeric(characters, put) {
    const values = characters.map((character) => alphanumerics.indexOf(character))
    for (let index = 0; index < values.length; index += 2) {
      const [first = 0, second] = values.slice(index, index + 2)
      if (second === undefined) put(first, 6)
      else put(first * 45 + second, 11)
    }
  },
  byte(characters, put) {
    for (const byte of new TextEncoder().encode(characters.join(''))) put(byte, 8)
  },
  kanji(characters, put) {
    const values = kanjiCodes(characters)
    for (const character of characters) put(values?.get(character) ?? 0, 13)
  },
}
