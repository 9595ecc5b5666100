import { friendLink } from '#contract/data-list.ts'
import { listBans } from '../data-list/list-bans.ts'
import { listPublicData } from '../data-list/list-public-data.ts'
import { readSiteConfig } from '../site-config/read-site-config.ts'
import { type SiteContent, SiteState } from '../site-state/site-state.ts'
import { readStats } from '../stats/read-stats.ts'
import type { Database } from '../store/open-sqlite.ts'

/** Creates the state of a site from its database and its number of tools; it is empty until it is refreshed. */
export const siteStateOf = (database: Database, tools: number): SiteState =>
  new SiteState(database, () => loadContent(database, tools))

async function loadContent(database: Database, tools: number): Promise<SiteContent> {
  const [config, bans, records, stats] = await Promise.all([
    readSiteConfig(database),
    listBans(database),
    listPublicData(database, ['friend_link']),
    readStats(database, tools),
  ])
  const friendLinks = records.map(({ value }) => friendLink.parse(JSON.parse(value)))
  return { config, bans, friendLinks, stats: { ...stats, uptime: rounded(stats.uptime) } }
}

/** Rounds to a hundredth of a percent, as displayed, so that smaller changes do not invalidate pages. */
const rounded = (share: number | null): number | null => (share === null ? null : Math.round(share * 10_000) / 10_000)
