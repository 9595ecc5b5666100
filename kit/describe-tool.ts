import type { Description, Descriptions } from './description.ts'
import type { Operation } from './operation.ts'
import { jsonSchemaOf } from './schema-of.ts'
import { wordless } from './texts.ts'

/** Describes the operations of a tool in the order of their samples; a module's exports are sorted by their letters. */
export function describeTool(operations: Record<string, Operation>, samples: Record<string, unknown>): Descriptions {
  const named = Object.keys(samples).filter((name) => operations[name])
  const others = Object.keys(operations).filter((name) => !named.includes(name))
  return Object.fromEntries(
    [...named, ...others].flatMap((name) => (operations[name] ? [[name, describeOperation(operations[name])]] : [])),
  )
}

export function describeOperation(operation: Operation): Description {
  const { name, undoneBy, undoneWith } = operation
  const schemas = {
    input: jsonSchemaOf(operation, 'input', wordless),
    output: jsonSchemaOf(operation, 'output', wordless),
  }
  return { name, ...schemas, ...(undoneBy && { undoneBy }), ...(undoneWith && { undoneWith }) }
}
