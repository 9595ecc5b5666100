import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ToolError } from '#kit/tool-error.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { Button } from '#ui/controls/button.tsx'
import { scrollIntoRow } from '#ui/controls/scroll-into-row.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { Tag } from '#ui/controls/tag.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { useIsSlow } from '#ui/run/use-is-slow.ts'
import type { Run } from '#ui/run/use-operation.ts'
import { usePageTexts, useToolTexts } from '#ui/tool/tool-texts.ts'
import { engineTitles } from '../search/to-tool-error.ts'
import type { en } from '../texts.en.ts'
import bench from './bench.module.css'
import styles from './engine-bar.module.css'
import type { PageTexts } from './texts.en.ts'

interface EngineBarProps {
  engine: EngineName
  run: Run<unknown>
  /** The engines that have been loaded on this page. */
  ready: ReadonlySet<EngineName>
  onChange: (engine: EngineName) => void
  onRetry: () => void
  /** What else stands in the bar. */
  children: ReactNode
}

const choices = (Object.keys(engineTitles) as EngineName[]).map((value) => ({ value, label: engineTitles[value] }))

/** The choice of the engine, and whether its WebAssembly is loaded; beside it the sources of patterns. */
export function EngineBar({ engine, run, ready, onChange, onRetry, children }: EngineBarProps) {
  const { input } = useToolTexts<typeof en>()
  const { engine: stateWords } = usePageTexts<PageTexts>()
  const state = useEngineState(engine, run, ready)
  const bar = useRef<HTMLDivElement>(null)
  const stateTag = useRef<HTMLSpanElement>(null)
  // Rendered from the beginning, so that nothing moves when its text changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with what is drawn
  useLayoutEffect(() => scrollIntoRow(bar.current, stateTag.current), [engine, state])
  return (
    <div ref={bar} className={bench['bar']}>
      <div className={styles['wide']}>
        <Segments<EngineName> label={input.engine.label} choices={choices} value={engine} onChange={onChange} />
      </div>
      <SelectField
        className={styles['narrow']}
        aria-label={input.engine.label}
        choices={choices}
        value={engine}
        onChange={({ currentTarget }) => onChange(currentTarget.value as EngineName)}
      />
      {/* Beside them all, so that none moves when its words change. */}
      <span ref={stateTag} className={styles['state']} data-engine-state={state} data-longest={longestOf(stateWords)}>
        <Tag kind={kindOf[state]}>{stateWords[state]}</Tag>
      </span>
      {state === 'absent' && (
        <Button size="small" className={styles['retry'] ?? ''} onClick={onRetry}>
          {stateWords.retry}
        </Button>
      )}
      <span className={bench['space']} />
      {children}
    </div>
  )
}

/** The longest text of the state; Chinese characters are twice as wide as Latin letters. */
const longestOf = ({ retry: _, ...words }: PageTexts['engine']): string =>
  Object.values(words).reduce((longest, word) => (widthOf(word) > widthOf(longest) ? word : longest))
const widthOf = (word: string): number => word.length + (word.match(/\p{Script=Han}/gu)?.length ?? 0)

const kindOf: Partial<Record<string, 'good' | 'bad'>> = { ready: 'good', absent: 'bad' }

function useEngineState(engine: EngineName, run: Run<unknown>, ready: ReadonlySet<EngineName>) {
  const isSlow = useIsSlow(run)
  if (engine === 'ecmascript' || engine === 're2') return 'plain'
  if (run.state === 'failed' && isLoadFailure(run.error)) return 'absent'
  if (ready.has(engine) && !(run.state === 'running' && run.share === 0 && isSlow)) return 'ready'
  return run.state === 'running' ? 'loading' : 'later'
}

/** Says whether an engine could not be loaded. */
export const isLoadFailure = (error: Error): boolean =>
  error instanceof ToolError && (error.code === 'loadFailed' || error.code === 'notLoaded')
