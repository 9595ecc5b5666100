import { availableParallelism } from 'node:os'
import { errorOf } from '#kit/failure.ts'
import { temporaryFolder } from '#lib/temporary-path.node.ts'
import { pack, unpack } from './carry.ts'
import { openLine } from './line.ts'
import { type Limits, startWorker, type Worker } from './worker.ts'

/** Runs operations in child processes, where a runaway one can be stopped and starves nobody. */
export interface Pool {
  limits: Limits
  /**
   * @throws ToolError for an expected failure, and for `timeout` and `tooMuchMemory` of the pool's own errors
   * @throws InputError when the input does not fit
   * @throws BusyError when too many wait
   * @throws the signal's reason when the call is cancelled; anything else is a bug
   */
  run(tool: string, operation: string, input: unknown, caller: Caller): Promise<unknown>
  /** Lets running jobs end and refuses all others. */
  close(): Promise<void>
}

export interface Caller {
  /** Whoever shares this name shares the slots that one client may have: the address. */
  client: string
  signal: AbortSignal
}

interface Settings extends Partial<Limits> {
  /** How many run at once; 0 is one a core. At least two, so that one client leaves one to the others. */
  concurrency?: number
  /** Where the tools are, for tests. */
  toolsFolder?: string
  idleMilliseconds?: number
}

/** Opens a pool. A child is used again while it is healthy; all but one are let go after ten idle seconds. */
export async function openPool(settings: Settings = {}): Promise<Pool> {
  const { seconds = 10, mebibytes = 512, toolsFolder, idleMilliseconds = 10_000 } = settings
  const limits = { seconds, mebibytes }
  const slots = Math.max(2, settings.concurrency || availableParallelism())
  const line = openLine({ slots, places: 4 * slots })
  const folder = await temporaryFolder()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const running = new Set<Promise<unknown>>()
  let isClosed = false

  function start(): Worker {
    const worker = startWorker(limits, toolsFolder, folder)
    worker.ended.then(() => forget(worker))
    return worker
  }

  function forget(worker: Worker): void {
    clearTimeout(idle.get(worker))
    idle.delete(worker)
  }

  function takeWorker(): Worker {
    // The one used last has most modules loaded.
    const worker = [...idle.keys()].filter((other) => other.isHealthy()).at(-1)
    if (!worker) return start()
    forget(worker)
    return worker
  }

  function keep(worker: Worker): void {
    const letGo = () => {
      if (idle.size > 1) worker.kill()
    }
    if (isClosed || !worker.isHealthy()) worker.kill()
    else idle.set(worker, setTimeout(letGo, idleMilliseconds).unref())
  }

  async function runNow(tool: string, operation: string, input: unknown, signal: AbortSignal): Promise<unknown> {
    const worker = takeWorker()
    try {
      const answer = await worker.run({ tool, operation, input: await pack(input) }, signal)
      if ('failure' in answer) throw errorOf(answer.failure)
      return unpack(answer.output)
    } finally {
      keep(worker)
      if (idle.size === 0 && !isClosed) keep(start())
    }
  }

  keep(start())
  return {
    limits,
    async run(tool, operation, input, { client, signal }) {
      const leave = await line.take(client, signal)
      const run = runNow(tool, operation, input, signal)
      running.add(run)
      return run.finally(() => {
        running.delete(run)
        leave()
      })
    },
    async close() {
      isClosed = true
      line.close()
      await Promise.allSettled(running)
      const last = [...idle.keys()]
      for (const worker of last) worker.kill()
      await Promise.all(last.map(({ ended }) => ended))
    },
  }
}
