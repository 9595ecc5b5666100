import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Whether a field is secret, such as a key or a passphrase: its schema says so by OpenAPI's
 * `format: 'password'`. It stays in the page: neither storage, history nor links contain it.
 */
export const isSecret = ({ format }: JsonSchema): boolean => format === 'password'
