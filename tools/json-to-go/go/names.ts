import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'

/** The initialisms of the Go code review comments and of golint. */
const initialisms = new Set([
  ...['ACL', 'API', 'ASCII', 'CPU', 'CSS', 'DNS', 'EOF', 'GUID', 'HTML', 'HTTP', 'HTTPS', 'ID', 'IP', 'JSON', 'LHS'],
  ...['QPS', 'RAM', 'RHS', 'RPC', 'SLA', 'SMTP', 'SQL', 'SSH', 'TCP', 'TLS', 'TTL', 'UDP', 'UI', 'GID', 'UID', 'UUID'],
  ...['URI', 'URL', 'UTF8', 'VM', 'XML', 'XMPP', 'XSRF', 'XSS'],
])

/**
 * How exported names are written, of types and of fields alike. Go exports what begins with a capital; a letter without
 * cases gets one before it: X姓名.
 */
export const goStyle: IdentifierStyle = {
  ...{ casing: 'pascal', part: /[\p{L}\p{Nd}]/u, start: /\p{Lu}/u, prefix: 'X' },
  ...{ initialisms, reserved: new Set() },
}

export const isPackageName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) && name !== '_' && !keywords.has(name)

/** The keywords of the Go specification. */
const keywords = new Set([
  ...['break', 'case', 'chan', 'const', 'continue', 'default', 'defer', 'else', 'fallthrough', 'for', 'func', 'go'],
  ...[
    'goto',
    'if',
    'import',
    'interface',
    'map',
    'package',
    'range',
    'return',
    'select',
    'struct',
    'switch',
    'type',
    'var',
  ],
])
