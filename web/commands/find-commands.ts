import readings from 'virtual:command-readings'
import type { Localized } from '#kit/language.ts'
import { commandWords, type SearchedCommand } from '#ui/commands/command-words.ts'
import { correctQuery, slipFactor } from '../finder/correct-query.ts'
import { fitOf, type Name, namesOf, readQuery, type SearchQuery } from '../finder/score-names.ts'

/** A result with its rank, comparable with all ranks of `fitOf`. */
export interface Ranked<Item> {
  item: Item
  score: number
}

/** Finds the commands whose titles or search terms match the query, in either language or in pinyin. */
export const findCommands = <Offered extends { name: SearchedCommand }>(
  query: string,
  offered: readonly Offered[],
): Ranked<Offered>[] => findByTitle(query, offered, ({ name }) => commandWords[name])

interface Titled {
  title: Localized
  keywords?: Localized
}

/**
 * The items that match every word of the query, sorted by fit; if there are none, those of the query with one typo
 * corrected.
 */
export function findByTitle<Item>(
  query: string,
  items: readonly Item[],
  wordsOf: (item: Item) => Titled,
): Ranked<Item>[] {
  const sought = readQuery(query)
  const words = sought.words.filter((word) => word.length > 1 || isHan.test(word))
  if (words.length === 0) return []
  const entries = items.map((item) => ({ item, names: namesOfTitled(wordsOf(item)) }))
  const find = (meant: SearchQuery, factor: number) =>
    entries
      .map(({ item, names }) => ({ item, ...fitOf(meant, names, false) }))
      .filter(({ missing }) => missing.length === 0)
      .map(({ item, score }) => ({ item, score: score * factor }))
      .sort((a, b) => b.score - a.score)
  const matches = find({ ...sought, words }, 1)
  const corrected =
    matches.length === 0 &&
    correctQuery(
      sought,
      entries.map(({ names }) => names),
    )
  return corrected ? find(corrected, slipFactor) : matches
}

const isHan = /\p{Script=Han}/u

const namesOfTitled = ({ title, keywords = { en: '', zh: '' } }: Titled): Name[] =>
  namesOf({
    titles: [title.en, title.zh],
    keywords: [...keywords.en.split(' '), ...keywords.zh.split('、'), keywords.zh],
    readings: readings[title.zh]?.split(' ') ?? [],
  })
