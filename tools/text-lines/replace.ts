import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { errors } from './errors.ts'
import { wordFinder } from './search/find-words.ts'
import { type Pair, readPairs } from './search/read-pairs.ts'
import { replacePatterns } from './search/replace-patterns.ts'

/** Replaces many things in one pass, so that nothing is replaced twice and two words can change places. */
export const replace = defineOperation('replace', {
  input: {
    text: textOf('text/plain'),
    pairs: z.string().meta({ format: 'textarea' }),
    regex: z.boolean().default(false),
    ignoreCase: z.boolean().default(false),
    wholeWords: z.boolean().default(false),
  },
  output: {
    text: textOf('text/plain'),
    counts: z.array(z.strictObject({ from: z.string(), count: z.int() })).meta({ format: 'table' }),
  },
  async run({ text, pairs: written, regex, ...settings }) {
    if (text === '') throw errors.empty()
    const pairs = readPairs(written)
    const replaced = regex ? await replacePatterns(text, pairs, settings) : replaceWords(text, pairs, settings)
    const counts = pairs.map(({ from }, index) => ({ from, count: replaced.counts[index] ?? 0 }))
    return { text: replaced.text, counts }
  },
})

function replaceWords(
  text: string,
  pairs: readonly Pair[],
  settings: { ignoreCase: boolean; wholeWords: boolean },
): { text: string; counts: number[] } {
  const find = wordFinder(
    pairs.map(({ from }) => from),
    settings,
  )
  const counts = pairs.map(() => 0)
  const written: string[] = []
  let done = 0
  for (const { start, end, index } of find(text)) {
    written.push(text.slice(done, start), pairs[index]?.to ?? '')
    counts[index] = (counts[index] ?? 0) + 1
    done = end
  }
  return { text: written.join('') + text.slice(done), counts }
}
