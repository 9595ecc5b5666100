import UFuzzy from '@leeoniya/ufuzzy'
import type { WholeTool } from '#core/catalogue.ts'
import { languages } from '#kit/language.ts'
import { categories } from '#kit/tool.ts'
import { findWord, queryWords } from '../finder/query-words.ts'

/** Finds tools in a catalogue: `find('json')`. Make one for a catalogue and keep it. */
export interface ToolFinder {
  find(query: string, limit?: number): WholeTool[]
  /** As `find`, without those that only come close. */
  match(query: string, limit?: number): WholeTool[]
}

/** What is known of tools besides their cards, by their ids. */
interface Hidden {
  /** Pinyin and initials of the Chinese titles. */
  pinyin?: Readonly<Record<string, string>>
  /** The titles of the operations, in both languages. */
  operations?: Readonly<Record<string, string>>
}

/**
 * Prepares the search. A query matches where it is part of the title, the description or the category, in either
 * language: matches of the title come first, then the more popular. Below those come tools whose keywords, operations,
 * pinyin or initials hold it, then those that have each of its words somewhere, in any order: the more of them in the
 * title, the higher. Last are those that come close to it.
 */
export function createToolFinder(
  tools: readonly WholeTool[],
  { pinyin = {}, operations = {} }: Hidden = {},
): ToolFinder {
  const entries = tools.map((tool) => entryOf(tool, [pinyin[tool.id] ?? '', operations[tool.id] ?? '']))
  const fuzzy = new UFuzzy({ intraMode: 1 })
  const haystack = entries.map(({ tool, hidden }) => `${tool.title.en} ${hidden}`.replaceAll('\n', ' '))

  function match(query: string, limit = 10): WholeTool[] {
    const sought = query.trim().toLowerCase()
    if (sought === '') return []
    const found = new Set<WholeTool>()
    const add = (matches: Entry[]) => {
      for (const { tool } of matches.sort(byPopularity)) found.add(tool)
    }
    add(entries.filter(({ title }) => title.includes(sought)))
    add(entries.filter(({ words }) => words.includes(sought)))
    if (found.size < limit) add(entries.filter(({ hidden }) => hidden.includes(sought)))
    if (found.size < limit) for (const level of byWords(entries, queryWords(query))) add(level)
    return [...found].slice(0, limit)
  }

  return {
    match,
    find(query, limit = 10) {
      const found = new Set(match(query, limit))
      const rest = found.size < limit ? closest(fuzzy, haystack, query.trim().toLowerCase()) : []
      for (const { tool } of rest.flatMap((index) => entries[index] ?? [])) found.add(tool)
      return [...found].slice(0, limit)
    },
  }
}

/** A tool with its texts in lower case. */
interface Entry {
  tool: WholeTool
  title: string
  words: string
  hidden: string
}

function entryOf(tool: WholeTool, more: string[]): Entry {
  const { description, summary, category, title, keywords, id } = tool
  const lines = (each: string[]) => each.join('\n').toLowerCase()
  return {
    tool,
    title: lines(languages.map((language) => title[language])),
    words: lines(
      languages.flatMap((language) => [description[language], summary[language], categories[category][language]]),
    ),
    hidden: lines([...keywords.en, ...keywords.zh, id, ...more]),
  }
}

const byPopularity = (a: Entry, b: Entry): number => b.tool.popularity - a.tool.popularity

/** The entries that have every word somewhere, those with the most words in the title first. */
function byWords(entries: Entry[], words: string[]): Entry[][] {
  const matching = entries.filter(({ title, words: said, hidden }) => {
    const all = `${title}\n${said}\n${hidden}`
    return words.every((word) => findWord(word, all))
  })
  const inTitle = ({ title }: Entry) => words.filter((word) => findWord(word, title)).length
  const levels = Map.groupBy(matching, inTitle)
  return [...levels].sort(([a], [b]) => b - a).map(([, level]) => level)
}

/** The places in the haystack that come close to the query, the closest first. */
function closest(fuzzy: UFuzzy, haystack: string[], query: string): number[] {
  // Three letters with one of them wrong come close to everything, and of Chinese only the Latin letters would be looked at.
  if (query.length < 4 || /\p{Script=Han}/u.test(query)) return []
  const [matches, info, order] = fuzzy.search(haystack, query)
  if (!info || !order) return matches ?? []
  return order.flatMap((place) => info.idx[place] ?? [])
}
