import type { ReactNode } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Localized } from '#kit/language.ts'

/** The groups of results, in display order. */
export type ResultGroup = 'tools' | 'material' | 'operations' | 'page' | 'commands' | 'pipelines'

/** A search result. */
export interface SearchResult {
  /** Valid in an `id` attribute. */
  key: string
  group: ResultGroup
  tool?: Tool
  /** Whether it is no match, but the nearest. */
  isNear?: boolean
  /** For a result without a tool. */
  icon?: ReactNode
  title: string
  /** The note at the end of its line. */
  remark?: string
  /** The recognized kind of the text or file that it would take. */
  kind?: Localized | undefined
  /** The confidence of that, from 0 to 1. */
  confidence?: number
  /** A short preview of its result. */
  brief?: string | undefined
  /** The keyboard shortcut of the same. */
  keys?: string | undefined
  /** Whether it opens another page, which gets the focus. */
  isVisit: boolean
  choose: () => void
}
