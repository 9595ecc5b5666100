import type { LoadedTool } from '#core/load-tools.node.ts'
import type { BytesInFlight } from '../limits/bytes-in-flight.ts'
import type { Pool } from '../pool/pool.ts'

/** What HTTP and MCP need to run operations, and their limits. */
export interface ToolsApiOptions {
  tools: LoadedTool[]
  pool: Pool
  /** In bytes; 32 MiB where it is left out. */
  maxBody?: number
  /** Runs from one address, 60 where it is left out; 0 is no limit. */
  ratePerMinute?: number
  /** False turns both off: every call is answered with 404. */
  isOpen?: boolean
  /** Counts what is on its way; one of its own where it is left out. */
  inFlight?: BytesInFlight
}

export const defaultMaxBody = 32 * 2 ** 20
export const defaultRatePerMinute = 60
