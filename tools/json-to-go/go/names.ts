import { initialisms } from '#lib/go/initialisms.ts'
import { keywords } from '#lib/go/keywords.ts'
import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'

/**
 * How exported names are written, of types and of fields alike. Go exports what begins with a capital; a letter without
 * cases gets one before it: X姓名.
 */
export const goStyle: IdentifierStyle = {
  casing: 'pascal',
  part: /[\p{L}\p{Nd}]/u,
  start: /\p{Lu}/u,
  prefix: 'X',
  initialisms,
  reserved: new Set(),
}

export const isPackageName = (name: string): boolean =>
  /^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(name) && name !== '_' && !keywords.has(name)
