import type { Localized } from '#kit/language.ts'

/** The reasons why an ID is invalid. */
export const problems = {
  unknown: (): Localized => ({ en: 'Not an ID of a known kind', zh: '不是已知种类的 ID' }),
  hyphens: (): Localized => ({ en: 'The hyphens of a UUID are in the wrong places', zh: 'UUID 的连字符位置不对' }),
  version: (version: number): Localized => ({
    en: `Version ${version} is not defined`,
    zh: `版本 ${version} 没有定义`,
  }),
  variant: (): Localized => ({
    en: 'The variant is not that of RFC 9562, so there is no version',
    zh: '变体不是 RFC 9562 的变体，因此没有版本',
  }),
  ulidLetter: (letter: string): Localized => ({
    en: `A ULID has no ${letter}`,
    zh: `ULID 中没有 ${letter}`,
  }),
  ulidRange: (): Localized => ({
    en: 'Above 7ZZZZZZZZZZZZZZZZZZZZZZZZZ, the greatest ULID',
    zh: '大于最大的 ULID：7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  }),
  ksuidRange: (): Localized => ({
    en: 'Above aWgEPTl1tmebfsQzFP4bxwgy80V, the greatest KSUID',
    zh: '大于最大的 KSUID：aWgEPTl1tmebfsQzFP4bxwgy80V',
  }),
}
