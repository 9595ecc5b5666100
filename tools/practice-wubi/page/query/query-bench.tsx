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
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { PageTexts } from '../texts.en.ts'
import { panelId, type Tab, WubiTabs } from '../wubi-tabs.tsx'
import { CodeTable } from './code-table.tsx'

/**
 * The codes of a text, or the characters of a code, as they are typed. A code table is brought on the other tab, for both.
 */
export function QueryBench({ onTab }: { onTab: (tab: Tab) => void }) {
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
