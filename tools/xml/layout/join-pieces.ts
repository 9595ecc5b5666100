import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/** Puts pieces together, an end behind each, unless they are longer than a text can be. */
export function joined(pieces: readonly string[], end = ''): string {
  const length = pieces.reduce((sum, piece) => sum + piece.length + end.length, 0)
  if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
  return pieces.join(end) + (pieces.length > 0 ? end : '')
}
