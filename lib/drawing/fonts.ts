import { loadFontSlice, readFontRanges } from '#lib/drawing/platform.ts'

/**
 * Makes ready what a text needs of the shipped font, Noto Sans SC in all its weights, and gives the families to name in
 * a canvas's font. The font lies in slices of at most 76 kB, so that a few characters do not cost megabytes. After
 * them come the system's own fonts, which have emoji and other scripts where the system has them.
 */
export async function loadFonts(text: string): Promise<string> {
  reading ??= readSlices()
  const slices = await reading
  // A replacement may be needed for what turns out to be missing.
  const points = [...new Set(`${text}${missingMark}…`)].map((character) => character.codePointAt(0) ?? 0)
  const needed = slices.filter(({ ranges }) =>
    ranges.some(([from, to]) => points.some((point) => point >= from && point <= to)),
  )
  await Promise.all(needed.map(({ name, family }) => loadOnce(name, family)))
  return [...needed.map(({ family }) => `"${family}"`), 'sans-serif'].join(', ')
}

/** Replaces a character without a glyph: the geta mark of Chinese and Japanese printers for a missing type. */
export const missingMark = '〓'

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
  // A font that failed to load is asked for again the next time.
  font.catch(() => loaded.delete(family))
  return font
}

/** The slices, those of alphabets first: their letters are also in some of the others. */
async function readSlices(): Promise<Slice[]> {
  const slices = Object.entries(await readFontRanges()).map(([key, ranges]) => {
    const name = key.replace(/[[\]]/g, '')
    return { name, family: `Noto Sans SC ${name}`, ranges: ranges.split(',').map(rangeOf) }
  })
  return slices.sort((a, b) => Number(/^\d/.test(a.name)) - Number(/^\d/.test(b.name)))
}

/** `U+4e00-4eff` or `U+4e00` as numbers. */
function rangeOf(written: string): [number, number] {
  const [from = '', to = from] = written.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
