import { type ReactNode, useMemo } from 'react'
import { type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { workerRunner } from '#ui/run/worker-runner.ts'

/**
 * Compares and merges in a worker of the page's own, which answers with a `Comparison` and a `Merging`; everything else
 * runs where it did.
 */
export function ComparisonRunner({ children }: { children: ReactNode }) {
  const usual = useRunner()
  const runner = useMemo<Runner>(
    () => ({
      spread: usual.spread,
      run: (tool, operation, ...rest) => (own.has(operation.name) ? comparing : usual).run(tool, operation, ...rest),
    }),
    [usual],
  )
  return <RunnerProvider value={runner}>{children}</RunnerProvider>
}

const own = new Set(['compare', 'merge'])

const comparing = workerRunner(
  () => new Worker(new URL('../comparison/comparison.worker.browser.ts', import.meta.url), { type: 'module' }),
)
