import { charactersOf, piecesOf } from './pieces.ts'

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
