import { hasUserinfo, isHttpUrl, issueMessage } from './site-config/bounded-fields.ts'
import { z } from './zod.ts'

export const kinds = ['friend_link', 'ban_ua'] as const

export type Kind = (typeof kinds)[number]

/** A record of a managed list for visitors; `value` is JSON text. */
export const record = z.object({ id: z.int(), key: z.string(), kind: z.enum(kinds), value: z.string() })

export type DataRecord = z.output<typeof record>

/** A record for administrators. Times are ISO 8601 in UTC. */
export const adminRecord = record.extend({
  sort: z.int(),
  version: z.int(),
  create_time: z.string(),
  update_time: z.string(),
})

export type AdminRecord = z.output<typeof adminRecord>

/** A friend link as read. Invalid values become an empty link, which is never shown. */
export const friendLink = z.object({
  name: z.string().max(100).default(''),
  link: z.string().max(2048).default(''),
  open_blank: z.boolean().default(false),
  enable: z.boolean().default(false),
})

export type FriendLink = z.output<typeof friendLink>

/** A friend link as saved. */
const savedFriendLink = friendLink.extend({
  name: z.string().min(1).max(100),
  link: z
    .string()
    .max(2048)
    .refine(
      (link) => isHttpUrl(link) && !hasUserinfo(link) && isPrintable(link),
      issueMessage(
        'Enter a full address that begins with http:// or https://',
        '请输入以 http:// 或 https:// 开头的完整地址',
      ),
    ),
})

/** Texts that ban a browser whose User-Agent contains one of them, ignoring case. */
export const banUa = z.object({ enable: z.boolean().default(false), values: z.array(z.string()).default([]) })

/** A ban as saved: at least three letters, as an empty text would ban everybody. */
const savedBanUa = banUa.extend({
  values: z
    .array(z.string().trim().min(3).max(256))
    .min(1)
    .max(200)
    .refine(
      (values) => new Set(values).size === values.length,
      issueMessage('This text is in the list twice', '有重复的内容'),
    ),
})

/** The schema of each kind's value. Unknown fields are dropped. */
export const savedValues = { friend_link: savedFriendLink, ban_ua: savedBanUa }

const isPrintable = (text: string): boolean => !/[\s\p{Cc}]/u.test(text)

/** A record's unique key in its kind. */
const key = z
  .string()
  .min(1)
  .max(128)
  .refine(
    (text) => text.trim() === text && !/\p{Cc}/u.test(text),
    issueMessage('Use no spaces at either end and no control characters', '首尾不能有空格，也不能有控制字符'),
  )

const sort = z.int().min(0).max(1_000_000)
const id = z.int().positive()
/** An object, or its JSON text. */
const value = z.union([z.string(), z.record(z.string(), z.unknown())])

export const newRecord = z.object({ kind: z.enum(kinds), key: key.optional(), value, sort: sort.default(0) })

export const changedRecord = z
  .object({
    id,
    kind: z.enum(kinds).optional(),
    key: key.optional(),
    value: value.optional(),
    sort: sort.optional(),
    version: z.int().optional(),
  })
  .refine(
    (change) => change.key !== undefined || change.value !== undefined || change.sort !== undefined,
    issueMessage('Change the key, the value, the order, or several of them', '请修改键、值或排序'),
  )

/** One record, or several; all of them are deleted or none. */
export const deletedRecords = z
  .object({ id: id.optional(), ids: z.array(id).min(1).max(100).optional() })
  .refine(
    (deleted) => deleted.id !== undefined || deleted.ids !== undefined,
    issueMessage('Say which record to delete', '请指明要删除的记录'),
  )
