import type { FastifyRequest } from 'fastify'
import { invalidField, Refusal } from '../http/refusal.ts'

/** The content of a form: its texts, and the file named `file`. */
interface Upload {
  fields?: Record<string, string>
  file?: Buffer
}

const maxBytes = 5 * 2 ** 20

/**
 * Parses a form (RFC 7578) with one file of at most 5 MiB.
 *
 * @throws Refusal 400 when it is malformed, 413 when the file is larger, 415 when it is no form
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new Refusal(415, 'This call takes a form')
  const fields: Record<string, string> = {}
  let file: Buffer | undefined
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxBytes, files: 1, fields: 20, fieldSize: 1000 },
    })) {
      if (part.type === 'file') file = await part.toBuffer()
      else fields[part.fieldname] = String(part.value)
    }
  } catch (error) {
    if (Object(error).statusCode === 413) throw new Refusal(413, 'The file is larger than 5 MiB')
    throw invalidField('', 'The form data is broken')
  }
  return { fields, ...(file && { file }) }
}
