import type { Settings } from './settings.ts'
import type { SiteState } from './site-state.ts'
import type { Database } from './store/open-sqlite.ts'

/** What the calls of the site work with. */
export interface SiteParts {
  settings: Settings
  database: Database
  site: SiteState
}
