import { loadFontSlice, readFontRanges } from '#lib/drawing/platform.ts'

/**
 * Loads the parts of the shipped font, Noto Sans SC in all weights, that a text needs, and returns the font families
 * for a canvas. The font is split into slices of at most 76 kB, so that a few characters do not cost megabytes. The
 * system's sans-serif fonts come last, for emoji and other scripts.
 */
export async function loadFonts(text: string): Promise<string> {
  reading ??= readSlices()
  const slices = await reading
  // Includes the characters that may replace missing ones.
  const points = [...new Set(`${text}${missingGlyphMark}…`)].map((character) => character.codePointAt(0) ?? 0)
  const needed = slices.filter(({ ranges }) =>
    ranges.some(([from, to]) => points.some((point) => point >= from && point <= to)),
  )
  await Promise.all(needed.map(({ name, family }) => loadOnce(name, family)))
  return [...needed.map(({ family }) => `"${family}"`), 'sans-serif'].join(', ')
}

/** Replaces a character without a glyph: the geta mark, which printers in China and Japan use for missing type. */
export const missingGlyphMark = '〓'

interface Slice {
  name: string
  family: string
  ranges: [from: number, to: number][]
}

let reading: Promise<Slice[]> | undefined
const loaded = new Map<string, Promise<void>>()

function loadOnce(name: string, family: string): Promise<void> {
  const font = loaded.get(family) ?? loadFontSlice(name, family)
  loaded.set(family, font)
  // A slice that failed to load is tried again the next time.
  font.catch(() => loaded.delete(family))
  return font
}

/** Lists the slices, those of alphabets first, because some others contain their letters too. */
async function readSlices(): Promise<Slice[]> {
  const slices = Object.entries(await readFontRanges()).map(([key, ranges]) => {
    const name = key.replace(/[[\]]/g, '')
    return { name, family: `Noto Sans SC ${name}`, ranges: ranges.split(',').map(parseRange) }
  })
  return slices.sort((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)))
}

/** Parses a range such as `U+4e00-4eff` or `U+4e00`. */
function parseRange(written: string): [number, number] {
  const [from = '', to = from] = written.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
