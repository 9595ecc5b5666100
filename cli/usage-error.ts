import type { Localized } from '#kit/language.ts'

/** An invalid command line: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError'
  sentence: Localized

  constructor(en: string, zh: string) {
    super(en)
    this.sentence = { en, zh }
  }
}
