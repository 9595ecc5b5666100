/** Returns the width of a text in a font of one pixel. */
export type Measure = (text: string) => number

export interface BrokenText {
  lines: string[]
  /** Whether a word was wider than a line and was split. */
  isSplit: boolean
}

/** A text whose pieces are measured once, so that it can be broken for many widths. */
export interface MeasuredPieces {
  paragraphs: MeasuredPiece[][]
}

interface MeasuredPiece {
  text: string
  width: number
  /** Without trailing space, which takes no room at the end of a line. */
  trimmedWidth: number
  /** The parts that it is split into where it is wider than a line. */
  parts: () => MeasuredPiece[]
}

export function measurePieces(text: string, measure: Measure): MeasuredPieces {
  const measured = (piece: string): MeasuredPiece => {
    let parts: MeasuredPiece[] | undefined
    return {
      text: piece,
      width: measure(piece),
      trimmedWidth: measure(piece.trimEnd()),
      parts: () => {
        parts ??= charactersOf(piece).map(measured)
        return parts
      },
    }
  }
  return { paragraphs: text.split('\n').map((line) => piecesOf(line).map(measured)) }
}

/**
 * Breaks a text into as few lines as a width allows, balanced by the narrowest width that needs no more lines. Widths
 * are in units of the font's size.
 */
export function breakLines(measured: MeasuredPieces, width: number): BrokenText {
  const first = fillLines(measured, width)
  if (first.isSplit || first.lines.length === 1) return first
  let [tooNarrow, narrowest] = [0, width]
  while (narrowest - tooNarrow > 0.1) {
    const between = (tooNarrow + narrowest) / 2
    const attempt = fillLines(measured, between)
    if (attempt.isSplit || attempt.lines.length > first.lines.length) tooNarrow = between
    else narrowest = between
  }
  return fillLines(measured, narrowest)
}

/** Fills each line greedily. */
function fillLines({ paragraphs }: MeasuredPieces, width: number): BrokenText {
  const broken: BrokenText = { lines: [], isSplit: false }
  for (const pieces of paragraphs) {
    const parts = pieces.flatMap((piece) => (piece.trimmedWidth <= width ? [piece] : piece.parts()))
    broken.isSplit ||= parts.length > pieces.length
    let [text, taken] = ['', 0]
    for (const part of parts) {
      if (text !== '' && taken + part.trimmedWidth > width) {
        broken.lines.push(text.trimEnd())
        ;[text, taken] = ['', 0]
      }
      text += part.text
      taken += part.width
    }
    broken.lines.push(text.trimEnd())
  }
  return broken
}

/** No line begins with these (Requirements for Chinese Text Layout, section 3.1.9). */
const notAtBeginning = /^[、，。．；：？！）》〉」』】〕〗”’…·—～~,.;:?!)\]}%‰℃々ー]/u
/** No line ends with these. */
const notAtEnd = /[（《〈「『【〔〖“‘([{#@$￥¥]$/u

/**
 * Splits a line where it may be broken: between words, also Chinese ones, never before a full stop or after an opening
 * bracket.
 */
function piecesOf(line: string): string[] {
  const words = Array.from(new Intl.Segmenter('zh', { granularity: 'word' }).segment(line), ({ segment }) => segment)
  const pieces: string[] = []
  for (const word of words) {
    const last = pieces.at(-1)
    if (last !== undefined && isJoined(last, word)) pieces[pieces.length - 1] = last + word
    else pieces.push(word)
  }
  return pieces
}

function isJoined(before: string, word: string): boolean {
  // A space stays with the word before it, and is left out at the end of a line.
  if (/^\s+$/u.test(word)) return true
  if (/\s$/u.test(before)) return false
  if (notAtBeginning.test(word) || notAtEnd.test(before) || suffix.test(word)) return true
  // Alphabetic text without spaces is one word: TypeScript/Rust, v1.2-rc, AT&T. A hyphen may end a line.
  return narrow.test(before.at(-1) ?? '') && narrow.test(word.charAt(0)) && !/[-/–]$/u.test(before)
}

/** Chinese suffixes, which the segmenter separates from their word. */
const suffix = /^[的了着过们地得师者家性化等吗呢吧啊]$/u

/** Alphabetic letters, digits and punctuation, between which there are no breaks. */
const narrow = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}!-/:-@[-`{-~]/u

/**
 * Splits a piece that is wider than a line between any characters, but by the same rules, for groups of at most
 * `maxBound`.
 */
function charactersOf(piece: string): string[] {
  const groups: string[][] = []
  for (const { segment } of new Intl.Segmenter('zh').segment(piece)) {
    const last = groups.at(-1)
    const isBound = notAtBeginning.test(segment) || notAtEnd.test(last?.at(-1) ?? '')
    if (last && isBound && last.length < maxBound) last.push(segment)
    else groups.push([segment])
  }
  return groups.map((group) => group.join(''))
}

const maxBound = 3
