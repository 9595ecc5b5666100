import type { LoadedTool } from '#lib/tool-folders.node.ts'
import type { BytesInFlight } from './limits/bytes-in-flight.ts'
import type { Settings } from './settings.ts'
import type { SiteState } from './site-state.ts'
import type { Database } from './store/open-sqlite.ts'
import type { UploadStore } from './uploads/store.ts'

/** What the calls of the site work with. */
export interface SiteParts {
  settings: Settings
  database: Database
  site: SiteState
  tools: LoadedTool[]
  uploads: UploadStore
  /** Counts bytes on their way in and out. */
  room: BytesInFlight
}
