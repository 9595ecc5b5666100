import { NoAnswer } from './remote-document.browser.ts'
import type { words } from './words.ts'

/** Says why something was not done; what is no refusal is a bug, and goes on. */
export function sayWhy(error: unknown, said: (typeof words)['en']): string {
  if (!(error instanceof NoAnswer)) throw error
  return said[error.why]
}
