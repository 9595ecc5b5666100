import type { LoadedTool } from '#core/load-tools.node.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import type { SiteContext } from '../site-state/site-context.ts'
import type { UploadStore } from '../uploads/upload-store.ts'

/** What all calls of the site together work with. */
export interface SiteParts extends SiteContext {
  tools: LoadedTool[]
  uploads: UploadStore
  /** Counts bytes on their way in and out. */
  inFlight: BytesInFlight
}
