import type { Handle, Pdfium } from './pdfium.ts'

/**
 * A character of a page, in points from the lower left: from the left edge of its ink to where the next one stands, and
 * from the lower to the upper edge of its ink.
 */
export interface Glyph {
  text: string
  /** The height of the line on which it stands, whether it goes above or below it. */
  baseline: number
  /** The height of its font's line, with room for every letter. */
  size: number
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

/** Reads the characters of a page with their positions. */
export const pageGlyphs = (engine: Pdfium, handle: Handle, index: number): Glyph[] =>
  withText(engine, handle, index, (text, count) => {
    const { api } = engine
    const glyphs: Glyph[] = []
    engine.withMemory(64, (address) => {
      for (let at = 0; at < count; at++) {
        const point = api.FPDFText_GetUnicode(text, at)
        if (point < 32 || point > 0x10ffff || (point >= 0xfffe && point <= 0xffff)) continue
        if (!api.FPDFText_GetCharBox(text, at, address, address + 8, address + 16, address + 24)) continue
        if (!api.FPDFText_GetCharOrigin(text, at, address + 32, address + 40)) continue
        const [left = 0, right = 0, bottom = 0, top = 0, baseline = 0] = [0, 8, 16, 24, 40].map((offset) =>
          api.pdfium.getValue(address + offset, 'double'),
        )
        // FS_RECTF: left, top, right, bottom. Between the ink of two letters may be as much as between words.
        const hasLoose = api.FPDFText_GetLooseCharBox(text, at, address + 48)
        const [upper = top, end = right, lower = bottom] = hasLoose
          ? [52, 56, 60].map((offset) => api.pdfium.getValue(address + offset, 'float'))
          : []
        const place = { baseline, size: upper - lower, left, right: Math.max(right, end), bottom, top }
        glyphs.push({ text: String.fromCodePoint(point), ...place })
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
