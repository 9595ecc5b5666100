import pinyin from 'virtual:pinyin'
import type { Tool } from '#kit/catalogue.ts'
import { wholeCatalogue } from '../catalogue/whole-catalogue.ts'
import { createToolFinder } from './rank.ts'

const finder = createToolFinder(wholeCatalogue, pinyin)

/** Finds the tools that stay on the board while somebody types: as the search does, without its limit. */
export const filterTools = (query: string): readonly Tool[] => finder.find(query, wholeCatalogue.length)
