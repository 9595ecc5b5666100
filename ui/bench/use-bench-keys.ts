import { useKeys } from '../controls/use-keys.ts'
import type { Running } from '../run/use-operation.ts'
import { useSaveResult } from '../save/use-save-result.ts'

/** The keys of every bench: Ctrl/Cmd+Enter runs, Esc cancels, Ctrl/Cmd+S downloads, "/" goes to the input. */
export function useBenchKeys(
  { state, output, cancel }: Running<Record<string, unknown>>,
  runNow: () => void,
  main: string | undefined,
): void {
  const saveResult = useSaveResult()
  useKeys({
    onRun: runNow,
    onCancel: state === 'running' ? cancel : undefined,
    onSave: output && (() => saveResult(output, main)),
    onFocus: focusInput,
  })
}

const focusInput = (): void =>
  document.querySelector<HTMLElement>('[data-bench=input] :is(textarea,input,[contenteditable=true])')?.focus()
