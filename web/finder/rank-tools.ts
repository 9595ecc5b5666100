import type { WholeTool } from '#core/catalogue.ts'
import { languages } from '#kit/language.ts'
import { categories } from '#kit/tool.ts'
import { correctQuery, slipFactor } from './correct-query.ts'
import { type Fit, fitOf, type Name, namesOf, readQuery, type SearchQuery } from './score-names.ts'

/** Finds tools in a catalogue: `find('json')`. Create one per catalogue and reuse it. */
export interface ToolFinder {
  find(query: string, limit?: number): FoundTools
  /** The tools that match every word of the query as spelt. */
  match(query: string, limit?: number): WholeTool[]
}

export interface FoundTools {
  tools: WholeTool[]
  /** How well the first one fits, on the scale of `fitOf`. */
  score: number
  /** Set if none matches: the nearest tools, four at most. */
  isNear: boolean
}

/** Search terms of tools besides their cards, by id. */
interface Hidden {
  /** Pinyin and initials of the Chinese titles. */
  pinyin?: Readonly<Record<string, string>>
  /** The titles of the operations, in both languages, one a line. */
  operations?: Readonly<Record<string, string>>
}

/**
 * Prepares the search. Tools that match every word of the query are sorted by fit (`fitOf`), equals by popularity. If
 * there are none, an unknown word is taken for a typo of one letter; else the result is the tools that declare the
 * query as nearby, and those with some of the words in their titles and keywords.
 */
export function createToolFinder(
  tools: readonly WholeTool[],
  { pinyin = {}, operations = {} }: Hidden = {},
): ToolFinder {
  const entries = tools.map((tool) => entryOf(tool, pinyin[tool.id] ?? '', operations[tool.id] ?? ''))
  // A word that tools declare as nearby is no typo either.
  const all = entries.map(({ names, near }) => [...names, ...near])
  const fitting = (sought: SearchQuery) => ranked(entries, ({ names }) => fitOf(sought, names), isComplete)

  /** The tools that declare the query as nearby. */
  const told = (sought: SearchQuery) => ranked(entries, ({ near }) => fitOf(sought, near), isTelling)
  const isToldWhole = (sought: SearchQuery) =>
    entries.some(({ near }) => near.some(({ dense }) => dense === sought.dense))

  function find(query: string, limit = 10): FoundTools {
    const sought = readQuery(query)
    if (query.trim() === '') return { tools: [], score: 0, isNear: false }
    const strict = isToldWhole(sought) ? [] : fitting(sought)
    const meant = strict.length > 0 ? undefined : correctQuery(sought, all)
    const matches = meant ? fitting(meant) : strict
    if (matches.length > 0) {
      const [{ score } = { score: 0 }] = matches
      return { tools: toolsOf(matches, limit), score: meant ? score * slipFactor : score, isNear: false }
    }
    const near = told(sought)
    const partly = ranked(entries, ({ telling }) => fitOf(sought, telling), isTelling)
    return { tools: [...new Set(toolsOf([...near, ...partly], limit))].slice(0, maxNear), score: 0, isNear: true }
  }

  return {
    find,
    match: (query, limit = 10) => (query.trim() === '' ? [] : toolsOf(fitting(readQuery(query)), limit)),
  }
}

/** A tool with its search terms, and the terms that it is only near to. */
interface Entry {
  tool: WholeTool
  names: Name[]
  /** Its names that are specific enough alone. */
  telling: Name[]
  near: Name[]
}

function entryOf(tool: WholeTool, pinyin: string, operations: string): Entry {
  const { description, summary, category, title, keywords, nextTo, id } = tool
  const inBoth = (text: Record<(typeof languages)[number], string>) => languages.map((language) => text[language])
  const names = namesOf({
    titles: inBoth(title),
    // Chinese words written without spaces may match several of them.
    keywords: [...keywords.en, ...keywords.zh, id, [title.zh, ...keywords.zh].join('\n')],
    readings: pinyin.split(' '),
    deeds: operations.split('\n'),
    summaries: [summary, categories[category]].flatMap(inBoth),
    said: inBoth(description),
  })
  return {
    tool,
    names,
    telling: names.filter(({ kind }) => kind === 'titles' || kind === 'keywords'),
    near: namesOf({ keywords: [...(nextTo?.en ?? []), ...(nextTo?.zh ?? [])] }),
  }
}

/** Several words that are only mentioned are no match: "json to python". */
const isComplete = ({ missing, best }: Fit): boolean =>
  missing.length === 0 && (best.length === 1 || best.reduce((sum, each) => sum + each, 0) > 3.5 * best.length)

const toolsOf = (matches: readonly Ranked[], limit: number) => matches.slice(0, limit).map(({ tool }) => tool)

/** One of the words is a word of a title or keyword, and not only a part of one. */
const isTelling = ({ best }: Fit): boolean => best.some((each) => each >= minTelling)

const maxNear = 4
const minTelling = 4

interface Ranked {
  tool: WholeTool
  score: number
}

function ranked(entries: readonly Entry[], fit: (entry: Entry) => Fit, isFound: (fit: Fit) => boolean): Ranked[] {
  return entries
    .map((entry) => ({ tool: entry.tool, ...fit(entry) }))
    .filter(isFound)
    .sort((a, b) => b.score - a.score || b.tool.popularity - a.tool.popularity)
}

/** Whether commands come before tools: if the first of them fits the query better. */
export const commandsLead = (
  score: number,
  { score: ofTools, isNear }: Pick<FoundTools, 'score' | 'isNear'>,
): boolean => score > (isNear ? 0 : ofTools)
