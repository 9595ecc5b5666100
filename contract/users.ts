import { issueMessage } from './site-config/bounded-fields.ts'
import { z } from './zod.ts'

export const roles = ['admin', 'user'] as const

/** What a logged-in client knows of itself; `token` repeats the one that was presented. Times are ISO 8601 in UTC. */
export const ownUser = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(roles),
  create_time: z.string(),
  update_time: z.string(),
  token: z.string(),
})

export type OwnUser = z.output<typeof ownUser>

export const loggedIn = ownUser.extend({ expires_at: z.string() })

/** Both are taken exactly as they are sent. */
export const credentials = z.object({ username: z.string().min(1).max(64), password: z.string().min(1).max(256) })

export const username = z
  .string()
  .min(3)
  .max(32)
  .regex(/^[A-Za-z0-9_.-]+$/)

/** Counted in characters, of any kind; what is common is refused by the server. */
export const password = z
  .string()
  .max(512)
  .refine(
    (text) => [...text].length >= 8 && [...text].length <= 128,
    issueMessage('A password has 8 to 128 characters', '密码长度为 8 到 128 个字符'),
  )

/** The old password is always asked for. */
export const userChange = z
  .object({
    old_password: z.string().min(1).max(256),
    username: username.optional(),
    new_password: password.optional(),
  })
  .refine(
    (change) => change.username !== undefined || change.new_password !== undefined,
    issueMessage('Change the name, the password, or both', '请修改用户名或密码'),
  )

/** Where somebody is logged in. */
export const session = z.object({
  id: z.int(),
  username: z.string(),
  create_time: z.string(),
  last_time: z.string(),
  expires_at: z.string(),
  address: z.string(),
  agent: z.string(),
  /** The session that asks. */
  own: z.boolean(),
})

export type Session = z.output<typeof session>
