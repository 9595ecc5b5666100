import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { findOperation, loadOperations } from '#core/load-tools.node.ts'
import { pipelinesId } from '#core/pipeline/definition.ts'
import { loadFrom } from '#core/pipeline/load-operations.node.ts'
import { runOperation } from '#core/pipeline/run-operation.ts'
import { guessId, guessOperation } from '#core/recognition/guess-operation.ts'
import { knownTools } from '#core/recognition/known-tools.node.ts'
import { unattended } from '#kit/call.ts'
import { type Failure, failureOf } from '#kit/failure.ts'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { readFiles } from '#lib/json-files.node.ts'
import { type Body, maxInMemory } from '../bodies/body.ts'
import { readBody } from '../bodies/read-body.ts'
import {
  AnswerTooLong,
  estimateJsonSize,
  maxJsonBytes,
  type WrittenAnswer,
  writeAnswer,
} from '../bodies/write-answer.ts'
import { maxIssues, Refusal } from '../http/refusal.ts'
import { errors } from './errors.ts'
import type { AnswerBytes, Job, JobAnswer, JobInput } from './job.ts'
import { deserialize, serialize } from './serialize.ts'

interface JobContext {
  /** The memory limit of a run. */
  maxBytes: number
  /** For files that are too large to be sent from process to process. */
  folder: string
  toolsFolder: string | undefined
  /** Hears the progress of a job that tells it, at most ten times a second. */
  progress: (share: number) => void
}

/** Runs a job: parses its input, runs the operation and serializes its output. */
export async function runJob(job: Job, { folder, toolsFolder, maxBytes, progress }: JobContext): Promise<JobAnswer> {
  try {
    const operation = await loadRequested(job, toolsFolder)
    if (!operation) throw new Error(`There is no operation ${job.tool}/${job.operation}`)
    const charsets = new Map<string, string>()
    const input = await readInput(job.input, operation, charsets)
    const told = job.tellsProgress && { progress: seldom(progress) }
    const output = await perform(operation, input, { ...unattended, ...told, memory: maxBytes })
    if (job.format.form === 'value') return { output: await serializeWithinLimit(output) }
    const answer = await writeAnswer(output, job.format, jsonSchemaOf(operation, 'output', emptyTexts))
    return {
      written: await storeAnswer({ ...answer, headers: { ...answer.headers, ...charsetHeader(charsets) } }, folder),
    }
  } catch (error) {
    if (error instanceof Refusal && error.code) return { refusal: error.code }
    return { failure: withFewIssues(failureOf(asToolError(error))) }
  }
}

/** Drops what comes within a tenth of a second after what was told. */
function seldom(tell: (share: number) => void): (share: number) => void {
  let next = 0
  return (share) => {
    const now = Date.now()
    if (now < next) return
    next = now + 100
    tell(share)
  }
}

/** Pipelines and guesses are operations too, and run the operations of other tools in this process. */
async function loadRequested(
  { tool, operation }: Job,
  toolsFolder: string | undefined,
): Promise<Operation | undefined> {
  if (tool === pipelinesId) return runOperation(loadFrom(toolsFolder)) as unknown as Operation
  if (tool === guessId) return guessOperation(knownTools(toolsFolder)) as unknown as Operation
  return findOperation(await loadOperations(tool, toolsFolder), operation)?.[1]
}

/** @param charsets receives the charsets of files that were decoded as texts, by field */
async function readInput(input: JobInput, operation: Operation, charsets: Map<string, string>): Promise<unknown> {
  if ('serialized' in input) return deserialize(input.serialized)
  const schema = jsonSchemaOf(operation, 'input', emptyTexts)
  if ('json' in input) return readFiles(input.json, schema)
  return readBody(input.sent, schema, (field, charset) => charsets.set(field, charset))
}

/** As a header: `json=gb18030, patch=utf-8`. */
const charsetHeader = (charsets: ReadonlyMap<string, string>): Record<string, string> =>
  charsets.size === 0
    ? {}
    : { 'text-charset': Array.from(charsets, ([field, charset]) => `${field}=${charset}`).join(', ') }

/** Limits the size, as a value is held in both processes while it is sent. */
async function serializeWithinLimit(output: unknown): Promise<unknown> {
  if (estimateJsonSize(output) > maxValueBytes) throw errors.tooMuchMemory({ mebibytes: maxValueBytes / 2 ** 20 })
  return serialize(output)
}

/** In bytes, approximately. */
const maxValueBytes = 128 * 2 ** 20

async function storeAnswer({ headers, content }: WrittenAnswer, folder: string): Promise<AnswerBytes> {
  return { headers: { ...headers, 'content-length': String(content.size) }, body: await bodyOf(content, folder) }
}

async function bodyOf(content: Blob, folder: string): Promise<Body> {
  if (content.size <= maxInMemory) return new Uint8Array(await content.arrayBuffer())
  const path = join(folder, `answer-${randomUUID()}`)
  await pipeline(content.stream(), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  return { path, size: content.size }
}

/** Turns errors about the engine's limits (memory, lengths, stack) into expected failures. */
function asToolError(error: unknown): unknown {
  const mebibytes = maxJsonBytes / 2 ** 20
  if (error instanceof AnswerTooLong) return errors.answerTooLarge({ mebibytes })
  const isEngineLimit = error instanceof RangeError && engineLimits.test(error.message)
  return isEngineLimit ? errors.tooMuchMemory({ mebibytes: maxStringLength / 2 ** 20 }) : error
}

const engineLimits = /allocat|out of memory|Invalid .{0,40}length|call stack/i

/** In characters: strings are shorter than this. */
const maxStringLength = 2 ** 29

/** Limits the number of issues. */
function withFewIssues(failure: Failure): Failure {
  if (failure.kind === 'input') return { ...failure, issues: failure.issues.slice(0, maxIssues) }
  if (failure.kind !== 'step' || failure.cause.kind !== 'input') return failure
  return { ...failure, cause: { ...failure.cause, issues: failure.cause.issues.slice(0, maxIssues) } }
}
