import { type ReactNode, useMemo } from 'react'
import { type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { readOwn } from '../kept/own-table.ts'

/** Looks up in the code table that was brought to this device, where there is one. */
export function OwnTableRunner({ children }: { children: ReactNode }) {
  const usual = useRunner()
  const runner = useMemo<Runner>(
    () => ({
      spread: usual.spread,
      run: async (tool, operation, input, ...rest) => {
        const table = await readOwn()
        return usual.run(tool, operation, table ? { ...input, table } : input, ...rest)
      },
    }),
    [usual],
  )
  return <RunnerProvider value={runner}>{children}</RunnerProvider>
}
