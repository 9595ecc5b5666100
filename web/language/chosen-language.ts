import type { Language } from '#kit/language.ts'

/** The language that was chosen on this device, undefined where none was. */
export function chosenLanguage(): Language | undefined {
  const [, language] = /(?:^|; )lng=(en|zh)(?:;|$)/.exec(document.cookie) ?? []
  return language as Language | undefined
}
