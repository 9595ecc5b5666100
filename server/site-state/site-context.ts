import type { Settings } from '../settings/settings.ts'
import type { Database } from '../store/open-sqlite.ts'
import type { SiteState } from './site-state.ts'

/** Dependencies of most calls of the site. */
export interface SiteContext {
  settings: Settings
  database: Database
  site: SiteState
}
