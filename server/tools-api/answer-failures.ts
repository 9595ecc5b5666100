import type { FastifyInstance } from 'fastify'
import type { AnyErrors } from '#kit/errors.ts'
import { acceptedLanguage } from '../http/negotiate-language.ts'
import { failureEnvelope, retryAfterOf } from './failure-envelope.ts'

/** Answers every failure with its envelope, in the caller's language. */
export function answerFailures(app: FastifyInstance, errorsOf: (toolId: string) => AnyErrors): void {
  app.setErrorHandler((error, request, reply) => {
    const { tool = '' } = Object(request.params)
    const language = acceptedLanguage(request.headers['accept-language'])
    const envelope = failureEnvelope(error, (named = tool) => errorsOf(named), language)
    if (envelope.code === 500) request.log.error(error)
    const retryAfter = retryAfterOf(error)
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    reply.status(envelope.code).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(JSON.stringify(envelope))
  })
}
