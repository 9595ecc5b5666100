import type { Pipeline } from '#core/pipeline/definition.ts'
import { fieldsOf } from '#kit/json-schema.ts'
import { isSecret } from '#ui/tool/is-secret.ts'
import { type DescribedTools, operationOf } from './described-tools.ts'

/**
 * Removes keys and passwords from a definition, before it is stored, shared or exported. Of an unknown tool all
 * options are removed: any of them may be secret.
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
