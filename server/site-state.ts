import type { FriendLink } from '#contract/data-list.ts'
import { friendLink } from '#contract/data-list.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { Stats } from '#contract/stats.ts'
import { listBans } from './data-list/list-bans.ts'
import { listPublicData } from './data-list/list-public-data.ts'
import { readSiteConfig } from './site-config/read-site-config.ts'
import { readStats } from './stats/read-stats.ts'
import type { Database } from './store/open-sqlite.ts'

interface Shown {
  config: SiteConfig
  /** Lower-case texts; a browser whose name contains one is kept out. */
  bans: string[]
  friendLinks: FriendLink[]
  stats: Stats
}

/** What pages are drawn from, held in memory and read again from the database when it has changed. */
export class SiteState {
  /** Grows whenever something that shows has changed; whoever keeps pages drops them then. */
  version = 0
  #shown: Shown | undefined
  #written = ''
  #revision = -1
  #last: Promise<void> = Promise.resolve()
  #database: Database
  #tools: number

  constructor(database: Database, tools: number) {
    this.#database = database
    this.#tools = tools
  }

  get shown(): Shown {
    if (!this.#shown) throw new Error('The site has not been read yet')
    return this.#shown
  }

  /** Reads the site again if somebody has changed it since, this process or another. */
  async poll(): Promise<void> {
    if ((await this.#readRevision()) !== this.#revision) await this.refresh()
  }

  async #readRevision(): Promise<number> {
    const row = await this.#database.selectFrom('site_revision').select('revision').executeTakeFirst()
    return row?.revision ?? 0
  }

  /** Reads the site again, with its figures. One reading ends before the next begins: an older one never comes last. */
  refresh(): Promise<void> {
    const reading = this.#last.then(() => this.#read())
    this.#last = reading.catch(() => {})
    return reading
  }

  async #read(): Promise<void> {
    // Asked first: what changes while the rest is read is read again at the next poll.
    const revision = await this.#readRevision()
    const [config, bans, records, stats] = await Promise.all([
      readSiteConfig(this.#database),
      listBans(this.#database),
      listPublicData(this.#database, ['friend_link']),
      readStats(this.#database, this.#tools),
    ])
    this.#revision = revision
    const friendLinks = records.map(({ value }) => friendLink.parse(JSON.parse(value)))
    const shown = { config, bans, friendLinks, stats: { ...stats, uptime: rounded(stats.uptime) } }
    const written = JSON.stringify(shown)
    if (written === this.#written) return
    this.#written = written
    this.#shown = shown
    this.version++
  }
}

/** To a hundredth of a percent, as it is shown: a page is not drawn again for less. */
const rounded = (share: number | null): number | null => (share === null ? null : Math.round(share * 10_000) / 10_000)
