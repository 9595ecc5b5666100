import { forbidden } from '../http/refused.ts'
import type { Visitor } from './find-session.ts'

/**
 * Gives who calls, on a call that lets in nobody unknown.
 *
 * @throws Refused 403
 */
export function visitorOf({ visitor }: { visitor: Visitor | undefined }): Visitor {
  if (!visitor) throw forbidden()
  return visitor
}
