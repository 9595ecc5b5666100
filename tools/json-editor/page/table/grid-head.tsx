// biome-ignore-all lint/a11y/useSemanticElements: only the cells in view exist, which no table of HTML lays out
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#ui/language/language.ts'
import type { ColumnsInView } from '#ui/rows/use-columns-in-view.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { Table } from '../../document/table.ts'
import { useDocument } from '../document/document-context.tsx'
import { useEditActions } from '../document/use-edit-actions.ts'
import type { PageTexts } from '../texts.en.ts'
import { columnWidth } from './column-width.ts'
import styles from './table.module.css'

interface GridHeadProps {
  table: Table
  /** Undefined is the column of items that are no objects. */
  columns: readonly (string | undefined)[]
  inView: ColumnsInView
  /** In pixels. */
  height: number
  numberWidth: number
}

/** The names of the columns; each sorts the list by its column, the second time in reverse. */
export function GridHead({ table, columns, inView, height, numberWidth }: GridHeadProps) {
  const words = usePageTexts<PageTexts>()
  const language = useLanguage()
  const { enqueue, remoteState } = useDocument()
  const { version } = remoteState
  const { make } = useEditActions()
  const [sorted, setSorted] = useState<{ name: string | undefined; descending: boolean }>()

  const latest = useRef(version)
  latest.current = version
  /** The version after sorting: any other may have another order. */
  const sortedVersion = useRef(version)
  useEffect(() => {
    if (version !== sortedVersion.current) setSorted(undefined)
  }, [version])

  async function sort(name: string | undefined): Promise<void> {
    const descending = sorted?.name === name && sorted?.descending === false
    const announcement = descending ? words.descending : words.ascending
    sortedVersion.current = latest.current + 1
    const isChanged = await make({ edit: 'sort', token: table.token, by: name, descending, language }, announcement)
    if (!isChanged) sortedVersion.current = latest.current
    setSorted({ name, descending })
  }

  return (
    <div
      role="row"
      aria-rowindex={1}
      className={styles['head']}
      style={{ height, width: numberWidth + columns.length * columnWidth }}
    >
      <span
        role="columnheader"
        aria-colindex={1}
        aria-label="#"
        className={styles['number']}
        style={{ width: numberWidth }}
      />
      {columns.slice(inView.from, inView.to).map((name, at) => {
        const column = inView.from + at
        const isSorted = sorted?.name === name && sorted !== undefined
        const isAscending = isSorted && !sorted.descending
        const Arrow = isSorted ? (isAscending ? IconArrowUp : IconArrowDown) : IconArrowsSort
        return (
          <span
            key={column}
            role="columnheader"
            aria-colindex={column + 2}
            aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
            className={styles['column']}
            style={{ left: numberWidth + column * columnWidth, width: columnWidth }}
          >
            <button
              type="button"
              title={isAscending ? words.descending : words.ascending}
              onClick={() => void enqueue(() => sort(name))}
            >
              <span>{name ?? words.loose}</span>
              <Arrow size={14} stroke={1.75} />
            </button>
          </span>
        )
      })}
    </div>
  )
}
