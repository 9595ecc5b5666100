import type { Values } from '#kit/values.ts'

/**
 * Encodes values in the fragment of a URL, which browsers never send: `#with=` and Base64url (RFC 4648, section 5)
 * of their JSON.
 */
export function fragmentOf(values: Values): string {
  const bytes = new TextEncoder().encode(JSON.stringify(values))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `#with=${btoa(binary)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')}`
}

/** Reads the values of a shared link; none if the fragment is something else, or truncated. */
export function readShared(fragment: string): Values {
  const [, written] = /^#with=([\w-]+)$/.exec(fragment) ?? []
  if (!written) return {}
  try {
    const binary = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const values: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return typeof values === 'object' && values !== null && !Array.isArray(values) ? { ...values } : {}
  } catch {
    return {}
  }
}

/**
 * Whether this page is one that was reloaded: what was changed on it since a link was opened wins over the link.
 */
export function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const withoutHash = (url: string | undefined) => url?.replace(/#.*/, '')
  return entry?.type === 'reload' && withoutHash(entry.name) === withoutHash(location.href)
}
