import { PdfString, resolve, type Value } from './value.ts'

/** Decodes a text string (7.9.2.2): UTF-16 or UTF-8 with a byte order mark, or else PDFDocEncoding. */
export function readText(value: Value | undefined): string {
  const resolved = resolve(value)
  if (!(resolved instanceof PdfString)) return ''
  const bytes = Uint8Array.from(resolved.bytes, (character) => character.charCodeAt(0))
  const decoded =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? new TextDecoder('utf-16be').decode(bytes)
      : bytes[0] === 0xff && bytes[1] === 0xfe
        ? new TextDecoder('utf-16le').decode(bytes)
        : bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
          ? new TextDecoder().decode(bytes)
          : Array.from(resolved.bytes, (character) => differingLetters.get(character) ?? character).join('')
  // Language codes are enclosed in escape characters (7.9.2.2.1).
  return decoded.replaceAll(languageMark, '').replaceAll('\0', '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape characters
const languageMark = /\x1b[a-zA-Z]{2,6}\x1b/g

/** Encodes a text string: as it is if it is printable ASCII, or else in UTF-16. */
export function writeText(text: string): PdfString {
  if (/^[ -~]*$/.test(text)) return new PdfString(text)
  let bytes = '\xfe\xff'
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    bytes += String.fromCharCode(unit >> 8, unit & 0xff)
  }
  return new PdfString(bytes)
}

/** The characters of PDFDocEncoding that differ from Latin-1 (annex D.2). */
const differingLetters = new Map(
  [
    ['\x18', '˘ˇˆ˙˝˛˚˜'],
    ['\x80', '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž'],
    ['\xa0', '€'],
  ].flatMap(([first = '', letters = '']) =>
    [...letters].map((letter, at): [string, string] => [String.fromCharCode(first.charCodeAt(0) + at), letter]),
  ),
)
