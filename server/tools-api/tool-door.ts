import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { LoadedTool } from '#lib/tool-folders.node.ts'
import type { Pool } from '../pool/pool.ts'

/** What the doors for machines need, and what they let through. */
export interface ToolDoor {
  tools: LoadedTool[]
  pool: Pool
  /** In bytes; 32 MiB where it is left out. */
  maxBody?: number
  /** Runs from one address, 60 where it is left out; 0 is no limit. */
  ratePerMinute?: number
  /** False closes the doors: every call is answered with 404. */
  isOpen?: boolean
  /** Where runs are counted, when other processes count them too. */
  store?: FastifyRateLimitStoreCtor | undefined
}

export const defaultMaxBody = 32 * 2 ** 20
export const defaultRate = 60
