import type { PageTexts } from '../texts.en.ts'
import { RequestError } from './remote-document.browser.ts'

/** Says why something was not done; what is no refusal is a bug, and goes on. */
export function failureMessage(error: unknown, words: PageTexts): string {
  if (!(error instanceof RequestError)) throw error
  return words[error.reason]
}
