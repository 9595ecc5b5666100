import operations from 'virtual:operation-titles'
import pinyin from 'virtual:pinyin'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { createToolFinder, type FoundTools } from './rank-tools.ts'

/** Finds tools of this site. */
export const toolFinder = createToolFinder(wholeCatalogue, { pinyin, operations })

/** Filters the tools of the home page: as the search does, without its limit. */
export const filterTools = (query: string): FoundTools => toolFinder.find(query, Number.POSITIVE_INFINITY)
