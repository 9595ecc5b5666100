import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from '#contract/wire.ts'
import { isAway } from '../store/is-away.ts'
import { Refused } from './refused.ts'

const apiPaths = /^\/(v1|auth|admin\/v1|mcp)(\/|\?|$)/

/** Says whether a path belongs to the API, where errors are JSON and never a page. */
export const isApi = ({ url }: FastifyRequest): boolean => apiPaths.test(url)

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
    const status = isAway(error) ? 503 : (error.statusCode ?? 500)
    if (status >= 500 && error.statusCode !== 503) request.log.error(error)
    return answer(request, reply, status >= 400 && status < 600 ? status : 500)
  })
}

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
