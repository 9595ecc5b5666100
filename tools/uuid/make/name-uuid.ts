import { createHasher } from '#lib/hashing/create-hasher.ts'
import { bytesOf } from '../text/uuid-text.ts'

/** The namespaces of RFC 9562, section 6.6. */
export const namespaces = {
  dns: 0x6ba7b810_9dad_11d1_80b4_00c04fd430c8n,
  url: 0x6ba7b811_9dad_11d1_80b4_00c04fd430c8n,
  oid: 0x6ba7b812_9dad_11d1_80b4_00c04fd430c8n,
  x500: 0x6ba7b814_9dad_11d1_80b4_00c04fd430c8n,
}

const hashes = { v3: 'MD5', v5: 'SHA-1', v8: 'SHA-256' } as const

/**
 * Makes the UUID of a name in UTF-8, as hexadecimal digits: the hash of the namespace and the name, with the version and
 * the variant put in (RFC 9562, sections 5.3 and 5.5; of version 8, appendix B.2).
 */
export async function makeNameUuid(kind: keyof typeof hashes, namespace: bigint, name: string): Promise<string> {
  const hasher = await createHasher(hashes[kind])
  const hex = hasher.update(bytesOf(namespace, 16)).update(new TextEncoder().encode(name)).digest()
  const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 12)}${kind.slice(1)}${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`
}
