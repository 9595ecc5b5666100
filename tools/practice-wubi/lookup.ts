import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { loadRoots } from './table/load-roots.ts'
import { characterRow, rowOf, wordRow } from './table/rows.ts'
import { tableOf } from './table/table-of.ts'
import { wordsIn } from './table/words-in.ts'

/** More words are not listed: for a whole book the characters matter. */
const maxWords = 2000

/**
 * Looks up the codes and roots of every character of a text, each once and in the order of the text, and the codes of
 * its words.
 */
export const lookup = defineOperation('lookup', {
  input: { text: textOf('text/plain'), table: z.file().optional() },
  output: { characters: z.array(characterRow), words: z.array(wordRow) },
  async run({ text, table: own }) {
    if (text.trim() === '') throw errors.empty()
    const all = Array.from(text)
    const characters = [...new Set(all)].filter((character) => /[\p{Script=Han}〇]/u.test(character))
    if (characters.length === 0) throw errors.noCharacters()
    const [table, roots] = await Promise.all([tableOf(own), loadRoots()])
    return {
      characters: characters.map((character) => rowOf(character, table, roots)),
      words: wordsIn(table, all, maxWords).map((word) => ({ word, code: table.codesOf(word)[0] ?? '' })),
    }
  },
})
