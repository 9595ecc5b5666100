import type { Size } from '../../raster-image.ts'

/** The bytes to search for the root element, which comes early. */
const headLength = 65_536

/** Returns the start tag of the root element, if it is `svg`. */
export function findRootTag(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, headLength))
  let at = /^\s*/.exec(text)?.[0].length ?? 0
  while (text[at] === '<') {
    const [, end] = prologMarkup.find(([start]) => text.startsWith(start, at)) ?? []
    if (end === undefined) break
    const close = text.indexOf(end === '>' && hasInternalSubset(text, at) ? ']>' : end, at)
    if (close < 0) return undefined
    at = close + end.length
    while (/\s|[\]>]/.test(text[at] ?? '')) at++
  }
  if (!/^<(?:\w{1,20}:)?svg[\s/>]/i.test(text.slice(at, at + 30))) return undefined
  return text.slice(at, text.indexOf('>', at) + 1 || undefined)
}

/** The markup that may precede the root element: how it starts and ends. */
const prologMarkup: [start: string, end: string][] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!', '>'],
]

/** Whether a document type has an internal subset, declarations in brackets. */
function hasInternalSubset(text: string, at: number): boolean {
  const bracket = text.indexOf('[', at)
  return bracket > 0 && bracket < text.indexOf('>', at)
}

/** Returns the size in CSS pixels: from width and height, or else the viewBox, or else browsers' default. */
export function parseSize(root: string): Size {
  const [, , boxWidth, boxHeight] = (attributeOf(root, 'viewBox') ?? '').split(/[\s,]+/).map(Number)
  const [width, height] = (['width', 'height'] as const).map((name) => pixelsOf(attributeOf(root, name) ?? ''))
  const shape = boxWidth && boxHeight && boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : undefined
  if (width && height) return { width, height }
  if (width) return { width, height: shape ? width / shape : 150 }
  if (height) return { width: shape ? height * shape : 300, height }
  return shape ? { width: boxWidth ?? 0, height: boxHeight ?? 0 } : { width: 300, height: 150 }
}

const attributeOf = (root: string, name: keyof typeof attributes): string | undefined =>
  attributes[name].exec(root)?.[1]

const attributes = {
  viewBox: /\sviewBox\s{0,9}=\s{0,9}["']([^"']{0,99})["']/,
  width: /\swidth\s{0,9}=\s{0,9}["']([^"']{0,99})["']/,
  height: /\sheight\s{0,9}=\s{0,9}["']([^"']{0,99})["']/,
}

/** Converts a length to CSS pixels; undefined for percentages, which have nothing to refer to here. */
function pixelsOf(length: string): number | undefined {
  const [, number, unit = ''] = /^([\d.]{1,20}(?:e\d)?)([a-z]{0,3})$/i.exec(length.trim()) ?? []
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  return pixels > 0 ? pixels : undefined
}

const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  em: 16,
  rem: 16,
  ex: 8,
  q: 96 / 101.6,
}
