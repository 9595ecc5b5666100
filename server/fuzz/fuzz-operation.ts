import * as fc from 'fast-check'
import type { LoadedTool } from '#core/load-tools.node.ts'
import { InputError } from '#kit/input-error.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { writeFiles } from '#lib/json-files.node.ts'
import { errors as poolErrors } from '../pool/errors.ts'
import type { Pool } from '../pool/pool.ts'
import { inputArbitrary } from './input-arbitrary.ts'

/** A failure, with the smallest input that causes it, and the seed and path that reproduce it. */
export interface Finding {
  operation: string
  wrong: string
  input: string
  seed: number
  path: string
}

interface Options {
  seed: number
  runs: number
  /** The path of an earlier finding, to start with it. */
  path?: string | undefined
}

/**
 * Runs an operation in a pool, as the server does, with generated inputs. Failures are unexpected errors, outputs that
 * do not match their schema, errors without a message, and timeouts.
 */
export async function fuzzOperation(
  pool: Pool,
  tool: LoadedTool,
  exported: string,
  { seed, runs, path }: Options,
): Promise<Finding | undefined> {
  const operation = tool.operations[exported]
  if (!operation) throw new Error(`There is no operation ${tool.id}/${exported}`)
  const samples = (tool.samples[exported] ?? []).map(({ input }): Record<string, unknown> => ({ ...input }))
  const property = fc.asyncProperty(
    inputArbitrary(jsonSchemaOf(operation, 'input', tool.texts.en), samples),
    async (generated) => {
      const wrong = await findFailure(pool, tool, operation.name, await resolveAll(generated))
      if (wrong) throw new Error(wrong)
    },
  )
  const result = await fc.check(property, { seed, numRuns: runs, ...(path && { path }), ...limits })
  if (!result.failed) return undefined
  const [input] = result.counterexample ?? []
  return {
    operation: `${tool.id}/${operation.name}`,
    wrong: String(Object(result.errorInstance).message),
    input: JSON.stringify(await writeFiles(await resolveAll(input ?? {}))),
    seed: result.seed,
    path: result.counterexamplePath ?? '',
  }
}

/** In milliseconds: fuzzing stops then, as shrinking an input that times out would take forever. */
const limits = { interruptAfterTimeLimit: 120_000, markInterruptAsFailure: false } as const

/** Runs an operation once; returns what is wrong with its failure, if anything. */
export async function findFailure(
  pool: Pool,
  { id, errors }: LoadedTool,
  name: string,
  input: unknown,
): Promise<string | undefined> {
  try {
    await pool.run(id, name, input, { client: name, signal: AbortSignal.timeout(600_000) })
    return undefined
  } catch (error) {
    if (error instanceof InputError) return undefined
    if (!(error instanceof ToolError)) return `throws ${Object(error).stack ?? error}`
    if (error.code === 'timeout' || error.code === 'tooMuchMemory') return `is stopped: ${error.code}`
    return Object.hasOwn({ ...errors, ...poolErrors }, error.code) ? undefined : `has no sentence for ${error.code}`
  }
}

/** Resolves the promises of lazily read values in an input. */
async function resolveAll(input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const entries = Object.entries(input).map(async ([name, value]) => [
    name,
    Array.isArray(value) ? await Promise.all(value) : await value,
  ])
  return Object.fromEntries(await Promise.all(entries))
}
