import { kinds } from '#contract/data-list.ts'
import { success } from '#contract/wire.ts'
import { aiHandlers } from '../ai/ai-handlers.ts'
import { auditHandlers } from '../audit/audit-handlers.ts'
import { dashboardHandlers } from '../dashboard/dashboard-handlers.ts'
import { listPublicData } from '../data-list/list-public-data.ts'
import { recordHandlers } from '../data-list/record-handlers.ts'
import { configHandlers } from '../site-config/config-handlers.ts'
import { publicSectionsOf } from '../site-config/read-site-config.ts'
import type { SiteParts } from '../site-parts.ts'
import { uploadHandlers } from '../uploads/upload-handlers.ts'
import { userHandlers } from '../users/user-handlers.ts'
import type { Handlers } from './handler.ts'
import { WrittenJson } from './written-json.ts'

/** What answers each call of the contract. */
export const handlersOf = (parts: SiteParts): Partial<Handlers> => ({
  ...publicHandlers(parts),
  ...userHandlers(parts),
  ...configHandlers(parts),
  ...recordHandlers(parts),
  ...uploadHandlers(parts),
  ...aiHandlers(parts),
  ...dashboardHandlers(parts),
  ...auditHandlers(parts),
})

/** The public configuration as bytes: written once, until it changes. */
function writtenConfig({ shown }: SiteParts['site']): WrittenJson {
  const written = configs.get(shown) ?? new WrittenJson(success(publicSectionsOf(shown.config)))
  configs.set(shown, written)
  return written
}

const configs = new WeakMap<SiteParts['site']['shown'], WrittenJson>()

/** The calls that need nobody's leave. What they answer is held in memory, and read again when it has changed. */
const publicHandlers = ({
  site,
  database,
}: SiteParts): Pick<Handlers, 'readSiteConfig' | 'listPublicData' | 'readStats'> => ({
  readSiteConfig: async () => ({ written: writtenConfig(site) }),
  listPublicData: async ({ query }) => ({ data: await listPublicData(database, query.kinds ?? kinds) }),
  readStats: async () => ({ data: site.shown.stats }),
})
