import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { branchesOf, itemsOf } from '#lib/read-typed.ts'

export const isSwitch = (schema: JsonSchema): boolean => branchesOf(schema).every(({ type }) => type === 'boolean')

/** Tells whether a field holds a file and never a text, or a list of them. */
export const isFile = (schema: JsonSchema): boolean =>
  branchesOf(itemsOf(schema) ?? schema).every(({ format }) => format === 'file')

/** Tells whether a field holds a text or, in place of it, a file. */
export const isTextOrFile = (schema: JsonSchema): boolean =>
  !isFile(schema) && branchesOf(schema).some(({ format }) => format === 'file')

/** Names the text to work on: the first that is required and no choice. It may come from standard input. */
export const mainTextOf = (schema: JsonSchema): string | undefined =>
  requiredOf(schema).find(
    // What takes a text or a list of them says by its media type that it is to work on.
    ([, { type, contentMediaType, enum: choices, format }]) =>
      (type === 'string' || contentMediaType !== undefined) && !choices && format !== 'file',
  )?.[0]

/** Names the file to work on, where there is no text. */
export const mainFileOf = (schema: JsonSchema): string | undefined =>
  mainTextOf(schema) === undefined ? requiredOf(schema).find(([, field]) => isFile(field))?.[0] : undefined

const requiredOf = (schema: JsonSchema): [name: string, schema: JsonSchema][] =>
  fieldsOf(schema).filter(([name]) => schema.required?.includes(name))
