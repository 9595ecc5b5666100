/** A sentence, or a part of a long one. */
export interface Sentence {
  text: string
  from: number
  /** The silence after it, in seconds at normal speed. */
  gap: number
}

const gaps = { comma: 0.15, sentence: 0.35, paragraph: 0.7 }

/**
 * The longest part that is synthesized at once, so that a text without punctuation starts soon and can be cancelled.
 */
const maxCharacters = 300

/** Splits a text at the ends of its sentences and lines, and sentences longer than `max`. */
export function splitAtSentences(text: string, from: number, max: number = maxCharacters): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  for (const { index, 0: mark } of text.matchAll(marks)) {
    const end = index + mark.length
    if (mark.startsWith('.') && !endsSentence(text, start, index, end)) continue
    pushShort(
      sentences,
      text.slice(start, end),
      from + start,
      max,
      /\n\s*\n/.test(mark) ? gaps.paragraph : gaps.sentence,
    )
    start = end
  }
  pushShort(sentences, text.slice(start), from + start, max, gaps.sentence)
  return sentences
}

/** The end of a sentence with closing quotes, or of a line. */
const marks = /[。！？!?…｡]{1,9}[”’」』）)"']{0,3}|\.{1,9}["'”’)]{0,3}|\n\s{0,99}/g

function endsSentence(text: string, start: number, index: number, end: number): boolean {
  if (end < text.length && !/\s/.test(text[end] ?? '')) return false
  const word = /[\p{L}.]{1,9}$/u.exec(text.slice(Math.max(start, index - 9), index))?.[0] ?? ''
  return !abbreviations.has(word.toLowerCase()) && !/^\p{Lu}$/u.test(word)
}

const abbreviations = new Set('mr mrs ms dr prof st vs etc e.g i.e no vol fig approx jr sr z.b bzw sig'.split(' '))

function pushShort(sentences: Sentence[], text: string, from: number, max: number, gap: number): void {
  let start = 0
  while (text.length - start > max) {
    const end = start + cutAt(text.slice(start, start + max))
    sentences.push({ text: text.slice(start, end), from: from + start, gap: gaps.comma })
    start = end
  }
  if (text.slice(start).trim() !== '') sentences.push({ text: text.slice(start), from: from + start, gap })
}

/** Where to split a long sentence: after a comma, between words, or between any characters. */
function cutAt(text: string): number {
  const comma = Math.max(...[...'，、；：,;:'].map((mark) => text.lastIndexOf(mark)))
  if (comma > text.length / 3) return comma + 1
  const space = text.lastIndexOf(' ')
  if (space > text.length / 3) return space + 1
  return /[\uD800-\uDBFF]$/.test(text) ? text.length - 1 : text.length
}
