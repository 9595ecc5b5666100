import { randomFillSync } from 'node:crypto'

/** Random bytes drawn ahead, since each drawing costs as much as a small answer; none is ever used twice. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** Gives so many random bytes as text: unguessable, and new each time. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}
