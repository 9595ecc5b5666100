import { graphemesIn, isPlain } from '../text/graphemes.ts'
import { segmentsIn } from '../text/segments.ts'
import type { Sequence } from './change.ts'
import type { Vocabulary } from './vocabulary.ts'

export const comparisonModes = ['lines', 'words', 'chars'] as const

export type ComparisonMode = (typeof comparisonModes)[number]

/** What does not count as a difference. */
export interface Leniency {
  ignoreCase?: boolean
  ignoreWhitespace?: boolean
  /** A carriage return before the end of a line. */
  stripTrailingCr?: boolean
}

/** A text in pieces, each by the number of what it counts as. */
export interface Tokens {
  text: string
  ids: Sequence
  /** Where each begins, and after the last of them the text's end. What is before the first is space that is ignored. */
  starts: Int32Array
  /** Whether a space is counted like anything else; between words it is not. */
  countsSpace: boolean
}

/** Takes a text apart: the lines with their ends, words and what is between them, or characters as people see them. */
export function tokensOf(text: string, mode: ComparisonMode, leniency: Leniency, vocabulary: Vocabulary): Tokens {
  const keyOf = keyFunction(leniency)
  const dropsSpace = leniency.ignoreWhitespace && mode !== 'lines'
  const ids: number[] = []
  const starts: number[] = []
  let at = 0
  for (const piece of piecesOf[mode](text)) {
    // Ignored space goes with what is before it.
    if (!dropsSpace || /\S/.test(piece)) {
      ids.push(vocabulary.numberOf(keyOf(piece)))
      starts.push(at)
    }
    at += piece.length
  }
  starts.push(text.length)
  return { text, ids: Int32Array.from(ids), starts: Int32Array.from(starts), countsSpace: mode !== 'words' }
}

/** The text from a token on, up to another. */
export const textBetween = ({ text, starts }: Tokens, from: number, to: number): string =>
  text.slice(starts[from], starts[to])

/** Lists the lines of a text with their ends; the last may have none. */
export function* linesIn(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from)
    const to = end < 0 ? text.length : end + 1
    yield text.slice(from, to)
    from = to
  }
}

const piecesOf: Record<ComparisonMode, (text: string) => Iterable<string>> = {
  lines: linesIn,
  words: segmentTexts,
  chars: charactersIn,
}

/** By dictionary where no spaces are written, which does not depend on the language that is asked for. */
function* segmentTexts(text: string): Generator<string> {
  for (const segment of segmentsIn(text, 'word', 'en')) yield segment.text
}

/** Lines of plain letters are taken apart at once; a line's end always ends a character. */
function* charactersIn(text: string): Generator<string> {
  let others = ''
  for (const line of linesIn(text)) {
    if (!isPlain(line)) others += line
    else {
      yield* graphemesIn(others)
      others = ''
      for (let i = 0; i < line.length; i++) yield line[i] as string
    }
  }
  yield* graphemesIn(others)
}

function keyFunction({ ignoreCase, ignoreWhitespace, stripTrailingCr }: Leniency): (piece: string) => string {
  return (piece) => {
    let key = piece
    if (stripTrailingCr) key = key.replace(/\r(?=\n?$)/, '')
    if (ignoreWhitespace) key = key.replace(/\s+/g, '')
    return ignoreCase ? key.toLowerCase() : key
  }
}
