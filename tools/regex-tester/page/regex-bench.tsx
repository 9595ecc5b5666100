import { IconAdjustmentsHorizontal, IconBookmarks } from '@tabler/icons-react'
import { type ComponentProps, type ReactNode, useCallback, useEffect, useState } from 'react'
import { unattended } from '#kit/call.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { FootBar } from '#ui/bench/foot-bar.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { useCommand } from '#ui/commands/use-command.ts'
import { Button } from '#ui/controls/button.tsx'
import { UndoButton } from '#ui/controls/undo-button.tsx'
import { focusInput, showOptions } from '#ui/panes/bench-parts.ts'
import { useRunner } from '#ui/run/runner.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { useSaveResult } from '#ui/save/use-save-result.ts'
import { useOperations, useTool } from '#ui/tool/open-tool.tsx'
import { useToolId } from '#ui/tool/tool-id.ts'
import { usePageTexts } from '#ui/tool/tool-texts.ts'
import { useSentence } from '#ui/tool/use-sentence.ts'
import type * as operations from '../operations.ts'
import styles from './bench.module.css'
import type { Match } from './copy/match-formats.ts'
import { TestText } from './editor/test-text.tsx'
import { EngineBar, isLoadFailure } from './engine-bar.tsx'
import type { LibraryDialog } from './library/library-dialog.tsx'
import { CheatSheet } from './pattern/cheat-sheet.tsx'
import { commonPatterns } from './pattern/common-patterns.ts'
import { CopyMenu } from './pattern/copy-menu.tsx'
import { FlagToggles } from './pattern/flag-toggles.tsx'
import { PatternField, type PatternRange } from './pattern/pattern-field.tsx'
import { PatternsMenu } from './pattern/patterns-menu.tsx'
import { ResultTabs } from './results/result-tabs.tsx'
import { matchCountSentence } from './runs/count-sentences.ts'
import { isPatternError } from './runs/is-pattern-error.ts'
import { StatusLine } from './runs/status-line.tsx'
import { useAnnounceResult } from './runs/use-announce-result.ts'
import { type Fields, isEmpty, useFields } from './runs/use-fields.ts'
import { useHistoryEntry } from './runs/use-history-entry.ts'
import { useReplacing } from './runs/use-replacing.ts'
import { type Runs, useRuns } from './runs/use-runs.ts'
import type { PageTexts } from './texts.en.ts'
import { useLazy } from './use-lazy.ts'

/** The pattern on top, the text on the left, the results on the right. */
export function RegexBench() {
  const words = usePageTexts<PageTexts>()
  const sentence = useSentence()
  const { open } = useTool()
  const { fields, change } = useFields()
  const { replace, replacement, undo, forget } = useReplacing(fields, change)
  const { runs, shown } = useRuns(fields)
  const { test } = runs
  const [highlighted, setHighlighted] = useState<number>()
  const [range, setRange] = useState<PatternRange>()
  const ready = useReadyEngines(fields.engine, test)
  const failed = [test, runs.replace, runs.split, runs.benchmark].find(({ state }) => state === 'failed')
  const error = failed?.state === 'failed' && isPatternError(failed.error) ? failed.error : undefined
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
          <LibraryButton fields={fields} replace={replace} />
          {replacement && (
            <span className={styles['undo']}>
              <UndoButton key={replacement.round} label={words.undoReplacing} onUndo={undo} onExpire={forget} />
            </span>
          )}
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
            replace={replace}
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

/** The output field that is saved as a text; results of other operations are saved as JSON. */
const mainOf: Record<string, string> = { replace: 'text', snippet: 'code', escape: 'pattern' }

/** On a phone, the bar at the foot: the flags, and the copy menu. */
function ActionBar({ children }: { children: ReactNode }) {
  const words = usePageTexts<PageTexts>()
  return (
    <FootBar>
      <Button onClick={() => showOptions({ block: 'center' })}>
        <IconAdjustmentsHorizontal size={18} stroke={1.75} /> {words.flagsLabel}
      </Button>
      {children}
    </FootBar>
  )
}

type LibraryProps = Omit<ComponentProps<typeof LibraryDialog>, 'onClose'>

/** Opens the library, which is loaded then. */
function LibraryButton(props: LibraryProps) {
  const words = usePageTexts<PageTexts>().library
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <IconBookmarks size={18} stroke={1.75} /> {words.title}
      </Button>
      {isOpen && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Dialog(props: ComponentProps<typeof LibraryDialog>) {
  const Loaded = useLazy(async () => (await import('./library/library-dialog.tsx')).LibraryDialog)
  return Loaded ? <Loaded {...props} /> : null
}

/** The most matches that are copied. */
const maxCopiedMatches = 100_000

/** Provides all matches, by another search where there are more than the page lists. */
function useAllMatches(fields: Fields, { output }: Runs['test']): () => Promise<readonly Match[]> {
  const runner = useRunner()
  const id = useToolId()
  const { test } = useOperations<typeof operations>()
  const { pattern, flags, text, engine, seconds } = fields
  return useCallback(async () => {
    if (!output?.truncated) return output?.matches ?? []
    const input = { pattern, flags, text: text as string, engine, seconds, limit: maxCopiedMatches }
    return (await runner.run(id, test, input, unattended)).matches
  }, [runner, id, test, output, pattern, flags, text, engine, seconds])
}

/** Tracks which engines are loaded: the first progress or an answer shows it. */
function useReadyEngines(engine: EngineName, run: Run<unknown>): ReadonlySet<EngineName> {
  const [ready, setReady] = useState<ReadonlySet<EngineName>>(new Set())
  const isThere =
    run.state === 'done' ||
    (run.state === 'running' && run.share > 0) ||
    (run.state === 'failed' && !isLoadFailure(run.error))

  // biome-ignore lint/correctness/useExhaustiveDependencies: another engine says nothing until it has run itself
  useEffect(() => {
    if (isThere) setReady((now) => (now.has(engine) ? now : new Set([...now, engine])))
  }, [run])
  return ready
}
