import readings from 'virtual:command-readings'
import { commandWords, type SearchedCommand } from '#ui/commands/command-words.ts'
import { findWord, separateWords } from '../finder/query-words.ts'

/** Finds those of the names that are called or described by the query, in either language or in pinyin. */
export function findCommands<Offered extends { name: SearchedCommand }>(
  query: string,
  offered: readonly Offered[],
): Offered[] {
  return findByTitle(query, offered, ({ name }) => commandWords[name])
}

interface Titled {
  title: { en: string; zh: string }
  keywords?: { en: string; zh: string }
}

/** The more words of the query in the title the higher, then those that are a keyword as a whole; each begins a word. */
export function findByTitle<Item>(query: string, items: readonly Item[], wordsOf: (item: Item) => Titled): Item[] {
  const words = separateWords(query).filter((word) => word.length > 1 || isHan.test(word))
  if (words.length === 0) return []
  const scored = items.flatMap((item) => {
    const { title, keywords = { en: '', zh: '' } } = wordsOf(item)
    const called = `${title.en}\n${title.zh}\n${readings[title.zh] ?? ''}`.toLowerCase()
    const described = `${keywords.en} ${keywords.zh}`.toLowerCase()
    if (!words.every((word) => beginsIn(word, called) || beginsIn(word, described))) return []
    const isWhole = words.filter((word) => described.split(' ').includes(word)).length
    return [{ item, score: words.filter((word) => beginsIn(word, called)).length + isWhole / 2 }]
  })
  return scored.sort((a, b) => b.score - a.score).map(({ item }) => item)
}

const isHan = /\p{Script=Han}/u

/** Han stands anywhere, as nothing says where a word of it begins. */
const beginsIn = (word: string, text: string): boolean =>
  isHan.test(word) ? findWord(word, text) !== undefined : ` ${text.replaceAll(/[\n-]/g, ' ')}`.includes(` ${word}`)
