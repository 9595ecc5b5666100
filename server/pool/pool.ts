import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorOf } from '#kit/failure.ts'
import { InputError } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'
import { temporaryFolder } from '#lib/temporary-path.node.ts'
import type { AnswerFormat } from '../bodies/write-answer.ts'
import { Refusal, refusals } from '../http/refusal.ts'
import { AdmissionQueue } from './admission-queue.ts'
import type { AnswerBytes, Job, JobAnswer, JobCall, JobInput } from './job.ts'
import type { Limits } from './limit-errors.ts'
import { deserialize, serialize } from './serialize.ts'
import { Workers } from './workers.ts'

/** Runs operations in child processes, so that a runaway one can be stopped and does not block others. */
export interface Pool {
  /**
   * @throws ToolError for an expected failure, and for the pool's own errors
   * @throws InputError when the input does not match its schema
   * @throws BusyError when too many calls wait
   * @throws the signal's reason when the call is cancelled; anything else is a bug, with the `operation` as a property
   */
  run(tool: string, operation: string, input: unknown, caller: Caller): Promise<unknown>
  /**
   * The same, but the child parses the input and serializes the answer: this process only forwards bytes.
   *
   * @throws Refusal when the body cannot be parsed; otherwise as `run` does
   */
  answer(request: AnswerRequest, caller: Caller): Promise<OpenAnswer>
  /** A folder for bodies that are too large for memory. It is removed with the pool. */
  folder: string
  /** Waits for running jobs and refuses all others. */
  close(): Promise<void>
}

export interface Caller extends JobCall {
  /** The client's address; all its calls share one limit of slots. */
  client: string
}

interface AnswerRequest {
  tool: string
  operation: string
  input: JobInput
  format: Exclude<AnswerFormat, { form: 'value' }>
}

/** An answer to forward. A stream from a file must be read or destroyed. */
export interface OpenAnswer {
  headers: Record<string, string>
  /** In bytes. */
  size: number
  body: Buffer | Readable
}

interface PoolOptions extends Partial<Limits> {
  /** How many run at once; 0 for one per core. At least two, so that one client leaves a slot to the others. */
  concurrency?: number
  /** `public` clients get a fair share each; an `owner`, as the only caller, may use all slots. */
  callers?: 'public' | 'owner'
  /** Delays the release of a slot until there is room for the output of its run. */
  beforeRelease?: () => Promise<void>
  /** The folder of the tools, for tests. */
  toolsFolder?: string
  idleMilliseconds?: number
}

/** Opens a pool. Healthy children are reused; all but one are ended after ten idle seconds. */
export async function openPool(options: PoolOptions = {}): Promise<Pool> {
  const { seconds = 10, mebibytes = 512, toolsFolder, idleMilliseconds = 10_000 } = options
  const concurrency = Math.max(2, options.concurrency || availableParallelism())
  const admission = new AdmissionQueue(
    options.callers === 'owner' ? ownerQueue(concurrency) : { slots: concurrency, maxWaiting: 4 * concurrency },
  )
  const folder = join(await temporaryFolder(), `toolbench-${randomUUID()}`)
  await mkdir(folder, { mode: 0o700 })
  // The children remove the folder when this process is gone, but not once it has ended them.
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  process.once('exit', removeFolder)
  const workers = new Workers({
    start: { limits: { seconds, mebibytes }, toolsFolder, temporaryFolder: folder },
    idleMilliseconds,
  })
  const running = new Set<Promise<unknown>>()

  async function queue<Result>(
    job: Job,
    caller: Caller,
    take: (answer: JobAnswer) => Promise<Result>,
  ): Promise<Result> {
    for (let tries = 0; ; tries++) {
      const { client, signal, progress } = caller
      const slot = await admission.acquire(client, signal, tries < maxYields)
      const run = runIn(workers, job, { signal: AbortSignal.any([signal, slot.yielding]), progress }, take)
      running.add(run)
      try {
        return await run
      } catch (error) {
        if (signal.aborted || !slot.yielding.aborted || error !== slot.yielding.reason) throw error
      } finally {
        await options.beforeRelease?.()
        running.delete(run)
        slot.release()
      }
    }
  }

  return {
    folder,
    async run(tool, operation, input, caller) {
      const job: Job = { tool, operation, input: { serialized: await serialize(input) }, format: { form: 'value' } }
      return queue(job, caller, async (answer) => 'output' in answer && deserialize(answer.output))
    },
    answer: (request, caller) => queue(request, caller, openAnswer),
    async close() {
      admission.close()
      await Promise.allSettled(running)
      await workers.close()
      await rm(folder, { recursive: true, force: true })
      process.off('exit', removeFolder)
    },
  }
}

/** A program may send many calls at once, and gives up after a minute. */
const ownerQueue = (slots: number) => ({
  slots,
  maxWaiting: 256,
  maxWaitingPerClient: 256,
  maxSlotsPerClient: slots,
  maxWaitMilliseconds: 60_000,
})

/** How many times a run yields to other clients before it may finish. */
const maxYields = 3

/** Runs a job and takes its answer before the child is reused, or ended and its files removed. */
async function runIn<Result>(
  workers: Workers,
  job: Job,
  caller: JobCall,
  take: (answer: JobAnswer) => Promise<Result>,
): Promise<Result> {
  const worker = workers.take()
  try {
    const answer = await worker.run(job, caller)
    if ('refusal' in answer) throw refusals[answer.refusal]()
    if ('failure' in answer) throw errorOf(answer.failure)
    return await take(answer)
  } catch (error) {
    throw isExpected(error, caller.signal)
      ? error
      : Object.assign(Object(error), { operation: `${job.tool}/${job.operation}` })
  } finally {
    workers.release(worker)
  }
}

const isExpected = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || [ToolError, InputError, Refusal].some((kind) => error instanceof kind)

async function openAnswer(answer: JobAnswer): Promise<OpenAnswer> {
  if (!('written' in answer)) throw new Error('The child sent a value where bytes were asked for')
  const { headers, body }: AnswerBytes = answer.written
  if (body instanceof Uint8Array)
    return { headers, size: body.length, body: Buffer.from(body.buffer, body.byteOffset, body.length) }
  const file = await open(body.path)
  // Unlinked at once, as the open file stays readable.
  await rm(body.path)
  return { headers, size: body.size, body: file.createReadStream() }
}
