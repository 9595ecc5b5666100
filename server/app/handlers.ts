import { kinds } from '#contract/data-list.ts'
import { success } from '#contract/wire.ts'
import { aiHandlers } from '../ai/ai-handlers.ts'
import { auditHandlers } from '../audit/audit-handlers.ts'
import { dashboardHandlers } from '../dashboard/dashboard-handlers.ts'
import { listPublicData } from '../data-list/list-public-data.ts'
import { recordHandlers } from '../data-list/record-handlers.ts'
import { PrecompressedJson } from '../http/precompressed-json.ts'
import type { Handlers } from '../routes/handler.ts'
import { configHandlers } from '../site-config/config-handlers.ts'
import { publicSectionsOf } from '../site-config/read-site-config.ts'
import { uploadHandlers } from '../uploads/upload-handlers.ts'
import { userHandlers } from '../users/user-handlers.ts'
import type { SiteParts } from './site-parts.ts'

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

/** The public configuration, serialized once until it changes. */
function serializedConfig({ content }: SiteParts['site']): PrecompressedJson {
  const known = serializedConfigs.get(content)
  if (known) return known
  const made = new PrecompressedJson(success(publicSectionsOf(content.config)))
  serializedConfigs.set(content, made)
  return made
}

const serializedConfigs = new WeakMap<SiteParts['site']['content'], PrecompressedJson>()

/** The calls that anybody may make. */
const publicHandlers = ({
  site,
  database,
}: SiteParts): Pick<Handlers, 'readSiteConfig' | 'listPublicData' | 'readStats'> => ({
  readSiteConfig: async () => ({ serialized: serializedConfig(site) }),
  listPublicData: async ({ query }) => ({ data: await listPublicData(database, query.kinds ?? kinds) }),
  readStats: async () => ({ data: site.content.stats }),
})
