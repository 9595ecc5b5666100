import { useMemo, useState } from 'react'
import { useAsyncValue } from '#ui/run/use-async-value.ts'
import type { Arrangement } from '../../table/arrange-rows.ts'
import type { OpenTable } from './open-table.ts'

/** In milliseconds, after the last key in a filter. */
const delay = 200

/** The column that a filter is for; undefined for all of them. */
export type FilterColumn = number | undefined

export interface ArrangementState {
  sort: Arrangement['sort']
  filters: ReadonlyMap<FilterColumn, string>
  isOnlyProblems: boolean
  /** How many rows are left, and counted up whenever they may be others. */
  shown: { count: number; round: object }
  /** Whether that is not yet what is asked for. */
  isBusy: boolean
  /** Up, down, and as it came. */
  sortBy: (column: number) => void
  filter: (column: FilterColumn, text: string) => void
  clearFilters: () => void
  toggleProblems: () => void
}

/** How a table is sorted and filtered: what is asked for, and what has come of it. */
export function useArrangement({ worker, rows }: OpenTable): ArrangementState {
  const [sort, setSort] = useState<Arrangement['sort']>()
  const [filters, setFilters] = useState<ArrangementState['filters']>(new Map())
  const [isOnlyProblems, setOnlyProblems] = useState(false)
  // Another worker holds another table, which is asked for the same.
  const asked = useMemo(() => ({ worker, sort, filters, isOnlyProblems }), [worker, sort, filters, isOnlyProblems])
  const [first] = useState(() => ({ count: rows, round: asked }))
  const arranged = useAsyncValue(async () => {
    if (asked === first.round) return first
    // Whoever goes on typing is waited for; an answer that is late is dropped.
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
