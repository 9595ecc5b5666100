import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { loadRoots } from './table/load-roots.ts'
import { characterRow, rowOf, wordRow } from './table/rows.ts'
import { tableOf } from './table/table-of.ts'
import type { WubiTable } from './table/wubi-table.ts'

/** A limit for codes with many z. */
const maxResults = 500

/** Finds the characters and words of a code, commonest first. A z matches any letter. */
export const search = defineOperation('search', {
  input: { code: textOf('text/plain'), table: z.file().optional() },
  output: { characters: z.array(characterRow), words: z.array(wordRow), truncated: z.boolean() },
  async run({ code: typed, table: own }) {
    const code = typed.trim().toLowerCase()
    if (!/^[a-z]{1,4}$/.test(code)) throw errors.malformedCode()
    const [table, roots] = await Promise.all([tableOf(own), loadRoots()])
    const characters = table.characters.filter((each) => table.codesOf(each).some((its) => fits(its, code)))
    const words = wordsOf(table, code)
    return {
      characters: characters.slice(0, maxResults).map((character) => rowOf(character, table, roots)),
      words: words.slice(0, maxResults),
      truncated: characters.length > maxResults || words.length > maxResults,
    }
  },
})

const fits = (code: string, wanted: string): boolean =>
  code.length === wanted.length && Array.from(wanted).every((letter, at) => letter === 'z' || letter === code[at])

function wordsOf(table: WubiTable, wanted: string): { word: string; code: string }[] {
  return table.words.flatMap((word) => {
    const code = table.codesOf(word).find((its) => fits(its, wanted))
    return code ? [{ word, code }] : []
  })
}
