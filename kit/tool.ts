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

/** The card of a tool: its metadata for lists. A card imports nothing else. */
export interface Card {
  category: Category
  /** 50 to 95; tools with more come first in the search and on the home page. */
  popularity: number
  hot?: boolean
  title: Localized
  /**
   * A short description for lists: the line below the title on the home page and in the search. At most 40 characters.
   */
  summary: Localized
  /** One sentence: the line below the title of the tool's page, and the meta description. */
  description: Localized
  /** Search terms. */
  keywords: Localized<string[]>
  /** Search terms for functions that this site lacks, to which this tool is the nearest. */
  nextTo?: Localized<string[]>
  /** The input is usually a secret: the history is off until somebody turns it on. */
  isSecret?: boolean
  /** The tool's place in a group of variants: they link to one another, and the input goes along. */
  variant?: Variant
  /** Former ids of the tool; their URLs redirect here. */
  formerIds?: string[]
}

/** The internal name of the group of variants, and this tool's short name in it: `Go`, `Rust`. */
interface Variant {
  of: string
  name: string
}

/**
 * The part of a card that loads with the first page: it grows with every tool, so fields that only a search or the
 * tool's page shows are left out.
 */
export type CardSummary = Omit<Card, 'description' | 'keywords' | 'nextTo' | 'isSecret' | 'variant'>

export const defineTool = (card: Card): Card => card
