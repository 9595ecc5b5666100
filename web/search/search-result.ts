import type { ReactNode } from 'react'
import type { Tool } from '#core/catalogue.ts'
import type { Localized } from '#kit/language.ts'

/** The groups of what is found, in the order in which they stand. */
export type ResultGroup = 'tools' | 'material' | 'operations' | 'page' | 'commands' | 'pipelines'

/** Something that was found. */
export interface SearchResult {
  /** Fit for an id. */
  key: string
  group: ResultGroup
  tool?: Tool
  /** It does not do what was asked for, and comes nearest to it. */
  isNear?: boolean
  /** Where it is about no tool. */
  icon?: ReactNode
  title: string
  /** What is said at the end of its line. */
  remark?: string
  /** What the text or the file that it would take looks like. */
  kind?: Localized | undefined
  /** How sure that is, from 0 to 1. */
  confidence?: number
  /** What it would give, in short. */
  brief?: string | undefined
  /** Keys that do the same. */
  keys?: string | undefined
  /** It leads to another page, to which the focus goes then. */
  isVisit: boolean
  choose: () => void
}
