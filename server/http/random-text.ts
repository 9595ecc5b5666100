import { randomFillSync } from 'node:crypto'

/** Random bytes generated in advance, since each call costs as much as a small answer; none is used twice. */
const pool = Buffer.alloc(4096)
let used = pool.length

/** Returns this many cryptographically random bytes as text. */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}
