import { maxTextLength } from '#lib/json/write.ts'
import { errors } from '../errors.ts'

/** Joins pieces, with an end behind each; refuses a result longer than a string can be. */
export function joinPieces(pieces: readonly string[], end = ''): string {
  const length = pieces.reduce((sum, piece) => sum + piece.length + end.length, 0)
  if (length > maxTextLength) throw errors.tooLong({ limit: maxTextLength })
  return pieces.join(end) + (pieces.length > 0 ? end : '')
}
