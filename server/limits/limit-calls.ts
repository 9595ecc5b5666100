import type { FastifyInstance } from 'fastify'
import { isApi } from '../http/answer-errors.ts'
import type { Settings } from '../settings/settings.ts'
import { limitRate } from './limit-rate.ts'

/** Limits the calls of the API per minute from one address, whatever their path and body. */
export async function limitCalls(
  app: FastifyInstance,
  { RATE_LIMIT_PER_MINUTE }: Pick<Settings, 'RATE_LIMIT_PER_MINUTE'>,
): Promise<void> {
  if (RATE_LIMIT_PER_MINUTE === 0) return
  const check = await limitRate(app, { name: 'calls', perMinute: RATE_LIMIT_PER_MINUTE })
  app.addHook('onRequest', async (request) => (isApi(request) ? check(request) : undefined))
}
