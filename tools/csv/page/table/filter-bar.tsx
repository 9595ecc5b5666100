import { IconAlertTriangle, IconFilterOff } from '@tabler/icons-react'
import type { Ref } from 'react'
import { fill } from '#kit/sentence.ts'
import { formatCount } from '#lib/text/format-count.ts'
import { IconButton } from '#ui/controls/button.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import styles from './table.module.css'
import type { TableHandle } from './table-handle.ts'
import type { ArrangementState, FilterColumn } from './use-arrangement.ts'

interface FilterBarProps {
  ref: Ref<HTMLInputElement>
  table: TableHandle
  arranging: ArrangementState
  /** The column whose filter is edited. */
  column: FilterColumn
  onColumn: (column: FilterColumn) => void
}

/** The filters, for single columns or for any, with the number of rows that pass. */
export function FilterBar({ ref, table, arranging, column, onColumn }: FilterBarProps) {
  const words = usePageTexts<PageTexts>()
  const { filters, isOnlyProblems, shown } = arranging
  const { rows, problems, columns } = table
  const isFiltered = filters.size > 0 || isOnlyProblems
  const count = formatCount(rows)
  const title = fill(words.problems, { count: formatCount(problems) })
  return (
    <div className={styles['filters']}>
      <select
        aria-label={words.filterColumn}
        value={column ?? ''}
        onChange={({ currentTarget: { value } }) => onColumn(value === '' ? undefined : Number(value))}
      >
        <option value="">{words.anyColumn}</option>
        {columns.map(
          ({ name }, at) =>
            (at < maxChoices || at === column) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <option key={at} value={at}>
                {name}
              </option>
            ),
        )}
      </select>
      <input
        ref={ref}
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={filters.get(column) ?? ''}
        onChange={({ currentTarget: { value } }) => arranging.filter(column, value)}
      />
      <IconButton label={words.clearFilters} disabled={!isFiltered} onClick={arranging.clearFilters}>
        <IconFilterOff size={18} stroke={1.75} />
      </IconButton>
      {problems > 0 && (
        <button
          type="button"
          className={styles['problems']}
          aria-pressed={isOnlyProblems}
          title={words.onlyProblems}
          onClick={arranging.toggleProblems}
        >
          <IconAlertTriangle size={16} stroke={1.75} /> {title}
        </button>
      )}
      <span className={styles['count']} role="status">
        {isFiltered ? fill(words.shown, { shown: formatCount(shown.count), count }) : fill(words.rows, { count })}
      </span>
    </div>
  )
}

/** A longer list would be of no use; further columns can be filtered from their headers. */
const maxChoices = 300
