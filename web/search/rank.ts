import UFuzzy from '@leeoniya/ufuzzy'
import type { WholeTool } from '#kit/catalogue.ts'
import { categories } from '#kit/category.ts'
import { languages } from '#kit/language.ts'

/** Finds tools in a catalogue: `find('json')`. Make one for a catalogue and keep it. */
export interface ToolFinder {
  find(query: string, limit?: number): WholeTool[]
}

/**
 * Prepares the search. A query matches where it is part of the title, the description or the category, in either
 * language: matches of the title come first, then the more popular. Below those come tools whose keywords, pinyin or
 * initials hold it, then those that come close to it.
 */
export function createToolFinder(
  tools: readonly WholeTool[],
  pinyin: Readonly<Record<string, string>> = {},
): ToolFinder {
  const entries = tools.map((tool) => ({
    tool,
    title: languages
      .map((language) => tool.title[language])
      .join('\n')
      .toLowerCase(),
    words: wordsOf(tool).toLowerCase(),
    hidden: [...tool.keywords.en, ...tool.keywords.zh, tool.id, pinyin[tool.id] ?? ''].join('\n').toLowerCase(),
  }))
  const fuzzy = new UFuzzy({ intraMode: 1 })
  const haystack = entries.map(({ tool, hidden }) => `${tool.title.en} ${hidden}`.replaceAll('\n', ' '))

  return {
    find(query, limit = 10) {
      const sought = query.trim().toLowerCase()
      if (sought === '') return []
      const found = new Set<WholeTool>()
      const add = (matches: typeof entries) => {
        for (const { tool } of matches.sort(byPopularity)) found.add(tool)
      }
      add(entries.filter(({ title }) => title.includes(sought)))
      add(entries.filter(({ words }) => words.includes(sought)))
      if (found.size < limit) add(entries.filter(({ hidden }) => hidden.includes(sought)))
      if (found.size < limit) for (const index of closest(fuzzy, haystack, sought)) add(entries.slice(index, index + 1))
      return [...found].slice(0, limit)
    },
  }
}

const byPopularity = (a: { tool: WholeTool }, b: { tool: WholeTool }): number => b.tool.popularity - a.tool.popularity

const wordsOf = ({ description, summary, category }: WholeTool): string =>
  languages.flatMap((language) => [description[language], summary[language], categories[category][language]]).join('\n')

/** The places in the haystack that come close to the query, the closest first. */
function closest(fuzzy: UFuzzy, haystack: string[], query: string): number[] {
  // A letter or two come close to everything.
  if (query.length < 3) return []
  const [matches, info, order] = fuzzy.search(haystack, query)
  if (!info || !order) return matches ?? []
  return order.flatMap((place) => info.idx[place] ?? [])
}
