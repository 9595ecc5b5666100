import { hash, randomBytes } from 'node:crypto'

/** A salt for one day: 256 random bits. */
export const newSalt = (): string => randomBytes(32).toString('base64')

/** Twelve bytes of the SHA-256 of a secret salt and a visitor: enough to tell a day's visitors apart, and nothing without it. */
export const hashVisitor = (salt: string, visitor: string): string =>
  hash('sha256', `${salt}\n${visitor}`, 'base64').slice(0, 16)
