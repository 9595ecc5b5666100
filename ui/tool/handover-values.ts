import { fits } from '#kit/check-schema.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import { fieldFor, takesText } from '#kit/main-field.ts'
import type { Values } from '#kit/values.ts'
import { rememberOrigin } from '../text/text-origin.ts'
import { pick } from './fitting-values.ts'
import type { Handover } from './handover.ts'

/**
 * Puts what was handed over into the fields of an operation: what has fields of its own into those of them that there
 * are; a file into the first for files, and where there is none, the text in it into the first for texts, as a text is.
 */
export async function handoverValues({ material, input }: Handover, schema: JsonSchema): Promise<Values> {
  if (input) return pick(input, (name) => fitsField(schema.properties?.[name], input[name]))
  const name = fieldFor(schema, material instanceof File)
  if (name === undefined) return {}
  const field = schema.properties?.[name]
  // What may be a text or a file is shown as a text.
  const isForFile = typeof field === 'object' && !takesText(field)
  if (isForFile || !(material instanceof File)) return { [name]: material }
  const read = await (await import('../text/read-file.ts')).readFile(material)
  // What holds no text is never offered for one.
  if (read.is === 'binary') return {}
  rememberOrigin({ file: material, read, value: read.text })
  return { [name]: read.text }
}

/** Files and held texts are what they are; their operation looks at them. */
const fitsField = (field: JsonSchema | boolean | undefined, value: unknown): boolean =>
  typeof field === 'object' && ([value].flat().some((each) => each instanceof Blob) || fits(field, value))
