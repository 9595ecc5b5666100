import { pageEn } from './page-texts.en.ts'
import { pageZh } from './page-texts.zh.ts'

/** What the page says besides the words of fields and operations. */
export const pageTexts = { en: pageEn, zh: pageZh }

export type PageTexts = typeof pageEn
