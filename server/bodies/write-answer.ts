import { success } from '#contract/wire.ts'
import type { JsonSchema } from '#kit/json-schema.ts'
import { filesIn, writeFiles } from '#lib/json-files.node.ts'
import { contentDisposition } from './content-disposition.ts'
import { writeMcpResult } from './write-mcp-result.ts'

/** How an output is written: as an HTTP answer, as the members of an MCP result, or as a plain value. */
export type AnswerFormat = { form: 'http'; accept: string | undefined } | { form: 'mcp' } | { form: 'value' }

/** An answer ready to be sent. */
export interface WrittenAnswer {
  headers: Record<string, string>
  content: Blob
}

/** The longest JSON answer, in bytes. */
export const maxJsonBytes = 32 * 2 ** 20

/** The answer is too long. */
export class AnswerTooLong extends Error {
  override name = 'TooLong'
}

/**
 * Serializes an output as the bytes of its answer, so that the server only forwards them.
 *
 * @throws TooLong when its JSON is longer than 32 MiB; files may have any length
 */
export async function writeAnswer(output: unknown, format: AnswerFormat, schema: JsonSchema): Promise<WrittenAnswer> {
  const [file, ...others] = filesIn(output)
  if (format.form === 'http' && file && others.length === 0 && prefersFile(format.accept, file.type))
    return writeFile(file)
  if (estimateJsonSize(output) > maxJsonBytes) throw new AnswerTooLong()
  const text =
    format.form === 'mcp'
      ? // Without its braces: the members are inserted into an MCP message.
        JSON.stringify(await writeMcpResult(output, schema)).slice(1, -1)
      : JSON.stringify(success(await writeFiles(output)))
  const content = new Blob([text])
  if (content.size > maxJsonBytes) throw new AnswerTooLong()
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, content }
}

/**
 * Whether an Accept header (RFC 9110, section 12.5.1) asks for the raw file: by its media type or as
 * `application/octet-stream`, with at least the weight of JSON. A wildcard does not count.
 */
function prefersFile(accept: string | undefined, type: string): boolean {
  const weights = new Map((accept ?? '').split(',').map(readRange))
  const weight = Math.max(weights.get(type.toLowerCase()) ?? 0, weights.get('application/octet-stream') ?? 0)
  return weight > 0 && weight >= (weights.get('application/json') ?? 0)
}

function readRange(range: string): [type: string, weight: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [type, weight ? Number(weight.slice(2)) || 0 : 1]
}

/** Files are always downloaded, never displayed, since HTML in one would run on this origin. */
function writeFile(file: File): WrittenAnswer {
  const headers = {
    'content-type': plainType.test(file.type) ? file.type : 'application/octet-stream',
    'content-disposition': contentDisposition(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
  }
  return { headers, content: file }
}

const plainType = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/

/** Estimates a lower bound of the bytes of a value's JSON, before serializing it could run out of memory. */
export function estimateJsonSize(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value) + 2
  if (value instanceof File) return Math.ceil(value.size / 3) * 4
  if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + estimateJsonSize(item) + 1, 1)
  if (typeof value !== 'object' || value === null) return 1
  return Object.entries(value).reduce((sum, [name, field]) => sum + name.length + estimateJsonSize(field) + 4, 1)
}
