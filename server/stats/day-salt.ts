import { createHmac, randomBytes } from 'node:crypto'

/** A salt for one day: 256 random bits. */
export const newSalt = (): string => randomBytes(32).toString('base64')

/** Twelve bytes of HMAC-SHA-256: enough to tell a day's visitors apart, and nothing without the salt. */
export const hashWith = (salt: string, visitor: string): string =>
  createHmac('sha256', salt).update(visitor).digest('base64').slice(0, 16)
