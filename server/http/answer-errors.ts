import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '#contract/wire.ts'
import { Refusal } from '../bodies/refusal.ts'
import { isAway } from '../store/is-away.ts'
import { apiPath } from './read-path.ts'
import { Refused } from './refused.ts'

/** Says whether a path belongs to the API, where errors are JSON and never a page. */
export const isApi = ({ url }: FastifyRequest): boolean => apiPath.test(url.split('?', 1)[0] ?? '')

const sentences: Record<number, string> = {
  400: 'The request cannot be read',
  404: 'There is no such call',
  405: 'This call takes another method',
  413: 'The request is too large',
  414: 'The address is too long',
  415: 'The call takes JSON',
  429: '请求过于频繁，请稍后再试',
  431: 'The headers are too large',
  503: 'The server is busy',
}

/** Answers what went wrong: the envelope on API paths, one plain line elsewhere. Nothing of the inside gets out. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refused) return answerRefused(error, reply)
    if (error instanceof Refusal && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const status = hasLeft(request, error) ? 400 : isAway(error) ? 503 : (error.statusCode ?? 500)
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', awayFor)
    if (status >= 500 && error.statusCode !== 503) request.log.error(error)
    return answer(request, reply, status >= 400 && status < 600 ? status : 500)
  })
}

/** In seconds: how soon the database may be back. */
const awayFor = 5

/** A client that goes away while its request comes in, or its answer goes out, is no fault of ours. */
const hasLeft = ({ raw }: FastifyRequest, { code }: Error & { code?: string }): boolean =>
  raw.destroyed && !raw.complete && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(code ?? '')

function answerRefused({ statusCode, message, data, retryAfter }: Refused, reply: FastifyReply): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.status(statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(failure(statusCode, message, data))
}

/** Answers with a status alone, in the form that the path asks for. */
export function answer(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const sentence = sentences[status] ?? (status < 500 ? 'The request cannot be answered' : '服务器内部错误')
  reply.status(status).header('cache-control', 'no-store')
  if (isApi(request)) {
    const data = status === 400 ? { errors: [{ field: '', message: sentence }] } : null
    return reply.type('application/json; charset=utf-8').send(failure(status, sentence, data))
  }
  return reply.type('text/plain; charset=utf-8').send(`${status} ${sentence}`)
}
