import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusals } from '../http/refusal.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import { reserveBytes } from '../limits/reserve-bytes.ts'
import { readJson } from './read-json.ts'

interface Options {
  /** In bytes. */
  maxBody: number
  forms: boolean
  /** The paths of calls that need no body; if one is sent, the same rules apply. */
  bodiless?: string[]
  /** Counts the bytes of bodies in flight. */
  inFlight: BytesInFlight
}

/** Accepts bodies of the media types that a call takes while the byte limits allow it. Does not read them yet. */
export function acceptBodies(app: FastifyInstance, { maxBody, forms, bodiless = [], inFlight }: Options): void {
  app.removeAllContentTypeParsers()
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST' || (isEmpty(request) && bodiless.includes(request.routeOptions.url ?? ''))) return
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

/** Parses JSON bodies in this process, for calls whose bodies are small or needed here. */
export function parseJson(app: FastifyInstance, maxBody: number): void {
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: maxBody },
    async (_: FastifyRequest, body: Buffer) => readJson(body),
  )
}

const isEmpty = (request: FastifyRequest): boolean =>
  request.headers['content-type'] === undefined && sizeOf(request) === 0

/** The declared length of a body; undefined for chunked transfer. */
function sizeOf({ headers }: FastifyRequest): number | undefined {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : undefined
}

/** Anchored at both ends: values that merely begin with a valid type have bypassed a parser's checks before. */
const json = /^application\/json *(; *charset="?utf-8"? *)?$/i
const form = /^multipart\/form-data *; *boundary=[^\s;]+ *$/i

/** Reads and discards part of a body that is too large, so that the client gets the answer instead of a reset. */
async function drop({ raw }: FastifyRequest): Promise<void> {
  let dropped = 0
  for await (const chunk of raw.iterator({ destroyOnReturn: false })) {
    dropped += chunk.length
    if (dropped > 4 * 2 ** 20) return
  }
}
