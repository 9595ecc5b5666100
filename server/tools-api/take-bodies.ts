import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readJson } from './read-json.ts'
import { refusals } from './refusal.ts'

interface Taken {
  maxBody: number
  forms: boolean
  /** The paths of calls that need no body; one that comes is held to the same rules. */
  bare?: string[]
}

/** Makes an app take JSON and nothing else, and forms where `forms` is set, up to `maxBody` bytes. */
export async function takeBodies(app: FastifyInstance, { maxBody, forms, bare = [] }: Taken) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBody },
    async (_: FastifyRequest, body: Buffer) => readJson(body),
  )
  if (forms) await app.register(multipart)

  app.addHook('onRequest', async (request) => {
    if (request.method !== 'POST' || (isEmpty(request) && bare.includes(request.routeOptions.url ?? ''))) return
    const type = request.headers['content-type'] ?? ''
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity' || !(json.test(type) || (forms && form.test(type)))) throw refusals.wrongType()
    if (Number(request.headers['content-length'] ?? 0) <= maxBody) return
    await drop(request)
    throw refusals.tooLarge()
  })
}

const isEmpty = ({ headers }: FastifyRequest): boolean =>
  headers['content-type'] === undefined &&
  Number(headers['content-length'] ?? 0) === 0 &&
  headers['transfer-encoding'] === undefined

/** Spelt out and compared as a whole: what merely begins like a type has got past a parser's checks before. */
const json = /^application\/json *(; *charset="?utf-8"? *)?$/i
const form = /^multipart\/form-data *; *boundary=[^\s;]+ *$/i

/** Reads some of what is too large and forgets it, so that the client hears the answer instead of a reset. */
async function drop({ raw }: FastifyRequest): Promise<void> {
  let dropped = 0
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    dropped += chunk.length
    if (dropped > 4 * 2 ** 20) return
  }
}
