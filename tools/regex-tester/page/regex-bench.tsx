import { useState } from 'react'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { useCommand } from '#ui/commands/use-command.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'
import { useSaveResult } from '#ui/save/use-save-result.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import { ActionBar } from './action-bar.tsx'
import styles from './bench.module.css'
import { TestText } from './editor/test-text.tsx'
import { EngineBar } from './engine-bar.tsx'
import { LibraryButton } from './library/library-button.tsx'
import { CheatSheet } from './pattern/cheat-sheet.tsx'
import { commonPatterns } from './pattern/common-patterns.ts'
import { CopyMenu } from './pattern/copy-menu.tsx'
import { FlagToggles } from './pattern/flag-toggles.tsx'
import { PatternField, type PatternRange } from './pattern/pattern-field.tsx'
import { PatternsMenu } from './pattern/patterns-menu.tsx'
import { ResultTabs } from './results/result-tabs.tsx'
import { matchCountSentence } from './runs/count-sentences.ts'
import { isOfPattern } from './runs/is-of-pattern.ts'
import { StatusLine } from './runs/status-line.tsx'
import { useAllMatches } from './runs/use-all-matches.ts'
import { useAnnounceResult } from './runs/use-announce-result.ts'
import { isEmpty, useFields } from './runs/use-fields.ts'
import { useHistoryEntry } from './runs/use-history-entry.ts'
import { useReadyEngines } from './runs/use-ready-engines.ts'
import { useRuns } from './runs/use-runs.ts'
import type { PageTexts } from './texts.en.ts'

/** The question on top, what is searched at the left, what was found at the right. */
export function RegexBench() {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const { open } = useTool()
  const { fields, change } = useFields()
  const { runs, shown } = useRuns(fields)
  const { test } = runs
  const [highlighted, setHighlighted] = useState<number>()
  const [range, setRange] = useState<PatternRange>()
  const ready = useReadyEngines(fields.engine, test)
  const failed = [test, runs.replace, runs.split, runs.benchmark].find(({ state }) => state === 'failed')
  const error = failed?.state === 'failed' && isOfPattern(failed.error) ? failed.error : undefined
  const position = Number(error?.params['position'])
  const matches = test.state === 'failed' ? none : (test.output?.matches ?? none)
  const allMatches = useAllMatches(fields, test)
  const copyMenu = <CopyMenu pattern={fields.pattern} flags={fields.flags} allMatches={allMatches} />
  const runNow = () => {
    test.runNow()
    if (shown.runNow !== test.runNow) shown.runNow()
  }
  const cancelAll = () => {
    test.cancel()
    shown.cancel()
  }
  const isRunning = test.state === 'running' || shown.state === 'running'
  const { output } = shown
  const saveResult = useSaveResult()
  useCommand('run', runNow)
  useCommand('cancel', isRunning ? cancelAll : undefined)
  useCommand('download', output && (() => saveResult(output, mainOf[open])))
  useCommand('go-to-input', focusInput)
  useAnnounceResult(runs)
  useHistoryEntry(fields, test, matchCountSentence(test.output?.count ?? 0, words))

  return (
    <>
      <BenchFrame
        run={test}
        status={<StatusLine test={test} shown={shown} fields={fields} onSeconds={(seconds) => change({ seconds })} />}
      >
        <EngineBar
          engine={fields.engine}
          run={test}
          ready={ready}
          onChange={(engine) => change({ engine })}
          onRetry={test.again}
        >
          <PatternsMenu
            onChoose={(name) => {
              const { pattern, flags, text } = commonPatterns[name]
              change({ pattern, flags, ...(isEmpty(fields.text) && { text }) })
            }}
          />
          <LibraryButton fields={fields} change={change} />
          <SamplesMenu />
        </EngineBar>
        <PatternField
          value={fields.pattern}
          flags={fields.flags}
          error={error && sentence(error)}
          errorIndex={position > 0 ? position - 1 : undefined}
          highlighted={range}
          onChange={(pattern) => change({ pattern })}
        >
          {copyMenu}
        </PatternField>
        <FlagToggles flags={fields.flags} engine={fields.engine} onChange={(flags) => change({ flags })} />
        <div className={styles['panes']}>
          <TestText
            text={fields.text}
            marks={matches}
            highlighted={highlighted}
            onChange={(text) => change({ text })}
          />
          <ResultTabs
            fields={fields}
            runs={runs}
            isShownAtField={error !== undefined}
            allMatches={allMatches}
            change={change}
            onPointAt={setHighlighted}
            onHighlight={setRange}
          />
        </div>
      </BenchFrame>
      <ActionBar>{copyMenu}</ActionBar>
      <CheatSheet />
    </>
  )
}

const none: never[] = []

/** What of a result is saved as it is; of the others all is, as JSON. */
const mainOf: Record<string, string> = { replace: 'text', snippet: 'code', escape: 'pattern' }
