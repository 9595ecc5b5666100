import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { readTyped } from '#lib/read-typed.ts'
import { refusals } from '../http/refusal.ts'

/**
 * Reads a form (RFC 7578) as the input that a schema describes: text parts become numbers and switches where these are
 * asked for, repeated parts a list.
 *
 * @throws Refusal when the form is broken, has more than a thousand parts, or names a part like what every object has
 */
export async function readForm(bytes: Uint8Array, type: string, schema: JsonSchema): Promise<unknown> {
  const schemas = new Map(fieldsOf(schema))
  const entries = [...(await readParts(bytes, type))].map(([name, parts]) => {
    if (name in Object.prototype) throw refusals.notForm()
    return [name, readTyped(parts, schemas.get(name) ?? {})]
  })
  return Object.fromEntries(entries)
}

type Part = string | File

/** Lists the parts of each name, in the order in which they were sent. */
function readParts(bytes: Uint8Array, type: string): Promise<Map<string, Part[]>> {
  const { promise, resolve, reject } = Promise.withResolvers<Map<string, Part[]>>()
  const parts = new Map<string, Promise<Part>[]>()
  const add = (name: string, part: Promise<Part>) => parts.set(name, [...(parts.get(name) ?? []), part])
  const refuse = () => reject(refusals.notForm())
  try {
    const maxBytes = bytes.length + 1
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: maxBytes, fileSize: maxBytes, parts: maxParts },
    })
    form.on('field', (name, value) => add(name, Promise.resolve(value)))
    form.on('file', (name, stream, fileName, _encoding, mediaType) => {
      add(name, readFile(stream, fileName ?? '', mediaType))
    })
    form.once('error', refuse).once('partsLimit', refuse)
    form.once('finish', () => resolve(settled(parts)))
    form.end(bytes)
  } catch {
    // Its type names no boundary.
    refuse()
  }
  return promise
}

const maxParts = 1000

async function settled(parts: Map<string, Promise<Part>[]>): Promise<Map<string, Part[]>> {
  const read = [...parts].map(async ([name, list]): Promise<[string, Part[]]> => [name, await Promise.all(list)])
  return new Map(await Promise.all(read))
}

async function readFile(stream: BusboyFileStream, name: string, type: string): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of stream) chunks.push(new Uint8Array(chunk))
  return new File(chunks, name, { type })
}
