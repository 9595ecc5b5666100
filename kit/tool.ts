import type { Localized } from './language.ts'

/** The sections of the home page, in their order. */
export const categories = {
  development: { en: 'Development', zh: '开发' },
  security: { en: 'Security', zh: '安全' },
  code: { en: 'Code Generators', zh: '代码生成' },
  converters: { en: 'Converters', zh: '转换' },
  text: { en: 'Text', zh: '文本' },
  image: { en: 'Image', zh: '图片' },
  other: { en: 'Other', zh: '其他' },
} as const satisfies Record<string, Localized>

export type Category = keyof typeof categories

/** The card of a tool: what is known before it is opened. A card imports nothing else. */
export interface Card {
  category: Category
  /** 50 to 95; the higher comes first in search and on the home page. */
  popularity: number
  hot?: boolean
  title: Localized
  /** A few words for lists: the line under the title on the home page and in the search. At most 40 characters. */
  summary: Localized
  /** One sentence: the line under the title of the tool's page, and what search engines show. */
  description: Localized
  /** Other words people search by. */
  keywords: Localized<string[]>
  /** What people look for that is not on this site, where this tool is what comes nearest to it. */
  nextTo?: Localized<string[]>
  /** The input is usually a secret: the history is off until somebody turns it on. */
  isSecret?: boolean
  /** One of several tools that do the same in another way: they stand side by side, and what is worked on goes along. */
  variant?: Variant
  /** Ids this tool had before; their links still lead here. */
  formerIds?: string[]
}

/** What tools do the same, under one name that is seen nowhere, and what tells this one from the others: `Go`, `Rust`. */
interface Variant {
  of: string
  name: string
}

/**
 * The part of a card that loads with the first page: it grows with every tool, so what only a search or the tool's page
 * says is not in it.
 */
export type CardSummary = Omit<Card, 'description' | 'keywords' | 'nextTo' | 'isSecret' | 'variant'>

export const defineTool = (card: Card): Card => card
