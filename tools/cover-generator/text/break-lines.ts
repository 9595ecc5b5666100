/** How wide a text is in a font of one pixel. */
export type Measure = (text: string) => number

export interface Broken {
  lines: string[]
  /** A word was wider than a line, and was broken inside. */
  isSplit: boolean
}

/** A text of which each piece was measured, so that it can be broken for many widths. */
export interface Measured {
  paragraphs: MeasuredPiece[][]
}

interface MeasuredPiece {
  text: string
  width: number
  /** Without the space at its end, which takes no room at the end of a line. */
  inked: number
  /** What it is broken into where it is wider than a line. */
  parts: () => MeasuredPiece[]
}

export function measurePieces(text: string, measure: Measure): Measured {
  const measured = (piece: string): MeasuredPiece => {
    let parts: MeasuredPiece[] | undefined
    return {
      text: piece,
      width: measure(piece),
      inked: measure(piece.trimEnd()),
      parts: () => {
        parts ??= charactersOf(piece).map(measured)
        return parts
      },
    }
  }
  return { paragraphs: text.split('\n').map((line) => piecesOf(line).map(measured)) }
}

/**
 * Breaks a text into as few lines as a width allows, and then makes them as even as they can be: the narrowest width
 * that needs no more lines. In units of the font's size.
 */
export function breakLines(measured: Measured, width: number): Broken {
  const first = fill(measured, width)
  if (first.isSplit || first.lines.length === 1) return first
  let [tooNarrow, narrowest] = [0, width]
  while (narrowest - tooNarrow > 0.1) {
    const between = (tooNarrow + narrowest) / 2
    const attempt = fill(measured, between)
    if (attempt.isSplit || attempt.lines.length > first.lines.length) tooNarrow = between
    else narrowest = between
  }
  return fill(measured, narrowest)
}

/** Puts into each line what goes into it. */
function fill({ paragraphs }: Measured, width: number): Broken {
  const broken: Broken = { lines: [], isSplit: false }
  for (const pieces of paragraphs) {
    const parts = pieces.flatMap((piece) => (piece.inked <= width ? [piece] : piece.parts()))
    broken.isSplit ||= parts.length > pieces.length
    let [text, taken] = ['', 0]
    for (const part of parts) {
      if (text !== '' && taken + part.inked > width) {
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

/** Takes a line apart where it may be broken: between words, also Chinese ones, never before a full stop or after an opening bracket. */
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
  // What an alphabet has no space in is one word: TypeScript/Rust, v1.2-rc, AT&T. A hyphen may end a line.
  return narrow.test(before.at(-1) ?? '') && narrow.test(word.charAt(0)) && !/[-/–]$/u.test(before)
}

/** Characters that end a Chinese word, which dictionaries of words set apart. */
const suffix = /^[的了着过们地得师者家性化等吗呢吧啊]$/u

/** Letters, digits and marks of alphabets, between which there are no breaks. */
const narrow = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}!-/:-@[-`{-~]/u

/** Takes a piece apart that is wider than a line: anywhere, but by the same rules, as long as few characters hang together. */
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
