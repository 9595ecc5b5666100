import operations from 'virtual:operation-titles'
import pinyin from 'virtual:pinyin'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { createToolFinder } from './rank.ts'

/** Finds tools of this site. */
export const toolFinder = createToolFinder(wholeCatalogue, { pinyin, operations })
