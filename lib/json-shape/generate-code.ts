import { z } from 'zod'
import { type Call, phaseProgress } from '#kit/call.ts'
import type { Localized } from '#kit/language.ts'
import type { Params, ToolError } from '#kit/tool-error.ts'
import { type DiagnosticSentences, listDiagnostics, type Remark } from '../diagnostics.ts'
import { excerptOf } from '../json/excerpt.ts'
import { type JsonIndex, sourceOf } from '../json/json-index.ts'
import { JsonSyntaxError } from '../json/json-syntax-error.ts'
import { beginsContainer } from '../json/lines.ts'
import { readJson } from '../json/read.ts'
import { type LineColumn, lineColumnsOf } from '../text/line-column.ts'
import { truncate } from '../text/truncate.ts'
import { inferTypes } from './infer-types.ts'
import type { UnionSupport } from './schema/alternatives.ts'
import type { SchemaRemark } from './schema/read-schema.ts'
import { SchemaError } from './schema/schema-error.ts'
import { isSchema, typesOfSchema } from './schema/types-of-schema.ts'
import type { InferredTypes } from './shape.ts'

/** Whether the input is samples or a JSON Schema; `auto` recognizes a schema by the draft in its `$schema`. */
export const sourceField = z.enum(['auto', 'sample', 'schema']).default('auto')

/**
 * The warnings of a generator; every one has those of duplicate keys and of a schema's constraints that types cannot
 * express.
 */
export type GeneratorMessages = DiagnosticSentences & Record<'duplicateKey' | SchemaRemark['code'], Localized>

/** The errors of a generator for an invalid schema. */
interface SchemaFailures {
  invalidSchema(at: LineColumn & { found: string; expected: string }): ToolError
  unknownReference(at: LineColumn & { reference: string }): ToolError
  complexSchema(): ToolError
}

/** A code generator for `generateCode`: its errors, its warnings, and how it writes. */
export interface CodeGenerator<Sentences extends GeneratorMessages> {
  failures: {
    empty(): ToolError
    invalid(at: { line: number; column: number; found: string; expected: string }): ToolError
    failed(): ToolError
    schema: SchemaFailures
  }
  sentences: Sentences
  /** Whether its language has types of arrays by places. */
  tuples?: boolean
  /** How its language tells apart the objects of a union; left out where it has none. */
  unions?: UnionSupport
  /** @param rounded remarks on the numbers that a double cannot hold, for languages that read them as doubles */
  write(
    inferred: InferredTypes,
    rounded: Remark<'roundedNumber'>[],
  ): { code: string; remarks?: Remark<keyof Sentences & string>[] }
}

/** The input of a generator. */
export interface GeneratorInput {
  json: string
  source: z.output<typeof sourceField>
}

/**
 * Generates code from JSON or from samples of one type as NDJSON, whose types it infers, or from a JSON Schema.
 *
 * @throws empty, invalid; those of a schema; failed where the code is longer than a text can be
 */
export function generateCode<Sentences extends GeneratorMessages>(
  { json, source }: GeneratorInput,
  call: Call,
  { failures, sentences, tuples = false, unions, write }: CodeGenerator<Sentences>,
) {
  if (json.trim() === '') throw failures.empty()
  try {
    const index = readJson(json, phaseProgress(call, 0, 0.4), beginsContainer)
    const isOfSchema = source === 'schema' || (source === 'auto' && isSchema(index))
    const { types, rounded, inputRemarks } = isOfSchema
      ? readSchema(index, failures.schema, { tuples, unions })
      : readSamples(index, call)
    call.progress(0.8)
    const { code, remarks = [] } = write(types, rounded)
    call.progress(0.9)
    return {
      code,
      warnings: listDiagnostics(
        [...inputRemarks, ...remarks],
        (offsets) => lineColumnsOf(index.bytes, offsets),
        sentences,
      ),
    }
  } catch (error) {
    if (error instanceof JsonSyntaxError) {
      throw failures.invalid(error.params)
    }
    throw error instanceof RangeError ? failures.failed() : error
  }
}

/** The types that were read, and remarks on the places that they do not fully describe. */
interface ReadTypes {
  types: InferredTypes
  rounded: Remark<'roundedNumber'>[]
  inputRemarks: Remark<'duplicateKey' | SchemaRemark['code']>[]
}

function readSamples(index: JsonIndex, call: Call): ReadTypes {
  const duplicateKeys: Remark<'duplicateKey'>[] = []
  const rounded: Remark<'roundedNumber'>[] = []
  const types = inferTypes([index], {
    progress: phaseProgress(call, 0.4, 0.8),
    duplicateKey: (_, key) => duplicateKeys.push(remarkOn(index, key, 'duplicateKey', duplicateKey)),
    roundedNumber: (_, token) => rounded.push(remarkOn(index, token, 'roundedNumber', roundedNumber)),
  })
  return { types, rounded, inputRemarks: duplicateKeys }
}

function readSchema(
  index: JsonIndex,
  failures: SchemaFailures,
  language: Parameters<typeof typesOfSchema>[1],
): ReadTypes {
  try {
    const { types, remarks } = typesOfSchema(index, language)
    return { types, rounded: [], inputRemarks: remarks }
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error
    const [at = { line: 1, column: 1 }] = lineColumnsOf(index.bytes, [error.offset])
    const { found: unexpected = '', expected = '', reference = '' } = error.details
    if (error.fault === 'invalidSchema') throw failures.invalidSchema({ ...at, found: unexpected, expected })
    throw error.fault === 'unknownReference'
      ? failures.unknownReference({ ...at, reference })
      : failures.complexSchema()
  }
}

const remarkOn = <Code>(
  index: JsonIndex,
  token: number,
  code: Code,
  say: (index: JsonIndex, token: number) => Params,
) => ({
  offset: index.starts[token] ?? 0,
  code,
  params: () => say(index, token),
})

const duplicateKey = (index: JsonIndex, key: number): Params => ({ key: excerptOf(index, key, 60) })

function roundedNumber(index: JsonIndex, token: number): Params {
  const number = sourceOf(index, token)
  return { number: truncate(number), rounded: String(Number(number)) }
}
