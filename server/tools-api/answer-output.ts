import type { FastifyReply, FastifyRequest } from 'fastify'
import { success } from '#contract/wire.ts'
import { filesIn, writeFiles } from '#lib/json-files.node.ts'
import { errors } from '../pool/errors.ts'
import { acceptsFile } from './accepts-file.ts'
import { attachment } from './attachment.ts'

/** Answers with the output in its envelope, or with the file in it where there is one and the request asks for that. */
export async function answerOutput(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  output: unknown,
): Promise<unknown> {
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept, Accept-Language' })
  const [file, ...others] = filesIn(output)
  if (file && others.length === 0 && acceptsFile(headers.accept, file.type)) return answerFile(reply, file)
  return reply.type('application/json; charset=utf-8').send(stringify(success(await writeFiles(output))))
}

/** A page that some file holds must not run here, so it is saved, never shown. */
async function answerFile(reply: FastifyReply, file: File): Promise<FastifyReply> {
  reply.headers({
    'content-disposition': attachment(file.name),
    'content-security-policy': "default-src 'none'; sandbox",
  })
  reply.type(plainType.test(file.type) ? file.type : 'application/octet-stream')
  return reply.send(Buffer.from(await file.arrayBuffer()))
}

const plainType = /^[\w.+-]+\/[\w.+-]+$/

function stringify(envelope: object): string {
  try {
    return JSON.stringify(envelope)
  } catch (error) {
    // No string is as long as this answer.
    throw error instanceof RangeError ? errors.tooMuchMemory({ mebibytes: 512 }) : error
  }
}
