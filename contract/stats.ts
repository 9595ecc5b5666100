import { z } from './zod.ts'

/** True figures of the site: tools offered, the sum of each day's distinct visitors, the share of 30 days it was up. */
export const stats = z.object({
  tools: z.int(),
  users: z.int(),
  /** 0 to 1; null until the first heartbeats can tell. */
  uptime: z.number().nullable(),
})

export type Stats = z.output<typeof stats>
