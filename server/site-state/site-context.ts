import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { SiteState } from './site-state.ts'

/** What most calls of the site work with. */
export interface SiteContext {
  settings: Settings
  database: Database
  site: SiteState
}
