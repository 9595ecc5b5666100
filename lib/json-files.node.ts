import type { JsonSchema } from '#kit/json-schema.ts'

/** A file in JSON. */
export interface JsonFile {
  name: string
  type: string
  /** In bytes. */
  size: number
  base64: string
}

/**
 * Converts the files of a JSON input: `{name, type, base64}` becomes a File where the schema expects one. Anything else
 * is unchanged, for the schema to reject.
 */
export function readFiles(value: unknown, schema: JsonSchema): unknown {
  if (schema.format === 'file') return fileOf(value) ?? value
  const { items, properties = {}, anyOf = [] } = schema
  if (Array.isArray(value) && isSchema(items)) return value.map((item) => readFiles(item, items))
  if (isRecord(value) && schema.properties) {
    const read = ([name, field]: [string, unknown]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined
      return [name, isSchema(property) ? readFiles(field, property) : field]
    }
    return Object.fromEntries(Object.entries(value).map(read))
  }
  return anyOf.filter(isSchema).reduce((read, branch) => readFiles(read, branch), value)
}

/** Converts an output to JSON: every File to its name, media type, size and bytes. */
export async function writeFiles(output: unknown): Promise<unknown> {
  const reading: Promise<void>[] = []
  const written = replaceFiles(output, (file) => {
    const written: JsonFile = { name: file.name, type: file.type, size: file.size, base64: '' }
    const read = async () => {
      written.base64 = Buffer.from(await file.arrayBuffer()).toString('base64')
    }
    reading.push(read())
    return written
  })
  await Promise.all(reading)
  return written
}

/** Lists the files of an output at any depth. */
export function filesIn(output: unknown): File[] {
  const files: File[] = []
  replaceFiles(output, (file) => files.push(file))
  return files
}

/** Copies a value, replacing every File in it. */
export function replaceFiles(value: unknown, replace: (file: File) => unknown): unknown {
  if (value instanceof File) return replace(value)
  if (Array.isArray(value)) return value.map((item) => replaceFiles(item, replace))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, replaceFiles(field, replace)]))
}

function fileOf(value: unknown): File | undefined {
  if (!isRecord(value) || !Object.keys(value).every((name) => fileFields.has(name))) return undefined
  const { name = '', type = '', base64 } = value
  if (typeof name !== 'string' || typeof type !== 'string' || typeof base64 !== 'string') return undefined
  const bytes = bytesOf(base64)
  return bytes && new File([bytes], name, { type })
}

const fileFields = new Set(['name', 'type', 'size', 'base64'])

/**
 * Decodes Base64 of either alphabet, with or without padding and line breaks. `Buffer` alone would skip invalid
 * characters.
 */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  const digits = base64.replace(/\s+/g, '').replace(/={1,2}$/, '')
  if (digits.length % 4 === 1 || /[^\w+/-]/.test(digits)) return undefined
  return Buffer.from(digits, 'base64')
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array)

const isSchema = (schema: unknown): schema is JsonSchema => isRecord(schema) && !Array.isArray(schema)
