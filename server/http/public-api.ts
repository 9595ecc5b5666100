import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { kinds } from '#contract/data-list.ts'
import { routes } from '#contract/routes.ts'
import { failure, success } from '#contract/wire.ts'
import { listPublicData } from '../data-list/list-public-data.ts'
import { publicSectionsOf, readSiteConfig } from '../site-config/read-site-config.ts'
import { readStats } from '../stats/read-stats.ts'
import type { Database } from '../store/open-sqlite.ts'

/** The calls that need nobody's leave: the public configuration, the public lists, the figures. */
export async function publicApi(app: FastifyInstance, { database, tools }: { database: Database; tools: number }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
  })

  app.get(routes.readSiteConfig.path, async () => success(publicSectionsOf(await readSiteConfig(database))))

  app.get(routes.listPublicData.path, async (request, reply) => {
    const asked = kindsIn.safeParse(request.query)
    if (!asked.success) {
      const errors = [{ field: 'kinds', message: `Choose among: ${kinds.join(', ')}` }]
      return reply.status(400).send(failure(400, 'kinds: no such kind', { errors }))
    }
    return success(await listPublicData(database, asked.data.kinds ?? kinds))
  })

  app.get(routes.readStats.path, async () => success(await readStats(database, tools)))
}

const kindsIn = z.object({
  kinds: z
    .preprocess((value) => (typeof value === 'string' ? [value] : value), z.array(z.enum(kinds)).max(10))
    .optional(),
})
