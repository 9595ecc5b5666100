import type { Glyph } from './engine/page-text.ts'

/** Lays out the characters of a page as monospaced text, close to their positions on the page. */
export function layoutText(glyphs: readonly Glyph[]): string {
  const visible = glyphs.filter(({ text, right, left }) => text.trim() !== '' && right > left)
  if (visible.length === 0) return ''
  const cell = median(visible.map((glyph) => (glyph.right - glyph.left) / widthOf(glyph.text)))
  const height = median(visible.map(({ top, bottom }) => top - bottom))
  const start = visible.reduce((min, { left }) => Math.min(min, left), Number.POSITIVE_INFINITY)
  const lines = linesOf(visible, height * raised)
  const pitch = pitchOf(
    lines.map(({ baseline }) => baseline),
    height,
  )
  const written: string[] = []
  let before: number | undefined
  for (const { baseline, glyphs } of lines) {
    // A line may be far below the previous one, so the number of blank lines is limited.
    const gap = before === undefined ? 1 : Math.round((before - baseline) / pitch)
    for (let blank = 1; blank < Math.min(gap, maxBlankLines); blank++) written.push('')
    written.push(lineOf(glyphs, cell, start))
    before = baseline
  }
  return written.join('\n').toWellFormed()
}

/** Returns the usual distance between lines, limited to 1.1 to 3 times the height of characters. */
function pitchOf(baselines: readonly number[], height: number): number {
  const gaps = baselines.slice(1).map((baseline, at) => (baselines[at] ?? 0) - baseline)
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 4)] ?? height
  return Math.min(Math.max(usual, height * 1.1), height * 3)
}

/** How far a superscript may be above its line, in heights of characters. */
const raised = 0.7

const maxBlankLines = 4
const maxColumns = 400

/**
 * Groups characters into lines by their baselines, from top to bottom and left to right. The ink says less: a comma or a
 * “g” is lower than the letters around it. Superscripts and subscripts belong to the line nearby with more characters.
 */
function linesOf(glyphs: readonly Glyph[], tolerance: number): Line[] {
  const levels: Line[] = []
  for (const glyph of glyphs.toSorted((a, b) => b.baseline - a.baseline)) {
    const level = levels.at(-1)
    if (level && level.baseline - glyph.baseline <= tolerance / 10) level.glyphs.push(glyph)
    else levels.push({ baseline: glyph.baseline, glyphs: [glyph] })
  }
  const taken = new Set<Line>()
  const byCount = [...levels.keys()].sort((a, b) => sizeOf(levels[b]) - sizeOf(levels[a]) || a - b)
  const lines: Line[] = []
  for (const start of byCount) {
    const main = levels[start]
    if (!main || taken.has(main)) continue
    taken.add(main)
    const line = { baseline: main.baseline, glyphs: [...main.glyphs] }
    for (const step of [-1, 1])
      for (let at = start + step; ; at += step) {
        const level = levels[at]
        if (!level || taken.has(level) || Math.abs(level.baseline - main.baseline) > tolerance) break
        taken.add(level)
        line.glyphs.push(...level.glyphs)
      }
    lines.push(line)
  }
  for (const line of lines) line.glyphs.sort((a, b) => a.left - b.left)
  return lines.sort((a, b) => b.baseline - a.baseline)
}

interface Line {
  baseline: number
  glyphs: Glyph[]
}

const sizeOf = (line: Line | undefined): number => line?.glyphs.length ?? 0

function lineOf(glyphs: readonly Glyph[], cell: number, start: number): string {
  let line = ''
  let column = 0
  let end: number | undefined
  for (const glyph of glyphs) {
    const wanted = Math.min(maxColumns, Math.round((glyph.left - start) / cell))
    const gap = end === undefined ? Number.POSITIVE_INFINITY : glyph.left - end
    // Letters of a word follow each other without gaps, whatever their widths.
    const aligned = Math.max(end === undefined ? 0 : 1, wanted - column)
    // Words of a sentence are one blank apart; only what is farther away is brought to its column.
    const blanks = gap > glyph.size * columnGap ? aligned : gap > glyph.size * wordGap ? 1 : 0
    line += ' '.repeat(blanks) + glyph.text
    column += blanks + widthOf(glyph.text)
    end = glyph.right
  }
  return line
}

/** The smallest gaps between words and between columns, in sizes of the font. */
const [wordGap, columnGap] = [0.13, 0.5]

/** Returns the width of a character in columns: two for Chinese, Japanese and Korean. */
const widthOf = (text: string): number =>
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{20000}-\u{3FFFD}]/u.test(text)
    ? 2
    : 1

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] || 1
}
