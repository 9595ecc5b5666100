import { readFile } from 'node:fs/promises'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { FileCharset } from '#lib/charset/file-charset.ts'
import { readFiles } from '#lib/json-files.node.ts'
import type { Body } from './body.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'

/** A request's body as it came, with its media type: JSON or a form. */
export interface SentBody {
  body: Body
  type: string
}

/**
 * Reads the body of a request as the input that a schema describes, with the files in it.
 *
 * @param onCharset told in which charset a file was read that is the text of a field
 * @throws Refusal when it is no JSON, no form, or holds what neither may
 */
export async function readBody(
  { body, type }: SentBody,
  schema: JsonSchema,
  onCharset: (field: string, charset: FileCharset) => void,
): Promise<unknown> {
  const bytes = body instanceof Uint8Array ? body : await readFile(body.path)
  return /^multipart\//i.test(type) ? readForm(bytes, type, schema, onCharset) : readFiles(readJson(bytes), schema)
}
