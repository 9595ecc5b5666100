import { issuesIn } from '#kit/check-schema.ts'
import type { ValidationIssue } from '#kit/input-error.ts'
import { issueSentences } from '#kit/issue-sentences.ts'
import type { JsonSchema } from '#kit/json-schema.ts'

/** Operations that run one after another, each on what the one before gave. */
export interface Pipeline {
  version: 1
  name?: string
  steps: Step[]
}

/** One operation of a pipeline, and how it is to run. */
export interface Step {
  tool: string
  operation: string
  /** The fields of its input, but for the one that takes what the step before gives. */
  options?: Record<string, unknown>
  /** The field of its input that takes what the step before gives; its main field where this is left out. */
  input?: string
  /** The field of its output that goes on; its main field where this is left out. */
  output?: string
  /** Left out of a run. */
  off?: boolean
  /** Runs for each line of a text, or for each item of a JSON array. */
  each?: 'line' | 'item'
}

/** What runs of pipelines are called where a run names a tool; no tool has this id. */
export const pipelinesId = 'pipelines'

export const maxSteps = 30

/** In characters of its JSON. */
const maxDefinitionLength = 2 ** 20

/** What a definition may hold, as JSON Schema. It is read without a library: pages check links and files by it. */
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

/** Finds what is wrong with the form of a definition that came from anywhere: `steps.1.tool`. Tools are not looked at. */
export function issuesInDefinition(value: unknown): ValidationIssue[] {
  // Checked first, since the other checks are recursive.
  if (isDeep(value)) return [{ field: '', message: tooDeep }]
  const issues = issuesIn(pipelineSchema, value)
  if (issues.length > 0 || (JSON.stringify(value)?.length ?? 0) <= maxDefinitionLength) return issues
  return [{ field: '', message: issueSentences.atMostLong(maxDefinitionLength) }]
}

/** In levels: a definition has four, and the options of its steps their own. */
const maxDepth = 100

const tooDeep = {
  en: `It is nested too deeply: at most ${maxDepth} levels`,
  zh: `嵌套过深：最多 ${maxDepth} 层`,
}

/** Goes level by level, and no further than the first that is too much. */
function isDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 0; depth <= maxDepth; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return false
  }
  return true
}

/** Tells a definition from anything else. */
export const isPipeline = (value: unknown): value is Pipeline => issuesInDefinition(value).length === 0
