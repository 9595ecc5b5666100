import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '#contract/wire.ts'
import { apiPath } from './canonical-url.ts'
import { Refusal } from './refusal.ts'

/** Whether a path belongs to the API, where errors are JSON and never a page. */
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

/**
 * Answers errors: with the envelope on API paths, with one line of plain text elsewhere. Internal details are never
 * disclosed.
 *
 * @param isOutage whether an error means that a dependency of calls is temporarily unavailable
 */
export function answerErrors(app: FastifyInstance, isOutage: (error: unknown) => boolean): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    // Refusals of a single call have their own message and data; those of any call are answered by their status.
    if (error instanceof Refusal && error.code === undefined) return answerRefusal(error, reply)
    if (error instanceof Refusal && error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
    const status = hasLeft(request, error) ? 400 : isOutage(error) ? 503 : (error.statusCode ?? 500)
    if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', outageSeconds)
    if (status >= 500 && error.statusCode !== 503) request.log.error(error)
    return answerStatus(request, reply, status >= 400 && status < 600 ? status : 500)
  })
}

/** The `Retry-After` of an outage, in seconds. */
const outageSeconds = 5

/** A client that disconnects during its request or its answer is no failure of the server. */
const hasLeft = ({ raw }: FastifyRequest, { code }: Error & { code?: string }): boolean =>
  raw.destroyed && !raw.complete && ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(code ?? '')

function answerRefusal({ statusCode, message, data, retryAfter }: Refusal, reply: FastifyReply): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.status(statusCode).header('cache-control', 'no-store').type('application/json; charset=utf-8')
  return reply.send(failure(statusCode, message, data))
}

/** Answers with a status only: an envelope on API paths, plain text elsewhere. */
export function answerStatus(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const sentence = sentences[status] ?? (status < 500 ? 'The request cannot be answered' : '服务器内部错误')
  reply.status(status).header('cache-control', 'no-store')
  if (isApi(request)) {
    const data = status === 400 ? { errors: [{ field: '', message: sentence }] } : null
    return reply.type('application/json; charset=utf-8').send(failure(status, sentence, data))
  }
  return reply.type('text/plain; charset=utf-8').send(`${status} ${sentence}`)
}
