import { IconFileText, IconTable } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ViewSwitch } from '#ui/opened/view-switch.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TableViewProps } from './table/table-view.tsx'
import type { PageTexts } from './texts.en.ts'

/** The view of a table. */
export type View = 'table' | 'text'

interface TableSwitchProps {
  value: View
  /** Invisible without a table, but keeps its space. */
  isHidden: boolean
  onChange: (view: View) => void
}

/** Switches between a table and its text. */
export function TableSwitch(props: TableSwitchProps) {
  const words = usePageTexts<PageTexts>()
  const views = [
    { value: 'table' as const, label: words.table, Icon: IconTable },
    { value: 'text' as const, label: words.text, Icon: IconFileText },
  ]
  return <ViewSwitch views={views} {...props} />
}

// Loaded with the first table.
const TableView = lazy(() => import('./table/table-view.tsx'))

/** Shows a text as a table, for both input and results. */
export const Table = (props: TableViewProps) => (
  <Suspense>
    <TableView {...props} />
  </Suspense>
)
