import type { Language } from '#kit/language.ts'
import { forbidden } from '../http/refusal.ts'

/** A logged-in caller with their session and language. */
export interface Principal {
  session: number
  token: string
  user: { id: number; username: string; role: 'admin' | 'user'; create_time: number; update_time: number }
  language: Language
}

/**
 * Returns the caller of a call that needs a login.
 *
 * @throws Refusal 403
 */
export function principalOf({ principal }: { principal: Principal | undefined }): Principal {
  if (!principal) throw forbidden()
  return principal
}
