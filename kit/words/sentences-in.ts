import type { Language, Localized } from '../language.ts'

/** Sentences of both languages in one of them, by their codes: the words for the choices of a field that holds such codes. */
export const sentencesIn = <Code extends string>(
  sentences: Record<Code, Localized>,
  language: Language,
): Record<Code, string> =>
  Object.fromEntries(Object.entries<Localized>(sentences).map(([code, said]) => [code, said[language]])) as Record<
    Code,
    string
  >
