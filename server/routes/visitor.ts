import type { Language } from '#kit/language.ts'
import { forbidden } from '../http/refusal.ts'

/** Who calls, by which session, and the language they read. */
export interface Visitor {
  session: number
  token: string
  user: { id: number; username: string; role: 'admin' | 'user'; create_time: number; update_time: number }
  language: Language
}

/**
 * Gives who calls, on a call that needs a login.
 *
 * @throws Refusal 403
 */
export function visitorOf({ visitor }: { visitor: Visitor | undefined }): Visitor {
  if (!visitor) throw forbidden()
  return visitor
}
