import { z } from 'zod'

export const kinds = ['friend_link', 'ban_ua'] as const

export type Kind = (typeof kinds)[number]

/** A record of a managed list as visitors get it; `value` is JSON text. */
export const record = z.object({ id: z.int(), key: z.string(), kind: z.enum(kinds), value: z.string() })

export type DataRecord = z.output<typeof record>

/** A link to a friend's site. Broken values fall back to an empty link that is never shown. */
export const friendLink = z.object({
  name: z.string().max(100).default(''),
  link: z.string().max(2048).default(''),
  open_blank: z.boolean().default(false),
  enable: z.boolean().default(false),
})

export type FriendLink = z.output<typeof friendLink>
