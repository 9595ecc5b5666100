import { type Color, readColor } from '#lib/color/read-color.ts'
import { convertSpace } from '#lib/color/spaces.ts'
import { confidence, type Recognize } from '#lib/recognition/recognition.ts'
import { summarizeText } from '#lib/recognition/summarize-text.ts'
import { findColors } from './find/find-colors.ts'

/** Recognizes a single color, and style sheets with several. */
export const recognize: Recognize = ({ text, isCut, file }) => {
  if (!file && !isCut && text.length <= 100) {
    // Digits only may be anything, and a color name may be a word.
    const color = /^(?:#|0x|[a-z]+\()/i.test(text) && !/^#\d{3,8}$/.test(text) ? readColor(text) : undefined
    if (color)
      return [{ operation: 'convert', label: labels.convert, confidence: sureOf(text), kind, brief: briefOf(color) }]
  }
  const isStyle = file ? /\.(?:css|scss|less|styl)$/i.test(file.name) : /[;}]/.test(text) && text.includes(':')
  if (!isStyle || /^\s*[<[]|^\s*\{\s*"/.test(text)) return []
  return findColors(text.slice(0, maxExamined)).length >= 3
    ? [{ operation: 'find', label: labels.find, confidence: confidence.possible }]
    : []
}

const labels = {
  convert: { en: 'Convert the color', zh: '转换颜色' },
  find: { en: 'List its colors', zh: '列出其中的颜色' },
}
const kind = { en: 'a color', zh: '颜色' }

/** In UTF-16 units. */
const maxExamined = 20_000

/** `#add` may be a hashtag, `0x80FF0000` a number. */
const sureOf = (text: string): number =>
  /^0x/i.test(text) ? 0.35 : /^#[a-f]{3,4}$/i.test(text) ? confidence.possible : 0.85

function briefOf({ space, components }: Color) {
  const [lightness, chroma, hue] = convertSpace(components, space, 'oklch')
  return summarizeText(`oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`)
}
