import type { WholeTool } from '#core/catalogue.ts'
import type { Localized } from '#kit/language.ts'
import { findWord, separateWords } from './query-words.ts'

/** An operation in the search index. */
export interface IndexedOperation {
  tool: string
  /** The name of its export, and the one that the API uses. */
  operation: string
  name: string
  title: Localized
  /** Pinyin and initials of its Chinese title. */
  reading: string
  choices: IndexedChoice[]
}

/** A choice of one of its fields: SHA-256 for an algorithm. */
export interface IndexedChoice {
  field: string
  value: string | string[]
  label: Localized
}

/** A matching operation, with the values that the query chooses for its fields. */
export interface FoundOperation extends Pick<IndexedOperation, 'operation' | 'name' | 'title'> {
  tool: WholeTool
  choice?: IndexedChoice | undefined
}

/**
 * Prepares the search for operations: "base64 decode", "解码 base64", "sha256". Each word is in the operation's title,
 * is one of its choices, or matches its tool; at least one of them is the operation's own. If the tool that fits the
 * query best, `best`, has no such operation, all of its operations match.
 */
export function createOperationFinder(tools: readonly WholeTool[], operations: readonly IndexedOperation[]) {
  const entries = tools.flatMap((tool) => operations.filter((each) => each.tool === tool.id).map(entryOf(tool)))

  return function find(query: string, best: string | undefined, limit = 5): FoundOperation[] {
    const words = separateWords(query)
    if (words.length === 0 || isLetter.test(query.trim())) return []
    const matches = entries.flatMap((entry) => {
      const places = words.map((word) => placeOf(word, entry))
      if (places.includes(undefined)) return []
      const { tool, operation, name, title } = entry
      // Of a conversion the target is chosen: “png to ico”.
      const choice = places.findLast((place) => typeof place === 'object')
      const isOwn = choice !== undefined || places.includes('own')
      const score = places.reduce((sum, place) => sum + weightOf(place), 0)
      return [{ tool, operation, name, title, choice, isOwn, score }]
    })
    const isMeant = matches.some(({ tool, isOwn }) => isOwn && tool.id === best)
    const meant = matches.filter(({ tool, isOwn }) => isOwn || (tool.id === best && !isMeant))
    // The tools are sorted by popularity, and the sort is stable.
    const sorted = meant.sort((a, b) => b.score - a.score).slice(0, limit)
    return sorted.map(({ tool, operation, name, title, choice }) => ({ tool, operation, name, title, choice }))
  }
}

/** A single Latin letter is too ambiguous. */
const isLetter = /^[a-z\d]$/i

/** An operation with its words in lower case. */
interface Entry extends Omit<IndexedOperation, 'tool'> {
  tool: WholeTool
  own: string
  called: string
  said: string
}

const entryOf =
  (tool: WholeTool) =>
  (operation: IndexedOperation): Entry => ({
    ...operation,
    tool,
    own: lines([operation.title.en, operation.title.zh, operation.name, operation.reading]),
    called: lines([tool.title.en, tool.title.zh, tool.id]),
    said: lines([...tool.keywords.en, ...tool.keywords.zh, tool.summary.en, tool.summary.zh]),
  })

const lines = (texts: string[]): string => texts.join('\n').toLowerCase()

type Place = 'own' | 'called' | 'said' | IndexedChoice

/** Where a word matches. A choice matches only as a whole: "utf-8" and "UTF8", but not "u". */
function placeOf(word: string, { own, called, said, choices }: Entry): Place | undefined {
  if (findWord(word, own)) return 'own'
  const dense = denseOf(word)
  const choice = choices.find(({ value, label }) =>
    [value, label.en, label.zh].flat().some((it) => denseOf(it) === dense),
  )
  if (choice) return choice
  if (findWord(word, called)) return 'called'
  return findWord(word, said) ? 'said' : undefined
}

const denseOf = (text: string): string => text.toLowerCase().replace(/[-_ ]/g, '')

const weightOf = (place: Place | undefined): number => (place === 'own' ? 3 : place === 'said' ? 1 : 2)
