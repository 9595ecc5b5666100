import { useEffect, useRef } from 'react'
import { saveResult } from './save.ts'
import type { Running } from './use-operation.ts'

/** The keys of every bench: Ctrl/Cmd+Enter runs, Esc cancels, Ctrl/Cmd+S downloads, "/" goes to the input. */
export function useBenchKeys(
  run: Running<Record<string, unknown>>,
  runNow: () => void,
  main: string | undefined,
): void {
  const latest = useRef({ run, runNow, main })
  latest.current = { run, runNow, main }

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { run, runNow, main } = latest.current
      const withControl = (event.ctrlKey || event.metaKey) && !event.altKey
      if (withControl && event.key === 'Enter') runNow()
      else if (event.key === 'Escape' && run.state === 'running') run.cancel()
      else if (withControl && event.key === 's' && run.output) saveResult(run.output, main)
      else if (event.key === '/' && !withControl && !isField(event.target)) focusInput()
      else return
      event.preventDefault()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}

const focusInput = (): void =>
  document.querySelector<HTMLElement>('[data-bench=input] :is(textarea,input,[contenteditable=true])')?.focus()

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
