import type { JsonSchema } from '#kit/json-schema.ts'

/**
 * Says whether a field holds what only its owner may see, a key or a passphrase: its schema says so by OpenAPI's
 * `format: 'password'`. It stays in the page: no storage keeps it, no history, and no link carries it.
 */
export const isSecret = ({ format }: JsonSchema): boolean => format === 'password'
