import type { Localized } from '#kit/language.ts'

/** Why the site cannot start, in one sentence for those who start it. The message is English, as logs are. */
export class StartError extends Error {
  override name = 'StartError'
  sentence: Localized

  constructor(en: string, zh: string, options?: ErrorOptions) {
    super(en, options)
    this.sentence = { en, zh }
  }
}
