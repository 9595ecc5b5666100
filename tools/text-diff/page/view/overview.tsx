import { useMemo } from 'react'
import type { RowList } from '../../rows/row-list.ts'
import styles from './diff.module.css'

interface OverviewProps {
  list: RowList
  onChoose: (row: number) => void
}

/** More marks on the strip could not be told apart. */
const maxMarks = 300

/**
 * A strip beside the rows that shows where changes are; a click goes to the nearest. Hidden from screen readers, since
 * shortcuts go from change to change.
 */
export function Overview({ list, onChoose }: OverviewProps) {
  const marks = useMemo(() => marksOf(list), [list])
  return (
    <div
      className={styles['overview']}
      aria-hidden="true"
      onClick={({ clientY, currentTarget }) => {
        const { top, height } = currentTarget.getBoundingClientRect()
        onChoose(Math.floor(((clientY - top) / height) * list.count))
      }}
    >
      {marks.map(({ top, height }) => (
        <span key={top} style={{ top: `${top}%`, height: `max(2px, ${height}%)` }} />
      ))}
    </div>
  )
}

/** Where changes are, in percent of the height; marks that touch are joined. */
function marksOf(list: RowList): { top: number; height: number }[] {
  const marks: { from: number; to: number }[] = []
  const { count, changeRows } = list
  for (let change = 0; change < changeRows.length; change++) {
    const row = changeRows[change] as number
    const from = Math.floor((row / count) * maxMarks)
    const last = marks.at(-1)
    // A shortcut: of a million changes most fall into an existing mark.
    if (last && from < last.to && last.to - last.from === 1 && count > 100 * maxMarks) continue
    const to = Math.max(from + 1, Math.ceil(((row + list.heightOf(change)) / count) * maxMarks))
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else marks.push({ from, to })
  }
  return marks.map(({ from, to }) => ({ top: (from / maxMarks) * 100, height: ((to - from) / maxMarks) * 100 }))
}
