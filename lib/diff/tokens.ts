import { graphemesIn, isPlain } from '../text/graphemes.ts'
import { segmentsIn } from '../text/segments.ts'
import type { Sequence } from './change.ts'
import type { Vocabulary } from './vocabulary.ts'

export const comparisonModes = ['lines', 'words', 'chars'] as const

export type ComparisonMode = (typeof comparisonModes)[number]

/** The differences to ignore. */
export interface IgnoreOptions {
  ignoreCase?: boolean
  ignoreWhitespace?: boolean
  /** A carriage return before the end of a line. */
  stripTrailingCr?: boolean
  /** Returns the ignored ranges of a line without its end: from, up to, in order. */
  ignoredIn?: ((line: string) => Iterable<Span>) | undefined
}

/** A stretch of a text, in UTF-16 units. */
interface Span {
  start: number
  end: number
}

/** A tokenized text, with the number of each token's equivalence class. */
export interface Tokens {
  text: string
  ids: Sequence
  /** The start of each token, and the end of the text. What is before the first is ignored. */
  starts: Int32Array
  /** Whether spaces are counted; between words they are not. */
  countsSpace: boolean
}

/** Splits a text: into lines with their ends, words and what is between them, or graphemes. */
export function tokensOf(
  text: string,
  mode: ComparisonMode,
  ignoreOptions: IgnoreOptions,
  vocabulary: Vocabulary,
): Tokens {
  const keyOf = keyFunction(ignoreOptions)
  const dropsSpace = ignoreOptions.ignoreWhitespace && mode !== 'lines'
  const ids: number[] = []
  const starts: number[] = []
  const counted = ignoreOptions.ignoredIn && countedText(text, ignoreOptions.ignoredIn)
  let at = 0
  for (const piece of piecesOf[mode](text)) {
    const rest = counted ? counted(at, at + piece.length) : piece
    const isIgnored = (dropsSpace && !/\S/.test(rest)) || (rest === '' && mode !== 'lines')
    // Ignored characters belong to the token before them; a line of only ignored characters is still a token.
    if (!isIgnored) {
      ids.push(vocabulary.numberOf(keyOf(rest)))
      starts.push(at)
    }
    at += piece.length
  }
  starts.push(text.length)
  return { text, ids: Int32Array.from(ids), starts: Int32Array.from(starts), countsSpace: mode !== 'words' }
}

/** Returns the text from one token up to another. */
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

/** Returns the compared text of pieces without what is ignored; pieces must be passed in order. */
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

/** Languages without spaces are segmented by dictionary, which does not depend on the locale. */
function* segmentTexts(text: string): Generator<string> {
  for (const segment of segmentsIn(text, 'word', 'en')) yield segment.text
}

/** Segments line by line, with a fast path for plain letters; the end of a line always ends a grapheme. */
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

function keyFunction({ ignoreCase, ignoreWhitespace, stripTrailingCr }: IgnoreOptions): (piece: string) => string {
  return (piece) => {
    let key = piece
    if (stripTrailingCr) key = key.replace(/\r(?=\n?$)/, '')
    if (ignoreWhitespace) key = key.replace(/\s+/g, '')
    return ignoreCase ? key.toLowerCase() : key
  }
}
