import { IconCopy, IconFileText, IconTableRow } from '@tabler/icons-react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { IconButton } from '#ui/controls/button.tsx'
import type { CaretPosition } from '#ui/editor/code-editor.tsx'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { type CellPosition, headerRow, rowNumberColumn } from './cell-position.ts'
import styles from './table.module.css'
import type { TableHandle } from './table-handle.ts'
import type { ArrangementState } from './use-arrangement.ts'
import { useProblemSentence, useTypeNames } from './use-problem-sentence.ts'

interface CellLineProps {
  table: TableHandle
  arranging: ArrangementState
  active: CellPosition
  /** With the row's number in the unsorted table. */
  onCopy: (row: number, column: number) => void
  onShowText: ((place: CaretPosition) => void) | undefined
}

/** The active cell: its position, its content or problem, and buttons to copy it or show it in the text. */
export function CellBar({ table, arranging, active, onCopy, onShowText }: CellLineProps) {
  const words = usePageTexts<PageTexts>()
  const { worker, columns } = table
  const { row: at, column } = active
  const sentenceOf = useProblemSentence(columns)
  const typeNames = useTypeNames()
  const [seen] =
    useAsyncValue(
      () => worker.ask('page', { from: at, to: at + 1, fromColumn: Math.max(0, column), toColumn: column + 1 }),
      [worker, arranging.shown.round, at, column],
    ) ?? []
  const row = at === headerRow ? headerRow : seen?.row
  const cell = at === headerRow ? undefined : seen?.cells[0]
  const { name = '', type, majorityType, isUnnamed, isRepeated } = columns[column] ?? {}
  const number = row === undefined ? '' : formatCount(row + 1)
  const place =
    column === rowNumberColumn || at === headerRow
      ? at === headerRow
        ? name
        : fill(words.wholeRow, { row: number })
      : fill(words.inRow, { column: name, row: number })
  const headProblem = isUnnamed ? words.unnamed : isRepeated ? words.repeated : undefined
  const problem =
    at === headerRow
      ? headProblem
      : cell?.problem && sentenceOf(cell.problem, { column, cellCount: seen?.cellCount ?? 0 })
  const value =
    at === headerRow
      ? (majorityType ?? type) && typeNames[majorityType ?? type ?? 'text']
      : column === rowNumberColumn
        ? ''
        : cell?.text
  return (
    <div className={styles['line']}>
      <span className={styles['place']}>{place}</span>
      {problem ? (
        <span className={styles['wrong']} title={problem}>
          {problem}
        </span>
      ) : (
        <code title={value}>{value}</code>
      )}
      {onShowText && (
        <IconButton
          label={words.showText}
          disabled={row === undefined || at === headerRow}
          onClick={() => row !== undefined && void worker.ask('placeOf', row).then(onShowText)}
        >
          <IconFileText size={16} stroke={1.75} />
        </IconButton>
      )}
      <IconButton
        label={words.copyRow}
        disabled={row === undefined}
        onClick={() => row !== undefined && onCopy(row, rowNumberColumn)}
      >
        <IconTableRow size={16} stroke={1.75} />
      </IconButton>
      <IconButton
        label={words.copyCell}
        disabled={row === undefined || column === rowNumberColumn}
        onClick={() => row !== undefined && onCopy(row, column)}
      >
        <IconCopy size={16} stroke={1.75} />
      </IconButton>
    </div>
  )
}
