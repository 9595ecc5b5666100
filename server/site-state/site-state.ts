import type { FriendLink } from '#contract/data-list.ts'
import type { SiteConfig } from '#contract/site-config/sections.ts'
import type { Stats } from '#contract/stats.ts'
import type { Database } from '../store/open-sqlite.ts'

/** The content of pages, and the banned user agents. */
export interface SiteContent {
  config: SiteConfig
  /** Lower-case texts: browsers whose User-Agent contains one are blocked. */
  bans: string[]
  friendLinks: FriendLink[]
  stats: Stats
}

/** The content of the site, cached in memory and reloaded from the database when it has changed. */
export class SiteState {
  /** Grows with every change of the content, which invalidates cached pages. */
  version = 0
  #content: SiteContent | undefined
  #serialized = ''
  #revision = -1
  #lastRefresh: Promise<void> = Promise.resolve()
  #database: Database
  #load: () => Promise<SiteContent>

  /** @param load reads the content from the database */
  constructor(database: Database, load: () => Promise<SiteContent>) {
    this.#database = database
    this.#load = load
  }

  get content(): SiteContent {
    if (!this.#content) throw new Error('The site has not been read yet')
    return this.#content
  }

  /** Reloads the site if this process or another has changed it. */
  async poll(): Promise<void> {
    if ((await this.#readRevision()) !== this.#revision) await this.refresh()
  }

  async #readRevision(): Promise<number> {
    const row = await this.#database.selectFrom('site_revision').select('revision').executeTakeFirst()
    return row?.revision ?? 0
  }

  /**
   * Reloads the site with its figures. Reloads run one after the other, so that an older one never overwrites a newer.
   */
  refresh(): Promise<void> {
    const refreshing = this.#lastRefresh.then(() => this.#read())
    this.#lastRefresh = refreshing.catch(() => {})
    return refreshing
  }

  async #read(): Promise<void> {
    // Read first, so that changes during the rest are picked up by the next poll.
    const revision = await this.#readRevision()
    const content = await this.#load()
    this.#revision = revision
    const serialized = JSON.stringify(content)
    if (serialized === this.#serialized) return
    this.#serialized = serialized
    this.#content = content
    this.version++
  }
}
