import type { LoadedTool } from '#core/load-tools.node.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { camelCase } from './library-modules.ts'

/** The type declarations that all tools share. */
export const sharedTypes = `export interface CallOptions {
  signal?: AbortSignal
  /** Hears the share of the work that is done, 0 to 1. */
  onProgress?: (share: number) => void
}

/** A failure that is expected. For an input that does not fit, \`code\` is \`invalidInput\`, and \`issues\` names each field. */
export declare class ToolError<Code extends string = string> extends Error {
  code: Code | 'invalidInput'
  params: Record<string, string | number>
  issues: { field: string; message: { en: string; zh: string } }[]
}
`

/** Generates the type declarations of a tool from the schemas of its operations. */
export function typesOfTool({ id, operations, errors, texts }: LoadedTool): string {
  const codes = Object.keys(errors).map((code) => `'${code}'`)
  const functions = Object.entries(operations).map(([name, operation]) => {
    const input = jsonSchemaOf(operation, 'input', texts.en)
    const output = jsonSchemaOf(operation, 'output', texts.en)
    const words = comment(texts.en.operations[name]?.description)
    const optional = input.required?.length ? '' : '?'
    return `${words}  ${name}(input${optional}: ${typeOf(input, 'input', 1)}, options?: CallOptions): Promise<${typeOf(output, 'output', 1)}>`
  })
  const type = camelCase(id).replace(/^./, (letter) => letter.toUpperCase())
  return [
    `import type { CallOptions } from './shared.js'`,
    `export { ToolError, type CallOptions } from './shared.js'`,
    `export type ${type}ErrorCode = ${codes.join(' | ') || 'never'}`,
    `export declare const ${camelCase(id)}: {\n${functions.join('\n')}\n}\n`,
  ].join('\n')
}

type Side = 'input' | 'output'

/** Converts a schema to a TypeScript type. */
export function typeOf(schema: JsonSchema | boolean, side: Side, depth = 0): string {
  if (typeof schema === 'boolean') return 'unknown'
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return [...new Set(branches.map((branch) => typeOf(branch, side, depth)))].join(' | ')
  if (schema.format === 'file') return 'File'
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type }, side, depth)).join(' | ')
  switch (schema.type) {
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type
    case 'number':
    case 'integer':
      return 'number'
    case 'array': {
      const { items } = schema
      const of = items === undefined || Array.isArray(items) ? 'unknown' : typeOf(items, side, depth)
      return `Array<${of}>`
    }
    case 'object':
      return objectType(schema, side, depth)
    default:
      return 'unknown'
  }
}

function objectType(schema: JsonSchema, side: Side, depth: number): string {
  const fields = fieldsOf(schema)
  const { additionalProperties: more } = schema
  if (fields.length === 0) return typeof more === 'object' ? `Record<string, ${typeOf(more, side, depth)}>` : 'object'
  const indent = '  '.repeat(depth + 1)
  const lines = fields.map(([name, field]) => {
    const mark = schema.required?.includes(name) ? '' : '?'
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)
    return `${comment(field.description, indent)}${indent}${key}${mark}: ${typeOf(field, side, depth + 1)}`
  })
  return `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

const comment = (words: string | undefined, indent = '  '): string =>
  words ? `${indent}/** ${words.replaceAll('*/', '*\\/').replaceAll(/\s*\n\s*/g, ' ')} */\n` : ''
