import { z } from 'zod'

/** The length of a text by the rules of a platform with a limit, and the unit of both. */
export const limit = z.strictObject({
  name: z.enum(['x', 'bluesky', 'mastodon', 'weibo', 'sms', 'title', 'description']),
  used: z.number(),
  limit: z.int(),
  unit: z.enum(['weighted', 'graphemes', 'characters', 'halves', 'septets', 'utf16', 'columns']),
  /** The number of messages; of SMS only. */
  parts: z.int().optional(),
})

export type Limit = z.output<typeof limit>
