import type { OwnUser } from '#contract/users.ts'
import { isoOf } from '../store/iso-of.ts'

interface UserRow {
  id: number
  username: string
  role: string
  create_time: number
  update_time: number
}

/** Describes a user as the API returns it, with the presented token and no other secrets. */
export const describeUser = ({ id, username, role, create_time, update_time }: UserRow, token: string): OwnUser => ({
  id,
  username,
  role: role === 'admin' ? 'admin' : 'user',
  token,
  create_time: isoOf(create_time),
  update_time: isoOf(update_time),
})
