import { useMemo, useState } from 'react'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import type { Arrangement } from '../../table/arrange-rows.ts'
import type { TableHandle } from './table-handle.ts'

/** In milliseconds, after the last key press in a filter. */
const delay = 200

/** The column of a filter; undefined for any column. */
export type FilterColumn = number | undefined

export interface ArrangementState {
  sort: Arrangement['sort']
  filters: ReadonlyMap<FilterColumn, string>
  isOnlyProblems: boolean
  /** How many rows pass, and an object that is new whenever the rows may have changed. */
  shown: { count: number; round: object }
  /** Whether `shown` is outdated. */
  isBusy: boolean
  /** Cycles through ascending, descending and unsorted. */
  sortBy: (column: number) => void
  filter: (column: FilterColumn, text: string) => void
  clearFilters: () => void
  toggleProblems: () => void
}

/** The sorting and filters of a table, with the resulting number of rows. */
export function useArrangement({ worker, rows }: TableHandle): ArrangementState {
  const [sort, setSort] = useState<Arrangement['sort']>()
  const [filters, setFilters] = useState<ArrangementState['filters']>(new Map())
  const [isOnlyProblems, setOnlyProblems] = useState(false)
  // A new worker holds a new table, which is arranged in the same way.
  const asked = useMemo(() => ({ worker, sort, filters, isOnlyProblems }), [worker, sort, filters, isOnlyProblems])
  const [first] = useState(() => ({ count: rows, round: asked }))
  const arranged = useAsyncValue(async () => {
    if (asked === first.round) return first
    // Waits until typing pauses; outdated answers are dropped.
    if (filters.size > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    const list = [...filters].map(([column, text]) => ({ column, text }))
    return { count: await worker.ask('arrange', { sort, filters: list, isOnlyProblems }), round: asked }
  }, [asked])

  const shown = arranged ?? first

  return {
    ...asked,
    shown,
    isBusy: shown.round !== asked,
    sortBy: (column) => setSort((now) => nextSort(now, column)),
    filter: (column, text) =>
      setFilters((now) => {
        const next = new Map(now)
        if (text === '') next.delete(column)
        else next.set(column, text)
        return next
      }),
    clearFilters: () => {
      setFilters(new Map())
      setOnlyProblems(false)
    },
    toggleProblems: () => setOnlyProblems((now) => !now),
  }
}

export function nextSort(now: Arrangement['sort'], column: number): Arrangement['sort'] {
  if (now?.column !== column) return { column, isDescending: false }
  return now.isDescending ? undefined : { column, isDescending: true }
}
