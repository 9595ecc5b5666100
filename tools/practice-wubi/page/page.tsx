import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { ActionBar } from '#ui/bench/action-bar.tsx'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { InputPane } from '#ui/bench/input-pane.tsx'
import { ResultPane } from '#ui/bench/result-pane.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useBenchKeys } from '#ui/bench/use-bench-keys.ts'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { TabPanel } from '#ui/controls/tabs.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { Panes } from '#ui/panes/panes.tsx'
import { type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { readOwnTable } from './kept/own-table.ts'
import { PracticeBench } from './practice/practice-bench.tsx'
import { CodeTable } from './query/code-table.tsx'
import type { PageTexts } from './texts.en.ts'
import { panelId, type Tab, WubiTabs } from './wubi-tabs.tsx'

/** The page: practice, which exists only here, and the query of codes, which uses the tool's operations. */
export default function WubiPracticePage() {
  const { open, onOpen, operations } = useTool()
  const [chosen, setChosen] = useState<Tab>()
  const isOperationInUrl = useIsOperationInUrl()
  const [first] = Object.keys(operations)
  const tab = chosen ?? (isOperationInUrl || open !== first ? 'query' : 'practice')
  const choose = (next: Tab) => {
    setChosen(next)
    if (next === 'query' && !isOperationInUrl) onOpen(open)
  }
  if (tab === 'practice') return <PracticeBench onTab={choose} />
  return (
    <OwnTableRunner>
      <QueryBench key={open} onTab={choose} />
    </OwnTableRunner>
  )
}

/** Whether the URL names an operation; the server, which ignores the query string, renders the practice. */
const useIsOperationInUrl = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => new URLSearchParams(location.search).has('operation'),
    () => false,
  )

/** A changed URL renders the page anew, so there is nothing to subscribe to. */
const noSubscription = () => () => {}

/** Runs operations with the code table that was uploaded on this device, if any. */
function OwnTableRunner({ children }: { children: ReactNode }) {
  const usual = useRunner()
  const runner = useMemo<Runner>(
    () => ({
      prepare: usual.prepare,
      spread: usual.spread,
      run: async (tool, operation, input, ...rest) => {
        const table = await readOwnTable()
        return usual.run(tool, operation, table ? { ...input, table } : input, ...rest)
      },
    }),
    [usual],
  )
  return <RunnerProvider value={runner}>{children}</RunnerProvider>
}

/**
 * Queries the codes of a text, or the characters of a code, while typing. A code table is uploaded on the other tab,
 * for both.
 */
function QueryBench({ onTab }: { onTab: (tab: Tab) => void }) {
  const words = usePageTexts<PageTexts>()
  const { operations, open, onOpen } = useTool()
  const texts = useToolTexts()
  const operation = operations[open]
  if (!operation) throw new Error(`There is no operation "${open}"`)
  const { run, values, change, runNow } = useLiveRun(operation, operation.input)
  const settled = useSettledRun(run)
  const issues = useIssues(settled)
  useRunHistory(operation, values, run)
  useBenchKeys(run, runNow, undefined)
  const directions = Object.keys(operations).map((value) => ({ value, label: texts.operations[value]?.title ?? value }))

  return (
    <>
      <BenchFrame
        run={run}
        bar={
          <>
            <WubiTabs tab="query" onTab={onTab} />
            <Segments label={words.direction} choices={directions} value={open} onChange={onOpen} />
            <Spacer />
            <SamplesMenu />
          </>
        }
        status={<StatusLine run={run} onAgain={runNow} />}
      >
        <TabPanel id={panelId} value="query">
          <Panes hasRail={false}>
            <InputPane
              fields={fieldsOf(operation.input).filter(([name]) => name !== 'table')}
              values={values}
              issues={issues}
              run={settled}
              onChange={change}
            />
            <ResultPane run={run} main={undefined} schema={operation.output} FactList={CodeTable} />
          </Panes>
        </TabPanel>
      </BenchFrame>
      <ActionBar run={run} main={undefined} hasOptions={false} />
    </>
  )
}
