import { ToolError } from '#kit/tool-error.ts'
import type { EngineName } from '#lib/regex/engine.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/language.ts'
import { Segments } from '#ui/segments.tsx'
import type { Run } from '#ui/use-operation.ts'
import { useSlow } from '#ui/use-slow.ts'
import { engineTitles } from '../say-fault.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import styles from './engine-bar.module.css'

interface EngineBarProps {
  engine: EngineName
  run: Run<unknown>
  /** The engines that have answered on this page. */
  ready: ReadonlySet<EngineName>
  onChange: (engine: EngineName) => void
  onRetry: () => void
}

const choices = (Object.keys(engineTitles) as EngineName[]).map((value) => ({ value, label: engineTitles[value] }))

/** Which engine runs, and whether its WebAssembly is there. */
export function EngineBar({ engine, run, ready, onChange, onRetry }: EngineBarProps) {
  const words = useTexts({ en, zh })
  const state = useEngineState(engine, run, ready)
  return (
    <>
      <Segments label={words.input.engine.label} choices={choices} value={engine} onChange={onChange} />
      <span className={styles['state']} data-state={state}>
        {words.page.engine[state]}
      </span>
      {state === 'absent' && (
        <Button size="small" onClick={onRetry}>
          {words.page.engine.retry}
        </Button>
      )}
    </>
  )
}

function useEngineState(engine: EngineName, run: Run<unknown>, ready: ReadonlySet<EngineName>) {
  const isSlow = useSlow(run)
  if (engine === 'ecmascript' || engine === 're2') return 'plain'
  if (run.state === 'failed' && isAbsence(run.error)) return 'absent'
  if (ready.has(engine) && !(run.state === 'running' && run.share === 0 && isSlow)) return 'ready'
  return run.state === 'running' ? 'loading' : 'later'
}

/** Says whether an engine could not be loaded. */
export const isAbsence = (error: Error): boolean =>
  error instanceof ToolError && (error.code === 'loadFailed' || error.code === 'notLoaded')
