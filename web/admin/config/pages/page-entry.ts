import type { Language } from '#kit/language.ts'
import { catalogue } from '../../../catalogue/catalogue.ts'

/** Pages besides the home page and the tools whose head the owner may write. */
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

/** What the owner wrote of a page; other fields are kept as they are. */
export interface PageEntry {
  [field: string]: string | number | boolean
  path: string
  lng: string
}

/** Entries of another form are kept and not shown. */
export const isPageEntry = (entry: unknown): entry is PageEntry =>
  typeof Object(entry).path === 'string' && typeof Object(entry).lng === 'string'

export const languageOf = ({ lng }: PageEntry): Language => (lng === 'zh' ? 'zh' : 'en')
