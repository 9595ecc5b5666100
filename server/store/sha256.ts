import { hash } from 'node:crypto'

/** Returns the SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = (content: string | Uint8Array): string => hash('sha256', content)
