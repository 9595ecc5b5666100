import { availableParallelism } from 'node:os'
import { errorOf } from '#kit/failure.ts'
import { temporaryFolder } from '#lib/temporary-path.node.ts'
import { pack, unpack } from './carry.ts'
import { Line } from './line.ts'
import type { Limits } from './worker.ts'
import { Workers } from './workers.ts'

/** Runs operations in child processes, where a runaway one can be stopped and starves nobody. */
export interface Pool {
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
  const slots = Math.max(2, settings.concurrency || availableParallelism())
  const line = new Line({ slots, places: 4 * slots })
  const folder = await temporaryFolder()
  const workers = new Workers({
    limits: { seconds, mebibytes },
    toolsFolder,
    temporaryFolder: folder,
    idleMilliseconds,
  })
  const running = new Set<Promise<unknown>>()
  return {
    async run(tool, operation, input, { client, signal }) {
      const leave = await line.take(client, signal)
      const run = runIn(workers, tool, operation, input, signal)
      running.add(run)
      return run.finally(() => {
        running.delete(run)
        leave()
      })
    },
    async close() {
      line.close()
      await Promise.allSettled(running)
      await workers.close()
    },
  }
}

async function runIn(workers: Workers, tool: string, operation: string, input: unknown, signal: AbortSignal) {
  const worker = workers.take()
  try {
    const answer = await worker.run({ tool, operation, input: await pack(input) }, signal)
    if ('failure' in answer) throw errorOf(answer.failure)
    return unpack(answer.output)
  } finally {
    workers.giveBack(worker)
  }
}
