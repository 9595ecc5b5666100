import { fieldsOf, type JsonSchema } from './json-schema.ts'
import { isMaterial } from './main-field.ts'

/**
 * Names the field that takes what somebody brings: a file goes into the first for files and, where there is none, the text
 * in it into the first for texts, as a text does.
 */
export function fieldFor(schema: JsonSchema, isFile: boolean): string | undefined {
  const fields = fieldsOf(schema).filter(([, field]) => isMaterial(field))
  const forFile = isFile ? fields.find(([, field]) => takesFile(field)) : undefined
  return (forFile ?? fields.find(([, field]) => !takesFile(field)))?.[0]
}

/** Says whether a field holds a file, several, or either a file or a text. */
export function takesFile({ format, items, anyOf = [] }: JsonSchema): boolean {
  const isList = typeof items === 'object' && !Array.isArray(items) && takesFile(items)
  return format === 'file' || isList || anyOf.some(takesFile)
}
