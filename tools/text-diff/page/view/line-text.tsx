import { Fragment, type ReactNode } from 'react'
import { fill } from '#kit/sentence.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { SideName } from '../../rows/moved-line.ts'
import type { SideLine } from '../../rows/row-list.ts'
import type { ColorSpan } from '../colors/color-text.ts'
import { useLineColors } from '../colors/use-colors.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './diff.module.css'

interface LineTextProps {
  side: SideName
  line: SideLine
  /** The line beside it. */
  other: SideLine | undefined
  kind: 'added' | 'removed' | undefined
}

/** In UTF-16 units. Laying out a line of a megabyte blocks any browser noticeably. */
export const maxLineLength = 5000

/**
 * A line with its differences marked, its line end if it has none or another than the line beside it, and a byte order
 * mark that the line beside it does not have: both are invisible.
 */
export function LineText({ side, line, other, kind }: LineTextProps) {
  const words = usePageTexts<PageTexts>()
  const colors = useLineColors(side, line.number)
  const end = /\r?\n$/.exec(line.text)?.[0] ?? ''
  const text = line.text.slice(0, line.text.length - end.length)
  const rest = text.length - maxLineLength
  return (
    <span className={styles['line']}>
      {hasMark(line) && (kind || (other && !hasMark(other))) && <i className={styles['start']}>BOM</i>}
      {piecesOf(text.slice(0, maxLineLength), line.marks).map(({ from, piece, isMarked }) => {
        const Marked = kind === 'added' ? 'ins' : 'del'
        const colored = coloredPieces(piece, from, colors)
        return isMarked && kind ? <Marked key={from}>{colored}</Marked> : <Fragment key={from}>{colored}</Fragment>
      })}
      {rest > 0 && <i className={styles['end']}>… {fill(words.cut, { count: rest })}</i>}
      {end === '' && kind && <i className={styles['end']}>{words.noLineEnd}</i>}
      {end !== '' && other && endOf(other) !== end && <i className={styles['end']}>{end === '\n' ? 'LF' : 'CR LF'}</i>}
    </span>
  )
}

/** Colors a piece of a line, given its start, by the color spans of the line. */
function coloredPieces(piece: string, start: number, colors: readonly ColorSpan[]): ReactNode {
  if (colors.length === 0) return piece
  const colored: ReactNode[] = []
  let at = 0
  for (const { from, to, color } of colors) {
    const [begin, end] = [Math.max(at, from - start), Math.min(piece.length, to - start)]
    if (begin >= end) continue
    colored.push(
      piece.slice(at, begin),
      <span key={begin} data-color={color}>
        {piece.slice(begin, end)}
      </span>,
    )
    at = end
  }
  colored.push(piece.slice(at))
  return colored
}

const hasMark = ({ text, number }: SideLine): boolean => number === 1 && text.startsWith('\uFEFF')

const endOf = ({ text }: SideLine): string => /\r?\n$/.exec(text)?.[0] ?? ''

function piecesOf(text: string, marks: SideLine['marks']): { from: number; piece: string; isMarked: boolean }[] {
  const pieces: { from: number; piece: string; isMarked: boolean }[] = []
  let at = 0
  for (const [from, to] of marks) {
    if (from > at) pieces.push({ from: at, piece: text.slice(at, from), isMarked: false })
    if (text.slice(from, to)) pieces.push({ from, piece: text.slice(from, to), isMarked: true })
    at = to
  }
  if (at < text.length) pieces.push({ from: at, piece: text.slice(at), isMarked: false })
  return pieces
}
