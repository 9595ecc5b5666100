import { z } from 'zod'

/** Places that take only so much text, and in what they measure it. */
export const limit = z.strictObject({
  name: z.enum(['x', 'bluesky', 'mastodon', 'weibo', 'sms', 'title', 'description']),
  used: z.number(),
  limit: z.int(),
  unit: z.enum(['weighted', 'graphemes', 'characters', 'halves', 'septets', 'utf16', 'columns']),
  /** How many messages it takes; of SMS alone. */
  parts: z.int().optional(),
})

export type Limit = z.output<typeof limit>
