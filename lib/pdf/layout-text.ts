import type { Glyph } from './engine/page-text.ts'

/** Lays out the characters of a page as monospaced text, close to their positions on the page. */
export function layoutText(glyphs: readonly Glyph[]): string {
  const visible = glyphs.filter(({ text, right, left }) => text.trim() !== '' && right > left)
  if (visible.length === 0) return ''
  const cell = median(visible.map((glyph) => (glyph.right - glyph.left) / widthOf(glyph.text)))
  const height = median(visible.map(({ top, bottom }) => top - bottom))
  const start = visible.reduce((min, { left }) => Math.min(min, left), Number.POSITIVE_INFINITY)
  const lines = linesOf(visible, height / 2)
  const pitch = pitchOf(
    lines.map(({ middle }) => middle),
    height,
  )
  const written: string[] = []
  let before: number | undefined
  for (const { middle, glyphs } of lines) {
    // A line may be far below the previous one, so the number of blank lines is limited.
    const gap = before === undefined ? 1 : Math.round((before - middle) / pitch)
    for (let blank = 1; blank < Math.min(gap, maxBlankLines); blank++) written.push('')
    written.push(lineOf(glyphs, cell, start))
    before = middle
  }
  return written.join('\n').toWellFormed()
}

/** Returns the usual distance between lines, limited to 1.1 to 3 times the height of characters. */
function pitchOf(middles: readonly number[], height: number): number {
  const gaps = middles.slice(1).map((middle, at) => (middles[at] ?? 0) - middle)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? height
  return Math.min(Math.max(usual, height * 1.1), height * 3)
}

const maxBlankLines = 4
const maxColumns = 400

/** Groups characters into lines by the height of their middles, from top to bottom and left to right. */
function linesOf(glyphs: readonly Glyph[], tolerance: number) {
  const lines: { middle: number; glyphs: Glyph[] }[] = []
  const middleOf = ({ top, bottom }: Glyph) => (top + bottom) / 2
  for (const glyph of glyphs.toSorted((a, b) => middleOf(b) - middleOf(a))) {
    const line = lines.at(-1)
    if (line && line.middle - middleOf(glyph) <= tolerance) line.glyphs.push(glyph)
    else lines.push({ middle: middleOf(glyph), glyphs: [glyph] })
  }
  for (const line of lines) line.glyphs.sort((a, b) => a.left - b.left)
  return lines
}

function lineOf(glyphs: readonly Glyph[], cell: number, start: number): string {
  let line = ''
  let column = 0
  let end: number | undefined
  for (const glyph of glyphs) {
    const wanted = Math.min(maxColumns, Math.round((glyph.left - start) / cell))
    const gap = end === undefined ? Number.POSITIVE_INFINITY : glyph.left - end
    // Letters of a word follow each other without gaps, whatever their widths.
    const blanks = gap > cell * wordGap ? Math.max(end === undefined ? 0 : 1, wanted - column) : 0
    line += ' '.repeat(blanks) + glyph.text
    column += blanks + widthOf(glyph.text)
    end = glyph.right
  }
  return line
}

/** The smallest gap between words, in columns. */
const wordGap = 0.45

/** Returns the width of a character in columns: two for Chinese, Japanese and Korean. */
const widthOf = (text: string): number =>
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{20000}-\u{3FFFD}]/u.test(text)
    ? 2
    : 1

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] || 1
}
