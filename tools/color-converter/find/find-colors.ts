import { namedColors } from '#lib/color/named-colors.ts'
import { type Color, readColor } from '#lib/color/read-color.ts'
import { lineColumnsIn } from '#lib/text/line-columns-in.ts'

/** A color found in a text: its first notation, number of occurrences, and first line. */
export interface FoundColor {
  text: string
  color: Color
  count: number
  line: number
}

/**
 * Finds the colors in CSS or code in order of occurrence: hexadecimal, functions, `0xFF00FF`; named colors only in CSS
 * declarations of colors, since prose has their names too.
 */
export function findColors(text: string): FoundColor[] {
  const colors = new Map<string, { text: string; color: Color; count: number; offset: number }>()
  const add = (written: string, offset: number) => {
    const key = written.toLowerCase().replace(/\s+/g, ' ')
    const earlier = colors.get(key)
    if (earlier) {
      earlier.count++
      earlier.offset = Math.min(earlier.offset, offset)
      return
    }
    const color = readColor(written)
    if (color) colors.set(key, { text: written, color, count: 1, offset })
  }
  for (const { 0: written, index } of text.matchAll(numbers)) {
    // The fragment of a URL, as in `href="#fff"`, is no color.
    if (/(?:url\(["']?|href=["']?|\w|&)$/i.test(text.slice(Math.max(0, index - 6), index))) continue
    add(written, index)
  }
  for (const { 0: whole, 1: value = '', index } of text.matchAll(declarations)) {
    const start = index + whole.length - value.length
    for (const word of value.matchAll(/[a-z]+/gi)) {
      const [before, after] = [value.slice(0, word.index).slice(-1), value.charAt(word.index + word[0].length)]
      const isWhole = !/[\w#"'$@.-]/.test(before) && !/[\w(.-]/.test(after)
      if (isWhole && namedColors.has(word[0].toLowerCase())) add(word[0], start + word.index)
    }
  }
  const sorted = [...colors.values()].sort((a, b) => a.offset - b.offset)
  const places = lineColumnsIn(
    text,
    sorted.map(({ offset }) => offset),
  )
  return sorted.map(({ text, color, count }, at) => ({ text, color, count, line: places[at]?.line ?? 1 }))
}

const numbers =
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b0x(?:[\da-f]{8}|[\da-f]{6})\b|\b(?:rgba?|hsla?|hwb|hsv|lab|lch|oklab|oklch|color(?=\(\s{0,9}[a-z]))\([^()]{1,100}\)/gi

/** Declarations whose value may contain a color. */
const declarations =
  /(?<![\w-])(?:(?:[a-z]{1,20}-){0,3}(?:color|background|border|outline|fill|stroke|shadow|image|decoration)|--[\w-]{1,60})\s{0,9}:([^;{}]{1,400})/gi
