import { useEffect } from 'react'
import { isTextField } from '../commands/text-field.ts'
import { type OperationRef, type Runner, useRunner } from './runner.ts'

/** Returns the runner, which prepares for the operation as soon as the cursor is put where something may be entered. */
export function usePreparedRunner(tool: string, operation: OperationRef): Runner {
  const runner = useRunner()
  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => {
      if (!isTextField(target)) return
      removeEventListener('focusin', prepare)
      runner.prepare(tool, operation)
    }
    addEventListener('focusin', prepare)
    return () => removeEventListener('focusin', prepare)
  }, [runner, tool, operation])
  return runner
}
