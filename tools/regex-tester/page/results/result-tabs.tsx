import { type ComponentProps, useId } from 'react'
import { formatCount } from '#lib/text/format-count.ts'
import { TabPanel, Tabs } from '#ui/controls/tabs.tsx'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import type { en } from '../../texts.en.ts'
import type { Match } from '../copy/match-formats.ts'
import { DifferenceNote } from '../pattern/difference-note.tsx'
import type { PatternRange } from '../pattern/pattern-field.tsx'
import { PitfallNote } from '../pattern/pitfall-note.tsx'
import type { Fields } from '../runs/use-fields.ts'
import type { Runs } from '../runs/use-runs.ts'
import type { PageTexts } from '../texts.en.ts'
import { useLazy } from '../use-lazy.ts'
import { BenchmarkTab } from './benchmark-tab.tsx'
import { CodeTab } from './code-tab.tsx'
import { EscapeTab } from './escape-tab.tsx'
import { ExplainTab } from './explain/explain-tab.tsx'
import type { GenerateTab as Generate } from './generate-tab.tsx'
import { ReplaceTab } from './replace-tab.tsx'
import styles from './results.module.css'
import { SplitTab } from './split-tab.tsx'
import type { StepsTab as Steps } from './steps/steps-tab.tsx'
import { TestTab } from './test-tab.tsx'
import type { TestsTab as Tests } from './tests/tests-tab.tsx'

interface ResultTabsProps {
  fields: Fields
  runs: Runs
  /** Whether the error of the pattern is shown at its field. */
  isShownAtField: boolean
  allMatches: () => Promise<readonly Match[]>
  change: (changed: Partial<Fields>) => void
  /** Changes them in a way that can be undone. */
  replace: (put: Partial<Fields>) => void
  onPointAt: (match: number | undefined) => void
  onHighlight: (range: PatternRange | undefined) => void
}

const tabs = [
  ...(['test', 'runTests', 'replace', 'split', 'explain', 'steps', 'generate'] as const),
  ...(['snippet', 'benchmark', 'escape'] as const),
] as const

/** The tabs with warnings of their own; the others show those of the search. */
const hasWarnings = (tab: string): tab is 'replace' | 'snippet' | 'explain' =>
  ['replace', 'snippet', 'explain'].includes(tab)

/** The results in tabs, one for each operation. */
export function ResultTabs({
  fields,
  runs,
  isShownAtField,
  allMatches,
  change,
  replace,
  onPointAt,
  onHighlight,
}: ResultTabsProps) {
  const { operations } = useToolTexts<typeof en>()
  const words = usePageTexts<PageTexts>()
  const { open, onOpen } = useTool()
  const id = useId()
  const { engine, language } = fields
  const selected = open === 'check' ? 'explain' : open
  const counts: Record<string, string | undefined> = {
    test: countOf(runs.test.output?.count),
    split: countOf(runs.split.output?.parts.length),
    runTests: testCountOf(runs.runTests),
  }
  const { warnings = [] } = runs[hasWarnings(selected) ? selected : 'test'].output ?? {}
  return (
    <section className={styles['results']} aria-label={words.results}>
      <Tabs
        label={words.results}
        tabs={tabs.map((value) => ({ value, label: operations[value].title, count: counts[value] }))}
        value={selected}
        panelId={id}
        onChange={onOpen}
      />
      {open !== 'escape' && <PitfallNote fields={fields} change={change} />}
      {open !== 'escape' && <DifferenceNote warnings={warnings} />}
      <TabPanel id={id} value={selected} className={styles['panel']}>
        {open === 'replace' ? (
          <ReplaceTab run={runs.replace} fields={fields} change={change} />
        ) : open === 'runTests' ? (
          <TestsTab run={runs.runTests} fields={fields} change={change} replace={replace} />
        ) : open === 'steps' ? (
          <StepsTab run={runs.steps} fields={fields} isShownAtField={isShownAtField} onHighlight={onHighlight} />
        ) : open === 'generate' ? (
          <GenerateTab
            run={runs.generate}
            engine={engine}
            isShownAtField={isShownAtField}
            onUse={(text) => change({ text })}
          />
        ) : open === 'split' ? (
          <SplitTab run={runs.split} />
        ) : open === 'explain' || open === 'check' ? (
          <ExplainTab
            engine={engine}
            isShownAtField={isShownAtField}
            explain={runs.explain}
            check={runs.check}
            onHighlight={onHighlight}
          />
        ) : open === 'snippet' ? (
          <CodeTab
            run={runs.snippet}
            language={language}
            isShownAtField={isShownAtField}
            onChange={(chosen) => change({ language: chosen })}
          />
        ) : open === 'benchmark' ? (
          <BenchmarkTab run={runs.benchmark} engine={engine} />
        ) : open === 'escape' ? (
          <EscapeTab run={runs.escape} onUse={(pattern) => change({ pattern })} />
        ) : (
          <TestTab run={runs.test} allMatches={allMatches} onPointAt={onPointAt} />
        )}
      </TabPanel>
    </section>
  )
}

// Tabs that are loaded when they are first opened.

function TestsTab(props: ComponentProps<typeof Tests>) {
  const Tab = useLazy(async () => (await import('./tests/tests-tab.tsx')).TestsTab)
  return Tab ? <Tab {...props} /> : null
}

function StepsTab(props: ComponentProps<typeof Steps>) {
  const Tab = useLazy(async () => (await import('./steps/steps-tab.tsx')).StepsTab)
  return Tab ? <Tab {...props} /> : null
}

function GenerateTab(props: ComponentProps<typeof Generate>) {
  const Tab = useLazy(async () => (await import('./generate-tab.tsx')).GenerateTab)
  return Tab ? <Tab {...props} /> : null
}

/** How many tests passed of how many. */
const testCountOf = ({ output }: Runs['runTests']) => output && `${output.passed}/${output.passed + output.failed}`

const countOf = (count: number | undefined) => (count === undefined ? undefined : formatCount(count))
