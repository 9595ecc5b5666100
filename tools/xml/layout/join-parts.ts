import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/** Joins parts, each followed by an ending. @throws tooLong for a result longer than a string can be */
export function joinParts(parts: readonly string[], end = ''): string {
  const length = parts.reduce((sum, part) => sum + part.length + end.length, 0)
  if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
  return parts.join(end) + (parts.length > 0 ? end : '')
}
