import { z } from 'zod'
import { InputError } from '#kit/input-error.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { issuesInDefinition, type Pipeline, pipelineSchema } from './definition.ts'
import { type LoadOperations, runPipeline } from './run-pipeline.ts'

/** A definition, validated by its JSON Schema. */
const pipeline: z.ZodType<Pipeline> = (z.unknown() as z.ZodType<Pipeline>)
  .superRefine((value, context) => {
    for (const { field, message } of issuesInDefinition(value))
      context.addIssue({ code: 'custom', path: field === '' ? [] : field.split('.'), params: message })
  })
  .meta(pipelineSchema)

const stepResult = z.strictObject({
  index: z.int(),
  tool: z.string(),
  operation: z.string(),
  kind: z.enum(['text', 'file']),
  type: z.string(),
  preview: z.string(),
  size: z.int(),
  runs: z.int(),
  warnings: z.array(z.unknown()),
})

/**
 * Creates the operation that runs pipelines, so that they use the doors of operations: the same bodies, limits and
 * answers. All steps run in the same thread.
 */
export const runOperation = (load: LoadOperations) =>
  defineOperation('run', {
    input: { pipeline, input: z.union([textOf('text/plain'), z.file()]) },
    output: { output: z.union([textOf('text/plain'), z.file()]), steps: z.array(stepResult) },
    async run({ pipeline: definition, input }, call) {
      try {
        return await runPipeline(definition, input, load, call)
      } catch (error) {
        if (!(error instanceof InputError)) throw error
        throw new InputError(error.issues.map(({ field, message }) => ({ field: `pipeline.${field}`, message })))
      }
    },
  })
