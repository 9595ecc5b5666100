import type { Language } from '#kit/language.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'

/** Pages besides the home page and the tools whose metadata the owner can set. */
export const sitePages = [
  '/tools',
  '/pipelines',
  '/settings',
  '/about',
  '/privacy',
  '/terms',
  '/api-docs',
  '/licences',
] as const

export const pagePaths = ['/', ...sitePages, ...catalogue.map(({ id }) => `/tools/${id}`)]

/** The owner's texts for a page; unknown fields are kept. */
export interface PageEntry {
  [field: string]: string | number | boolean
  path: string
  lng: string
}

/** Malformed entries are kept and not shown. */
export const isPageEntry = (entry: unknown): entry is PageEntry =>
  typeof Object(entry).path === 'string' && typeof Object(entry).lng === 'string'

export const languageOf = ({ lng }: PageEntry): Language => (lng === 'zh' ? 'zh' : 'en')
