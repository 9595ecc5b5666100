import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { branchesOf, itemSchemaOf } from '#lib/parse-typed-value.ts'

export const isSwitch = (schema: JsonSchema): boolean => branchesOf(schema).every(({ type }) => type === 'boolean')

/** Whether a field holds a file or a list of files, and never a text. */
export const isFile = (schema: JsonSchema): boolean =>
  branchesOf(itemSchemaOf(schema) ?? schema).every(({ format }) => format === 'file')

/** Whether a field holds a text or a file instead. */
export const isTextOrFile = (schema: JsonSchema): boolean =>
  !isFile(schema) && branchesOf(schema).some(({ format }) => format === 'file')

/**
 * Returns the name of the main text field: the first one that is required and not a choice, which may come from standard
 * input. Where nothing is required it is the first time, which is now if it is left out.
 */
export function mainTextOf(schema: JsonSchema): string | undefined {
  const required = requiredOf(schema)
  const [name] = (required.length > 0 ? required : fieldsOf(schema).filter(([, { format }]) => format === 'date')).find(
    // A field that takes a text or a list of texts is marked as a main text by its media type.
    ([, { type, contentMediaType, enum: choices, format }]) =>
      (type === 'string' || contentMediaType !== undefined) && !choices && format !== 'file',
  ) ?? [undefined]
  return name
}

/** Returns the name of the main file field, if there is no main text. */
export const mainFileOf = (schema: JsonSchema): string | undefined =>
  mainTextOf(schema) === undefined ? requiredOf(schema).find(([, field]) => isFile(field))?.[0] : undefined

const requiredOf = (schema: JsonSchema): [name: string, schema: JsonSchema][] =>
  fieldsOf(schema).filter(([name]) => schema.required?.includes(name))
