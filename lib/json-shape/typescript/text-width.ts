/** Tells whether a line of code fits in Prettier's 80 columns. */
export const fitsLine = (line: string): boolean => line.length <= lineWidth && widthOf(line) <= lineWidth

const lineWidth = 80

/** Counts the columns of a line as editors draw it: East Asian characters and emoji have two, marks none. */
function widthOf(line: string): number {
  if (/^[\x20-\x7e]*$/.test(line)) return line.length
  let width = 0
  // Made here, since the first segmenter of a process takes longer than most texts.
  segments ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segments.segment(line)) width += isWide.test(segment) ? 2 : isMark.test(segment) ? 0 : 1
  return width
}

let segments: Intl.Segmenter | undefined
const isWide =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}])/u
const isMark = /^(?:[\u0300-\u036f]|\p{Cf})*$/u
