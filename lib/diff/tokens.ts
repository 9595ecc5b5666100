import { graphemesIn, isPlain } from '../text/graphemes.ts'
import { segmentsIn } from '../text/segments.ts'
import type { Sequence } from './change.ts'
import type { Vocabulary } from './vocabulary.ts'

export const comparisonModes = ['lines', 'words', 'chars'] as const

export type ComparisonMode = (typeof comparisonModes)[number]

/** The differences to ignore. */
export interface Leniency {
  ignoreCase?: boolean
  ignoreWhitespace?: boolean
  /** A carriage return before the end of a line. */
  stripTrailingCr?: boolean
  /** Says which stretches of a line, which is given without its end, do not count: from, up to, in order. */
  ignoredIn?: ((line: string) => Iterable<Span>) | undefined
}

/** A stretch of a text, in UTF-16 units. */
interface Span {
  start: number
  end: number
}

/** A text as tokens, each with the number of its equivalence class. */
export interface Tokens {
  text: string
  ids: Sequence
  /** Where each begins, and after the last of them the text's end. What is before the first is ignored. */
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
  const counted = leniency.ignoredIn && countedText(text, leniency.ignoredIn)
  let at = 0
  for (const piece of piecesOf[mode](text)) {
    const rest = counted ? counted(at, at + piece.length) : piece
    const isIgnored = (dropsSpace && !/\S/.test(rest)) || (rest === '' && mode !== 'lines')
    // What is ignored goes with what is before it; a line of which nothing counts is still a line.
    if (!isIgnored) {
      ids.push(vocabulary.numberOf(keyOf(rest)))
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

/** Gives what counts of the pieces of a text, which are asked for in their order. */
function countedText(text: string, ignoredIn: (line: string) => Iterable<Span>): (from: number, to: number) => string {
  const spans = ignoredSpans(text, ignoredIn)
  let span = spans.next().value
  return (from, to) => {
    let [counted, at] = ['', from]
    while (span && span.end <= from) span = spans.next().value
    while (span && span.start < to) {
      counted += text.slice(at, Math.max(at, span.start))
      at = Math.min(to, span.end)
      if (span.end > to) break
      span = spans.next().value
    }
    return counted + text.slice(at, to)
  }
}

function* ignoredSpans(text: string, ignoredIn: (line: string) => Iterable<Span>): Generator<Span, undefined> {
  let at = 0
  for (const line of linesIn(text)) {
    for (const { start, end } of ignoredIn(line.replace(/\r?\n$/, ''))) {
      if (end > start) yield { start: at + start, end: at + end }
    }
    at += line.length
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
