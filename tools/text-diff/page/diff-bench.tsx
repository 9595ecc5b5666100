import { lazy, Suspense, useEffect, useMemo, useRef } from 'react'
import { fieldsOf } from '#kit/json-schema.ts'
import { BenchFrame } from '#ui/bench/bench-frame.tsx'
import { QuestionRow } from '#ui/bench/question-row.tsx'
import { SamplesMenu } from '#ui/bench/samples-menu.tsx'
import { StatusLine } from '#ui/bench/status-line.tsx'
import { useLiveRun } from '#ui/bench/use-live-run.ts'
import { useCommand } from '#ui/commands/use-command.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { Spacer } from '#ui/controls/spacer.tsx'
import { useIssues } from '#ui/fields/use-issues.ts'
import { useRunHistory } from '#ui/history/use-run-history.ts'
import { focusInput } from '#ui/panes/bench-parts.ts'
import type { Running } from '#ui/run/use-operation.ts'
import { useSettledRun } from '#ui/run/use-settled-run.ts'
import { useOperations } from '#ui/tool/open-tool.tsx'
import { useToolTexts } from '#ui/tool/tool-texts.ts'
import type { Comparison } from '../comparison/comparison.ts'
import type * as Operations from '../operations.ts'
import styles from './bench.module.css'
import { ComparedTexts } from './compared-texts.tsx'
import { useFolders } from './folders/use-folders.ts'
import { OperationSwitch } from './operation-switch.tsx'
import { OptionsMenu } from './options-menu.tsx'
import { useSavePatch } from './patch-buttons.tsx'
import { type Side, sides } from './use-file-names.ts'
import { useView } from './use-view.ts'
import { DiffResult } from './view/diff-result.tsx'
import { type DiffOptionsProps, IgnoredChips, ignorePattern } from './view-options.tsx'

const FolderList = lazy(() => import('./folders/folder-list.tsx'))

/** Two texts on top, the differences below. */
export function DiffBench() {
  const { compare } = useOperations<typeof Operations>()
  const { run, values, change, runNow } = useLiveRun(compare, compare.input)
  const view = useView()
  const patch = useSavePatch(values)
  const output = run.output as Comparison | undefined
  const patternField = fieldsOf(compare.input).filter(([name]) => name === ignorePattern)
  const issues = useIssues(useSettledRun(run))
  const { folders, take, swap, close } = useFolders()
  const hasFolders = Boolean(folders.original || folders.changed)
  const openers = { original: useRef<(file: File) => void>(null), changed: useRef<(file: File) => void>(null) }
  const openBoth = (files: Record<Side, File | undefined>) => {
    for (const side of sides) {
      if (files[side]) openers[side].current?.(files[side])
      else change({ [side]: '' })
    }
  }
  // A file that only one folder has is compared with an empty text: all added, or all removed.
  const isOneSided = hasFolders && Boolean(values['original']) !== Boolean(values['changed'])
  useEffect(() => {
    if (isOneSided) runNow()
  }, [isOneSided, runNow])
  useRunHistory(compare, values, useSummarized(run))
  useCommand('run', runNow)
  useCommand('cancel', run.state === 'running' ? run.cancel : undefined)
  useCommand('download', run.output && patch.download)
  useCommand('go-to-input', focusInput)
  return (
    <BenchFrame
      run={run}
      status={<StatusLine run={run} onAgain={runNow} />}
      bar={<DiffBar values={values} view={view} onChange={change} />}
    >
      {values[ignorePattern] !== undefined && (
        <QuestionRow fields={patternField} values={values} issues={issues} onChange={change} />
      )}
      {hasFolders && (
        <Suspense>
          <FolderList folders={folders} onOpen={openBoth} onClose={close} />
        </Suspense>
      )}
      <ComparedTexts
        values={values}
        isBad={run.state === 'failed' && !issues[ignorePattern]}
        openers={openers}
        onFolder={take}
        onSwap={swap}
      />
      <DiffResult run={run} output={output} values={values} view={view} patch={patch} />
    </BenchFrame>
  )
}

/** The run for the history, with only the counts of what differs. */
function useSummarized(run: Running<unknown>): Running<Record<string, unknown>> {
  const output = run.output as Comparison | undefined
  const summary = useMemo(() => output && { counts: `+${output.additions} −${output.deletions}` }, [output])
  return { ...run, output: summary } as Running<Record<string, unknown>>
}

/** The operation, the comparison mode and what is ignored. On a phone most of it is in a menu. */
function DiffBar(props: DiffOptionsProps) {
  const { values, onChange } = props
  const { input } = useToolTexts()
  const modes = Object.entries(input['mode']?.choices ?? {})
  return (
    <>
      <OperationSwitch />
      <Segments
        label={input['mode']?.label ?? ''}
        choices={modes.map(([value, label]) => ({ value, label }))}
        value={String(values['mode'] ?? 'lines')}
        onChange={(mode) => onChange({ mode })}
      />
      <div className={styles['wide']}>
        <Spacer />
        <IgnoredChips values={values} isShort onChange={onChange} />
        <SamplesMenu />
      </div>
      <div className={styles['narrow']}>
        <OptionsMenu {...props} />
      </div>
    </>
  )
}
