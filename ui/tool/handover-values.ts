import { fits } from '#kit/check-schema.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import { fieldFor, keepsMark, takesText } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { rememberOrigin } from '../text/text-origin.ts'
import { pick } from './field-keys.ts'
import type { Handover } from './handover.ts'

/**
 * Assigns handed-over values to the fields of an operation: values with field names to the fields of these names that
 * exist; a file to the first file field, with the others if it is a list, or, without one, its text to the first text
 * field, as a text is.
 */
export async function handoverValues({ material, others = [], input }: Handover, schema: JsonSchema): Promise<Values> {
  if (input) return pick(input, (name) => fitsField(schema.properties?.[name], input[name]))
  const name = fieldFor(schema, material instanceof File)
  if (name === undefined) return {}
  const field = schema.properties?.[name]
  // A field for a text or a file gets the text.
  const isForFile = typeof field === 'object' && !takesText(field)
  if (typeof field === 'object' && field.type === 'array') return { [name]: [material, ...others] }
  if (isForFile || !(material instanceof File)) return { [name]: material }
  const read = await (await import('../text/read-file.ts')).readFile(material, undefined, keepsMark(field))
  // Files without text are never offered to text fields.
  if (read.is === 'binary') return {}
  rememberOrigin({ file: material, read, value: read.text })
  return { [name]: read.text }
}

/** Files and held texts fit as they are; their operation checks them. */
const fitsField = (field: JsonSchema | boolean | undefined, value: unknown): boolean =>
  typeof field === 'object' && ([value].flat().some((each) => each instanceof Blob) || fits(field, value))
