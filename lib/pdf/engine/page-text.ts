import type { Handle, Pdfium } from './pdfium.ts'

/** A character of a page with its bounding box, in points from the lower left. */
export interface Glyph {
  text: string
  left: number
  right: number
  bottom: number
  top: number
}

/** Reads the text of a page in content order, with `\n` between lines. */
export const pageText = (engine: Pdfium, handle: Handle, index: number): string =>
  withText(engine, handle, index, (text, count) => {
    const { api } = engine
    const size = (count + 1) * 2
    const rawText = engine.withMemory(size, (address) => {
      const written = api.FPDFText_GetText(text, 0, count, address)
      const bytes = api.pdfium.HEAPU8.slice(address, address + Math.max(0, Math.min(written, count + 1) - 1) * 2)
      return new TextDecoder('utf-16le').decode(bytes)
    })
    return cleanText(rawText)
  })

/** Whether a page has any text. */
export const hasText = (engine: Pdfium, handle: Handle, index: number): boolean =>
  withText(engine, handle, index, (_, count) => count > 0)

/** Reads the characters of a page with their bounding boxes. */
export const pageGlyphs = (engine: Pdfium, handle: Handle, index: number): Glyph[] =>
  withText(engine, handle, index, (text, count) => {
    const { api } = engine
    const glyphs: Glyph[] = []
    engine.withMemory(32, (address) => {
      for (let at = 0; at < count; at++) {
        const point = api.FPDFText_GetUnicode(text, at)
        if (point < 32 || point > 0x10ffff || (point >= 0xfffe && point <= 0xffff)) continue
        if (!api.FPDFText_GetCharBox(text, at, address, address + 8, address + 16, address + 24)) continue
        const [left = 0, right = 0, bottom = 0, top = 0] = [0, 8, 16, 24].map((offset) =>
          api.pdfium.getValue(address + offset, 'double'),
        )
        glyphs.push({ text: String.fromCodePoint(point), left, right, bottom, top })
      }
    })
    return glyphs
  })

function withText<Answer>(
  engine: Pdfium,
  handle: Handle,
  index: number,
  read: (text: number, count: number) => Answer,
): Answer {
  const { api } = engine
  return engine.withPage(handle, index, (page) => {
    const text = api.FPDFText_LoadPage(page)
    try {
      return read(text, Math.max(0, api.FPDFText_CountChars(text)))
    } finally {
      api.FPDFText_ClosePage(text)
    }
  })
}

/** Removes PDFium's markers for hyphens at line ends, converts CRLF line ends, and trims lines. */
const cleanText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(hyphen, '')
    .replaceAll('\0', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
    .toWellFormed()

// biome-ignore lint/suspicious/noControlCharactersInRegex: PDFium's marker
const hyphen = /[\u0002\uFFFE\uFFFF]\n?/g
