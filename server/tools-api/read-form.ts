import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fieldsOf, type JsonSchema } from '#kit/json-schema.ts'
import { readTyped } from '#lib/read-typed.ts'
import { refusals } from './refusal.ts'

/**
 * Reads a form (RFC 7578) as the input that a schema describes: text parts become numbers and switches where these are
 * asked for, repeated parts a list.
 *
 * @throws Refusal when the form is broken or larger than `maxBody` bytes
 */
export async function readForm(request: FastifyRequest, schema: JsonSchema, maxBody: number): Promise<unknown> {
  const schemas = new Map(fieldsOf(schema))
  const parts = await collect(request, maxBody)
  const entries = [...parts].map(([name, given]) => [name, readTyped(given, schemas.get(name) ?? {})])
  return Object.fromEntries(entries)
}

async function collect(request: FastifyRequest, maxBody: number): Promise<Map<string, unknown[]>> {
  const parts = new Map<string, unknown[]>()
  let size = 0
  try {
    for await (const part of request.parts({ limits: { fieldSize: maxBody, fileSize: maxBody, parts: 1000 } })) {
      const value = part.type === 'file' ? await readFile(part) : part.value
      size += value instanceof File ? value.size : String(value).length
      if ((part.type === 'field' && part.valueTruncated) || size > maxBody) throw refusals.tooLarge()
      parts.set(part.fieldname, [...(parts.get(part.fieldname) ?? []), value])
    }
  } catch (error) {
    throw isTooLarge(error) ? refusals.tooLarge() : refusals.notForm()
  }
  return parts
}

const readFile = async (part: MultipartFile): Promise<File> =>
  new File([new Uint8Array(await part.toBuffer())], part.filename ?? '', { type: part.mimetype })

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413
