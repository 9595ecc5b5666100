import type { FoundTools } from './rank.ts'
import { toolFinder } from './tool-finder.ts'

/** Finds the tools that stay on the board while somebody types: as the search does, without its limit. */
export const filterTools = (query: string): FoundTools => toolFinder.find(query, Number.POSITIVE_INFINITY)
