import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from '../store/open-sqlite.ts'

/**
 * Health checks for monitoring: whether the process serves, and whether its database answers. They disclose no version
 * and no paths.
 */
export async function health(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }))

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await sql`select 1`.execute(database)
      return { status: 'ok' }
    } catch {
      return reply.status(503).send({ status: 'unavailable' })
    }
  })
}
