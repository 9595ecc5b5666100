import { hash, randomBytes } from 'node:crypto'

/** Returns a salt for one day: 256 random bits. */
export const newSalt = (): string => randomBytes(32).toString('base64')

/**
 * Returns twelve bytes of the SHA-256 of a secret salt and a visitor: enough to distinguish a day's visitors, and
 * useless without the salt.
 */
export const hashVisitor = (salt: string, visitor: string): string =>
  hash('sha256', `${salt}\n${visitor}`, 'base64').slice(0, 16)
