// The process that runs operations for the pool, one at a time. To stop one is to kill it.
import { mkdirSync, rmSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { failureOf } from '#kit/failure.ts'
import { perform } from '#kit/perform.ts'
import { findOperation, loadOperations } from '#lib/tool-folders.node.ts'
import { pack, unpack, weigh } from './carry.ts'
import { errors } from './errors.ts'
import type { Answer, Job } from './job.ts'

/** Who started this process, the folder of its temporary files, which goes with it, and where the tools are. */
const [, , starter, folder = '', toolsFolder] = process.argv

process.on('message', async (job: Job) => process.send?.(await answerTo(job)))
process.on('disconnect', leave)
// The one who started this process may have gone while it was loading.
if (!process.connected) leave()
mkdirSync(folder, { mode: 0o700 })
new Worker(new URL('./guard.ts', import.meta.url), { workerData: { starter: Number(starter), folder } }).unref()

function leave(): void {
  rmSync(folder, { recursive: true, force: true })
  // An exit would wait for what the thread pool is at: a key derivation of an hour.
  process.kill(process.pid, 'SIGKILL')
}

async function answerTo({ tool, operation, input }: Job): Promise<Answer> {
  try {
    const [, found] = findOperation(await loadOperations(tool, toolsFolder), operation) ?? []
    if (!found) throw new Error(`There is no operation ${tool}/${operation}`)
    const output = await pack(await perform(found, unpack(input)))
    if (weigh(output) > largestAnswer) throw outgrown()
    return { output }
  } catch (error) {
    return { failure: failureOf(hasOutgrown(error) ? outgrown() : error) }
  }
}

/** In bytes, about. What is larger could not be written as JSON: no string is as long. */
const largestAnswer = 128 * 2 ** 20

const outgrown = () => errors.tooMuchMemory({ mebibytes: largestAnswer / 2 ** 20 })

/** Tells the engine's own limits, of memory, lengths and the stack, from other mistakes. */
const hasOutgrown = (error: unknown): boolean =>
  error instanceof RangeError && /allocat|out of memory|Invalid .{0,40}length|call stack/i.test(error.message)
