import type { Size } from '#lib/imaging/raster-image.ts'
import { type BarcodeFormat, formatProperties, isLinear } from './formats.ts'
import type { Modules } from './modules-of.ts'

/** A dark rectangle, in whole pixels. */
interface Bar extends Size {
  x: number
  y: number
}

/** A part of the text below the bars: its center, its baseline and its maximum width, in pixels. */
interface Label {
  text: string
  x: number
  y: number
  maxWidth: number
}

/** The positions of the bars and labels of a barcode, in pixels. */
export interface Layout extends Size {
  bars: Bar[]
  labels: Label[]
  /** The font size of the labels. */
  em: number
  /** The top of the labels: above it are only bars. */
  labelsAt: number
}

interface Settings {
  /** Pixels per module. */
  scale: number
  /** Of the bars, in pixels. */
  height: number
  showText: boolean
}

/** Lays a barcode out with the quiet zones of its standard. */
export function layOut(
  { width, rows }: Modules,
  content: string,
  format: BarcodeFormat,
  { scale, height, showText }: Settings,
): Layout {
  const [left, right] = formatProperties[format].quiet
  const whole = (left + width + right) * scale
  const edge = edgeModules * scale
  const at = (module: number) => (left + module) * scale
  if (!isLinear(format)) {
    const bars = rows.flatMap((row, y) =>
      runsOf(row).map(([from, to]) => barOf(at(from), edge + y * scale, (to - from) * scale, scale)),
    )
    const total = rows.length * scale + 2 * edge
    return { width: whole, height: total, bars, labels: [], em: 0, labelsAt: total }
  }
  const hasText = showText && content.trim() !== ''
  const em = Math.max(minEm, emModules * scale)
  // The last row has only the guard bars of EAN and UPC, which extend down between the digits.
  const guards = hasText && formatProperties[format].digits ? (rows.at(-1) ?? []) : []
  const bars = runsOf(rows[0] ?? []).map(([from, to]) => {
    const reach = guards[from] ? guardModules * scale : 0
    return barOf(at(from), edge, (to - from) * scale, height + reach)
  })
  const labelsAt = edge + height
  const baseline = labelsAt + scale + Math.ceil(em * ascent)
  const parts = hasText ? partsOf(content, format, left, width, right) : []
  const labels = parts.map(({ text, from, to }) => ({
    ...{ text, x: ((from + to) / 2) * scale, y: baseline },
    maxWidth: (to - from) * scale,
  }))
  const bottom = hasText ? baseline + Math.ceil(em * descent) : labelsAt
  return { width: whole, height: bottom + edge, bars, labels, em, labelsAt }
}

/** The margin above and below, in modules. */
const edgeModules = 2
/** The font size in modules, and its minimum in pixels. */
const emModules = 9
const minEm = 12
/** Above and below the baseline, as shares of the font size. */
const [ascent, descent] = [0.76, 0.24]
/** How far guard bars extend down, in modules: GS1 General Specifications, 5.2. */
const guardModules = 5

const barOf = (x: number, y: number, width: number, height: number): Bar => ({ x, y, width, height })

/** Runs of dark modules, as the first and the one after the last. */
function runsOf(row: boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [at, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last?.[1] === at) last[1] = at + 1
    else if (isDark) runs.push([at, at + 1])
  }
  return runs
}

interface Part {
  text: string
  /** From the left edge of the image, in modules. */
  from: number
  to: number
}

/** Places each digit of EAN and UPC below its bars, the outermost ones beside the bars; any other text is centered. */
function partsOf(content: string, format: BarcodeFormat, left: number, width: number, right: number): Part[] {
  const whole = { text: content, from: 0, to: left + width + right }
  const outer = (text: string, from: number): Part => ({ text, from, to: from + digitModules })
  const inner = (digits: string, from: number) =>
    Array.from(digits, (text, at) => outer(text, left + from + at * digitModules))
  // Three modules of guard bars at the ends, five in the middle.
  if (format === 'ean8') return [...inner(content.slice(0, 4), 3), ...inner(content.slice(4), 36)]
  if (format === 'ean13')
    return [outer(content.slice(0, 1), left - 9), ...inner(content.slice(1, 7), 3), ...inner(content.slice(7), 50)]
  if (format !== 'upca') return [whole]
  const [first, middle, last] = [content.slice(0, 1), content.slice(1, 11), content.slice(11)]
  const halves = [...inner(middle.slice(0, 5), 10), ...inner(middle.slice(5), 50)]
  return [outer(first, left - 9), ...halves, outer(last, left + width + 2)]
}

const digitModules = 7
