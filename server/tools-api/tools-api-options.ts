import type { LoadedTool } from '#core/load-tools.node.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import type { Pool } from '../pool/pool.ts'

/** The options of the HTTP and MCP interfaces that run operations. */
export interface ToolsApiOptions {
  tools: LoadedTool[]
  pool: Pool
  /** In bytes. */
  maxBody: number
  /** Runs per minute from one address; 0 is no limit. */
  ratePerMinute: number
  /** If false, every call is answered with 404. */
  isOpen?: boolean
  /** Counts bytes in flight; defaults to a separate counter. */
  inFlight?: BytesInFlight
}
