import type { Pipeline } from '#core/pipeline/definition.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { isSecret } from '#ui/tool/is-secret.ts'
import { type DescribedTools, operationOf } from './described-tools.ts'

/**
 * Takes keys and passwords out of a definition, before it is stored, shared or exported. Of a tool that is not known all
 * options go: any of them may be one.
 */
export function withoutSecrets(pipeline: Pipeline, tools: DescribedTools): Pipeline {
  const steps = pipeline.steps.map(({ options = {}, ...step }) => {
    const { description } = operationOf(step, tools) ?? {}
    const fields = description ? fieldsOf(description.input) : []
    const open = fields.flatMap(([name, schema]) => (isSecret(schema) ? [] : [name]))
    const kept = Object.entries(options).filter(([name]) => open.includes(name))
    return { ...step, ...(kept.length > 0 && { options: Object.fromEntries(kept) }) }
  })
  return { ...pipeline, steps }
}
