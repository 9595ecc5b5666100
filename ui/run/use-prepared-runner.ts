import { useEffect } from 'react'
import { isTextField } from '../commands/text-field.ts'
import { type OperationRef, type Runner, useRunner } from './runner.ts'

/** Returns the runner, which prepares for the operation as soon as the cursor is put into a text field of the page. */
export function usePreparedRunner(tool: string, operation: OperationRef): Runner {
  const runner = useRunner()
  useEffect(() => {
    const prepare = (event: FocusEvent) => {
      // A dialog, such as the search, mostly leads elsewhere.
      const isInDialog = event.composedPath().some((element) => element instanceof HTMLDialogElement)
      if (isInDialog || !isTextField(event.target)) return
      removeEventListener('focusin', prepare)
      runner.prepare(tool, operation)
    }
    addEventListener('focusin', prepare)
    return () => removeEventListener('focusin', prepare)
  }, [runner, tool, operation])
  return runner
}
