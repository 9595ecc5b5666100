import { useCommand } from '../commands/use-command.ts'
import { focusInput } from '../panes/bench-parts.ts'
import type { Running } from '../run/use-operation.ts'
import { useSaveResult } from '../save/use-save-result.ts'

/** The keys of every bench: Ctrl/Cmd+Enter runs, Esc cancels, Ctrl/Cmd+S downloads, "/" goes to the input. */
export function useBenchKeys(
  { state, output, cancel }: Running<Record<string, unknown>>,
  runNow: () => void,
  main: string | undefined,
): void {
  const saveResult = useSaveResult()
  useCommand('run', runNow)
  useCommand('cancel', state === 'running' ? cancel : undefined)
  useCommand('download', output && (() => saveResult(output, main)))
  useCommand('go-to-input', focusInput)
}
