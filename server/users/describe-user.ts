import type { OwnUser } from '#contract/users.ts'
import { isoOf } from '../store/iso-of.ts'

interface UserRow {
  id: number
  username: string
  role: string
  create_time: number
  update_time: number
}

/** Writes a user as the wire has it, with the token that was presented, and nothing more. */
export const describeUser = ({ id, username, role, create_time, update_time }: UserRow, token: string): OwnUser => ({
  id,
  username,
  role: role === 'admin' ? 'admin' : 'user',
  token,
  create_time: isoOf(create_time),
  update_time: isoOf(update_time),
})
