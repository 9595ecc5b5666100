import type { Language, Localized } from '../language.ts'

/** Localized sentences in one language, by code: the labels for a field whose choices are these codes. */
export const sentencesIn = <Code extends string>(
  sentences: Record<Code, Localized>,
  language: Language,
): Record<Code, string> =>
  Object.fromEntries(Object.entries<Localized>(sentences).map(([code, said]) => [code, said[language]])) as Record<
    Code,
    string
  >
