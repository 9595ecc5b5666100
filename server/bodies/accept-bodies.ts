import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusals } from '../http/refusal.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import { reserveBytes } from '../limits/reserve-bytes.ts'
import { readJson } from './read-json.ts'

interface Options {
  /** In bytes. */
  maxBody: number
  forms: boolean
  /** The paths of calls that need no body; one that comes is held to the same rules. */
  bare?: string[]
  /** Where bodies on their way are counted. */
  inFlight: BytesInFlight
}

/** Accepts bodies of the media types that a call takes, as long as there is room for them. Nothing is read yet. */
export function acceptBodies(app: FastifyInstance, { maxBody, forms, bare = [], inFlight }: Options): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || (isEmpty(request) && bare.includes(request.routeOptions.url ?? ''))) return
    const type = request.headers['content-type'] ?? ''
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity' || !(json.test(type) || (forms && form.test(type)))) throw refusals.wrongType()
    const size = sizeOf(request) ?? maxBody
    if (size > maxBody) {
      await drop(request)
      throw refusals.tooLarge()
    }
    reserveBytes(inFlight, request, reply, size)
  })
}

/** Reads JSON at once: for calls whose bodies are small, or are looked at here. */
export function parseJson(app: FastifyInstance, maxBody: number): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBody },
    async (_: FastifyRequest, body: Buffer) => readJson(body),
  )
}

const isEmpty = (request: FastifyRequest): boolean =>
  request.headers['content-type'] === undefined && sizeOf(request) === 0

/** How long a body says it is; undefined when it comes in pieces until it ends. */
function sizeOf({ headers }: FastifyRequest): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
}

/** Matched as a whole: values that merely begin with a valid type have got past a parser's checks before. */
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
