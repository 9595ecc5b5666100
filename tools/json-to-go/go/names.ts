import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'

/** Go exports what begins with a capital; a letter without case gets one before it: X姓名. */
const exported = { casing: 'pascal', part: /[\p{L}\p{Nd}]/u, start: /\p{Lu}/u, prefix: 'X' } as const

/** The initialisms of the Go code review comments and of golint. */
const initialisms = new Set([
  ...['ACL', 'API', 'ASCII', 'CPU', 'CSS', 'DNS', 'EOF', 'GUID', 'HTML', 'HTTP', 'HTTPS', 'ID', 'IP', 'JSON', 'LHS'],
  ...['QPS', 'RAM', 'RHS', 'RPC', 'SLA', 'SMTP', 'SQL', 'SSH', 'TCP', 'TLS', 'TTL', 'UDP', 'UI', 'GID', 'UID', 'UUID'],
  ...['URI', 'URL', 'UTF8', 'VM', 'XML', 'XMPP', 'XSRF', 'XSS'],
])

/** How exported names are written, of types and of fields alike. */
export const goStyle: IdentifierStyle = { ...exported, initialisms, reserved: new Set() }
