import { workerRunner } from '#ui/run/worker-runner.ts'

/** Runs this site's operations in workers. */
export const runner = workerRunner(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
