import type { Localized } from '#kit/language.ts'

/**
 * Why the site cannot start, or a command be done, in one sentence for those who run the site. The message is English, as
 * logs are.
 */
export class OperatorError extends Error {
  override name = 'OperatorError'
  sentence: Localized

  constructor(en: string, zh: string, options?: ErrorOptions) {
    super(en, options)
    this.sentence = { en, zh }
  }
}
