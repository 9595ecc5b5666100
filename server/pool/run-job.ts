import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Failure, failureOf } from '#kit/failure.ts'
import { jsonSchemaOf } from '#kit/json-schema.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { wordless } from '#kit/texts.ts'
import { readFiles } from '#lib/json-files.node.ts'
import { findOperation, loadOperations } from '#lib/tool-folders.node.ts'
import { type Body, longestInMemory } from '../bodies/body.ts'
import { readBody } from '../bodies/read-body.ts'
import { leastJsonOf, longestJson, TooLong, type WrittenAnswer, writeAnswer } from '../bodies/write-answer.ts'
import { mostIssues, Refusal } from '../http/refusal.ts'
import { errors } from './errors.ts'
import type { Answer, Given, Job, Written } from './job.ts'
import { pack, unpack } from './serialize.ts'

interface Surroundings {
  /** For files that are too large to be sent from process to process. */
  folder: string
  toolsFolder: string | undefined
}

/** Runs what a client asked for, from the bytes that came to the bytes that go out. */
export async function runJob(job: Job, { folder, toolsFolder }: Surroundings): Promise<Answer> {
  try {
    const [, operation] = findOperation(await loadOperations(job.tool, toolsFolder), job.operation) ?? []
    if (!operation) throw new Error(`There is no operation ${job.tool}/${job.operation}`)
    const output = await perform(operation, await readGiven(job.given, operation))
    if (job.wanted.form === 'value') return { output: await packShort(output) }
    const answer = await writeAnswer(output, job.wanted, jsonSchemaOf(operation, 'output', wordless))
    return { written: await store(answer, folder) }
  } catch (error) {
    if (error instanceof Refusal && error.code) return { refusal: error.code }
    return { failure: withFewIssues(failureOf(explained(error))) }
  }
}

async function readGiven(given: Given, operation: Operation): Promise<unknown> {
  if ('packed' in given) return unpack(given.packed)
  const schema = jsonSchemaOf(operation, 'input', wordless)
  return 'json' in given ? readFiles(given.json, schema) : readBody(given.sent, schema)
}

/** A value goes from process to process as a whole: both hold it meanwhile. */
async function packShort(output: unknown): Promise<unknown> {
  if (leastJsonOf(output) > longestValue) throw errors.tooMuchMemory({ mebibytes: longestValue / 2 ** 20 })
  return pack(output)
}

/** In bytes, about. */
const longestValue = 128 * 2 ** 20

async function store({ headers, content }: WrittenAnswer, folder: string): Promise<Written> {
  return { headers: { ...headers, 'content-length': String(content.size) }, body: await bodyOf(content, folder) }
}

async function bodyOf(content: Blob, folder: string): Promise<Body> {
  if (content.size <= longestInMemory) return new Uint8Array(await content.arrayBuffer())
  const path = join(folder, `answer-${randomUUID()}`)
  await pipeline(content.stream(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { path, size: content.size }
}

/** Tells the engine's own limits, of memory, lengths and the stack, from other mistakes. */
function explained(error: unknown): unknown {
  const mebibytes = longestJson / 2 ** 20
  if (error instanceof TooLong) return errors.answerTooLarge({ mebibytes })
  const isOutgrown = error instanceof RangeError && engineLimits.test(error.message)
  return isOutgrown ? errors.tooMuchMemory({ mebibytes: longestString / 2 ** 20 }) : error
}

const engineLimits = /allocat|out of memory|Invalid .{0,40}length|call stack/i

/** In characters: no string is as long. */
const longestString = 2 ** 29

/** Nobody reads more of them: they need not be sent. */
const withFewIssues = (failure: Failure): Failure =>
  failure.kind === 'input' ? { ...failure, faults: failure.faults.slice(0, mostIssues) } : failure
