import { workerRunner } from '#ui/run/worker-runner.ts'

/** Where this site's operations run: in workers, away from the page. */
export const runner = workerRunner(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }))
