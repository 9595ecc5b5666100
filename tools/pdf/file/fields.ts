import { z } from 'zod'
import { parsePageRanges } from '#lib/pdf/page-ranges.ts'
import { errors } from '../errors.ts'
import { warningNames } from './warnings.ts'

export const pagesField = () => z.string().max(10_000).default('all')
export const passwordField = () => z.string().max(1000).meta({ format: 'password' })
export const warningsField = () => z.array(z.enum(warningNames))

/**
 * Parses page ranges to page indexes from 0.
 *
 * @throws badPages
 */
export function parsePages(text: string, count: number): number[] {
  const pages = parsePageRanges(text, count)
  if (Array.isArray(pages)) return pages
  throw errors.badPages({ page: pages.missing.slice(0, 40).toWellFormed(), count })
}
