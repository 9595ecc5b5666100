import { initialisms } from '#lib/go/initialisms.ts'
import { keywords } from '#lib/go/keywords.ts'
import type { IdentifierStyle } from '#lib/json-shape/identifiers.ts'

/**
 * The style of exported names, of types and fields. Go exports names that begin with a capital; a letter without case
 * gets the prefix X: X姓名.
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
