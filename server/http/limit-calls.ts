import type { FastifyInstance } from 'fastify'
import { limitRate } from '../limits/limit-rate.ts'
import type { Settings } from '../settings.ts'
import { isApi } from './answer-errors.ts'

/** Lets so many calls of the API in a minute from one address, whatever they ask for and bring. */
export async function limitCalls(
  app: FastifyInstance,
  { RATE_LIMIT_PER_MINUTE }: Pick<Settings, 'RATE_LIMIT_PER_MINUTE'>,
): Promise<void> {
  if (RATE_LIMIT_PER_MINUTE === 0) return
  const check = await limitRate(app, { name: 'calls', perMinute: RATE_LIMIT_PER_MINUTE })
  app.addHook('onRequest', async (request) => (isApi(request) ? check(request) : undefined))
}
