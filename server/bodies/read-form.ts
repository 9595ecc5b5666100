import { Busboy, type BusboyFileStream } from '@fastify/busboy'
import { InputError } from '#kit/input-error.ts'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { isMaterial, keepsMark, takesFile } from '#kit/main-field.ts'
import type { FileCharset } from '#lib/charset/file-charset.ts'
import { decodeAs } from '#lib/charset/read-text.ts'
import { parseTypedValue } from '#lib/parse-typed-value.ts'
import { fileContent } from '#lib/recognition/file-content.ts'
import { refusals } from '../http/refusal.ts'

/**
 * Parses a form (RFC 7578) as the input that a schema describes: text parts become numbers and booleans where the
 * schema asks for these, repeated parts a list, and files texts where a field takes text.
 *
 * @param onCharset called with the charset of each such file
 * @throws InputError when such a file is not text
 * @throws Refusal when the form is broken, has more than a thousand parts, or has a part with a name of
 * `Object.prototype`
 */
export async function readForm(
  bytes: Uint8Array,
  type: string,
  schema: JsonSchema,
  onCharset: (field: string, charset: FileCharset) => void,
): Promise<unknown> {
  const schemas = new Map(fieldsOf(schema))
  const entries = [...(await readParts(bytes, type))].map(async ([name, parts]) => {
    if (name in Object.prototype) throw refusals.notForm()
    const schema = schemas.get(name) ?? {}
    const isText = !takesFile(schema) && isMaterial(schema)
    const read = isText ? parts.map((part) => textOf(part, name, schema, onCharset)) : parts
    return [name, parseTypedValue(await Promise.all(read), schema)]
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Decodes a file as text as pages and the command line do, in the charset detected from its bytes. */
async function textOf(
  part: Part,
  field: string,
  schema: JsonSchema,
  onCharset: (field: string, charset: FileCharset) => void,
): Promise<string> {
  if (typeof part === 'string') return part
  const bytes = new Uint8Array(await part.arrayBuffer())
  const content = fileContent(bytes, part.name)
  if (content.is === 'text') {
    onCharset(field, content.charset)
    return decodeAs(bytes, content.charset, keepsMark(schema)).text
  }
  const { en, zh } = content.kind
  const message = { en: `This field needs text, and the file is ${en}`, zh: `此字段需要文本，文件类型：${zh}` }
  throw new InputError([{ field, message }])
}

type Part = string | File

/** Groups the parts by name, in the order in which they were sent. */
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
    // Its media type has no boundary.
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
