import type { Language } from '#kit/language.ts'

/**
 * Replaces texts in both languages, `{en, zh}`, by the one of `language`, at any depth of plain objects and
 * lists. A value without any is returned as it is, so that a list of a million rows is not copied.
 */
export function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) {
    const words = value.map((each) => inLanguage(each, language))
    return words.some((each, index) => each !== value[index]) ? words : value
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  if (isInBoth(entries)) return Object.fromEntries(entries)[language]
  const words = entries.map(([name, each]) => [name, inLanguage(each, language)] as const)
  return words.some(([, each], index) => each !== entries[index]?.[1]) ? Object.fromEntries(words) : value
}

const isInBoth = (entries: readonly [string, unknown][]): boolean =>
  entries.length === 2 && entries.every(([name, text]) => (name === 'en' || name === 'zh') && typeof text === 'string')
