import { type ReactNode, useMemo } from 'react'
import { unattended } from '#kit/call.ts'
import { type OperationRef, type Runner, RunnerProvider, useRunner } from '#ui/run/runner.ts'
import { workerRunner } from '#ui/run/worker-runner.ts'
import type { ComparedFile, FolderFile } from '../comparison/folders.ts'

/**
 * Runs comparing and merging in the page's own worker, which returns a `Comparison` or a `Merging`; other operations
 * run as usual.
 */
export function ComparisonRunner({ children }: { children: ReactNode }) {
  const usual = useRunner()
  const runner = useMemo<Runner>(() => {
    const runnerOf = ({ name }: OperationRef) => (own.has(name) ? comparing : usual)
    return {
      prepare: (tool, operation) => runnerOf(operation).prepare(tool, operation),
      spread: usual.spread,
      run: (tool, operation, ...rest) => runnerOf(operation).run(tool, operation, ...rest),
    }
  }, [usual])
  return <RunnerProvider value={runner}>{children}</RunnerProvider>
}

/** Compares the files of two folders in the same worker. */
export const compareFolders = (
  original: readonly FolderFile[],
  changed: readonly FolderFile[],
  signal: AbortSignal,
): Promise<ComparedFile[]> => {
  const input = { original, changed } as never
  return comparing.run('text-diff', { name: 'folders' }, input, { ...unattended, signal }) as Promise<ComparedFile[]>
}

const own = new Set(['compare', 'merge'])

const comparing = workerRunner(
  () => new Worker(new URL('../comparison/comparison.worker.browser.ts', import.meta.url), { type: 'module' }),
)
