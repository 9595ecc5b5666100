import { IconFileText, IconTable } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ViewSwitch } from '#ui/opened/view-switch.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import type { TableViewProps } from './table/table-view.tsx'
import type { PageTexts } from './texts.en.ts'

/** How a table is looked at. */
export type View = 'table' | 'text'

interface TableSwitchProps {
  value: View
  /** While there is no table it keeps its place. */
  isHidden: boolean
  onChange: (view: View) => void
}

/** Between a table and its text. */
export function TableSwitch(props: TableSwitchProps) {
  const words = usePageTexts<PageTexts>()
  const views = [
    { value: 'table' as const, label: words.table, Icon: IconTable },
    { value: 'text' as const, label: words.text, Icon: IconFileText },
  ]
  return <ViewSwitch views={views} {...props} />
}

// With the first table.
const TableView = lazy(() => import('./table/table-view.tsx'))

/** A text as the table that it is, be it what is worked on or what has come of it. */
export const Table = (props: TableViewProps) => (
  <Suspense>
    <TableView {...props} />
  </Suspense>
)
