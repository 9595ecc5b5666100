import { useState, useSyncExternalStore } from 'react'
import { useTool } from '#ui/tool/open-tool.tsx'
import { PracticeBench } from './practice/practice-bench.tsx'
import { OwnTableRunner } from './query/own-table-runner.tsx'
import { QueryBench } from './query/query-bench.tsx'
import type { Tab } from './wubi-tabs.tsx'

/** Practice, which lives on this page alone, and the query of codes, which is this tool's operations. */
export default function WubiPracticePage() {
  const { open, onOpen, operations } = useTool()
  const [chosen, setChosen] = useState<Tab>()
  const asked = useIsOperationAsked()
  const [first] = Object.keys(operations)
  const tab = chosen ?? (asked || open !== first ? 'query' : 'practice')
  const choose = (next: Tab) => {
    setChosen(next)
    if (next === 'query' && !asked) onOpen(open)
  }
  if (tab === 'practice') return <PracticeBench onTab={choose} />
  return (
    <OwnTableRunner>
      <QueryBench key={open} onTab={choose} />
    </OwnTableRunner>
  )
}

/** Whether the address names an operation; the server, which answers without it, draws the practice. */
const useIsOperationAsked = (): boolean =>
  useSyncExternalStore(
    unheard,
    () => new URLSearchParams(location.search).has('operation'),
    () => false,
  )

/** An address that changes is a page that is drawn anew. */
const unheard = () => () => {}
