import type { PageTexts } from '../texts.en.ts'
import { RequestError } from './remote-document.browser.ts'

/** Says why something was not done; an unexpected error is a bug, and rethrown. */
export function failureMessage(error: unknown, words: PageTexts): string {
  if (!(error instanceof RequestError)) throw error
  return words[error.reason]
}
