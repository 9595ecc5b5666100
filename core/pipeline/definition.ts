import { issuesIn } from '#kit/check-schema.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import { issueSentences } from '#kit/issue-sentences.ts'
import type { JsonSchema } from '#kit/json-schema.ts'

/** A chain of operations, each of which runs on the result of the one before. */
export interface Pipeline {
  version: 1
  name?: string
  steps: Step[]
}

/** One operation of a pipeline with its options. */
export interface Step {
  tool: string
  operation: string
  /** The fields of its input, except the one that takes the previous step's result. */
  options?: Record<string, unknown>
  /** The field of its input that takes the previous step's result; by default the main field. */
  input?: string
  /** The field of its output that is passed on; by default the main field. */
  output?: string
  /** Skipped by runs. */
  off?: boolean
  /** Runs for each line of a text, or for each item of a JSON array. */
  each?: 'line' | 'item'
}

/** The id of pipelines where a tool's id is expected; no tool has it. */
export const pipelinesId = 'pipelines'

export const maxSteps = 30

/** In characters of its JSON. */
const maxDefinitionLength = 2 ** 20

/** The JSON Schema of a definition, with which pages validate links and files without a library. */
export const pipelineSchema: JsonSchema = {
  type: 'object',
  properties: {
    version: { type: 'integer', enum: [1] },
    name: { type: 'string', maxLength: 80 },
    steps: {
      type: 'array',
      minItems: 1,
      maxItems: maxSteps,
      items: {
        type: 'object',
        properties: {
          tool: { type: 'string', maxLength: 80 },
          operation: { type: 'string', maxLength: 80 },
          options: { type: 'object', additionalProperties: {} },
          input: { type: 'string', maxLength: 80 },
          output: { type: 'string', maxLength: 80 },
          off: { type: 'boolean' },
          each: { type: 'string', enum: ['line', 'item'] },
        },
        required: ['tool', 'operation'],
        additionalProperties: false,
      },
    },
  },
  required: ['version', 'steps'],
  additionalProperties: false,
}

/** Validates the structure of an untrusted definition: `steps.1.tool`. Whether the tools exist is not checked. */
export function issuesInDefinition(value: unknown): ValidationIssue[] {
  // Checked first, since the other checks are recursive.
  if (isDeep(value)) return [{ field: '', message: tooDeep }]
  const issues = issuesIn(pipelineSchema, value)
  if (issues.length > 0 || (JSON.stringify(value)?.length ?? 0) <= maxDefinitionLength) return issues
  return [{ field: '', message: issueSentences.tooLong('string', maxDefinitionLength) }]
}

/** In levels: a definition has four, and its steps' options may have more. */
const maxDepth = 100

const tooDeep = {
  en: `It is nested too deeply: at most ${maxDepth} levels`,
  zh: `嵌套过深：最多 ${maxDepth} 层`,
}

/** Breadth-first, and stops at the first level beyond the limit. */
function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Whether a value is a definition. */
export const isPipeline = (value: unknown): value is Pipeline => issuesInDefinition(value).length === 0
