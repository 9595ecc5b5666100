import { readFile } from 'node:fs/promises'
import type { JsonSchema } from '#kit/json-schema.ts'
import type { FileCharset } from '#lib/charset/file-charset.ts'
import { readFiles } from '#lib/json-files.node.ts'
import type { Body } from './body.ts'
import { readForm } from './read-form.ts'
import { readJson } from './read-json.ts'

/** A request's unparsed body with its media type: JSON or a form. */
export interface SentBody {
  body: Body
  type: string
}

/**
 * Parses the body of a request as the input that a schema describes, with the files in it.
 *
 * @param onCharset called with the charset of each file that was decoded as the text of a field
 * @throws Refusal when it is no valid JSON and no valid form, or breaks the limits of either
 */
export async function readBody(
  { body, type }: SentBody,
  schema: JsonSchema,
  onCharset: (field: string, charset: FileCharset) => void,
): Promise<unknown> {
  const bytes = body instanceof Uint8Array ? body : await readFile(body.path)
  return /^multipart\//i.test(type) ? readForm(bytes, type, schema, onCharset) : readFiles(readJson(bytes), schema)
}
