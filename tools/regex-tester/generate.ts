import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { newSeed } from '#lib/random/new-seed.ts'
import { seededRandom } from '#lib/random/random-bytes.ts'
import { errors } from './errors.ts'
import { readForEngine } from './foreign/read-for-engine.ts'
import { readFlags } from './search/flags.ts'
import { runPattern, type SearchOver } from './search/run-search.ts'
import { readingFields } from './search/search-fields.ts'

/**
 * Writes texts that a pattern matches, each tried with the engine. The same seed gives the same texts again.
 * Texts that are matched as a whole go before others, and none comes twice unless there are fewer than are asked for.
 */
export const generate = defineOperation('generate', {
  input: { ...readingFields, count: z.int().min(1).max(1000).default(20), seed: z.string().default('') },
  output: { texts: z.array(z.string()), seed: z.string() },
  async run({ pattern, flags, count, engine, seed: given }, call) {
    if (pattern === '') throw errors.emptyPattern()
    const { reading } = readFlags(flags)
    const seed = given || newSeed()
    const [random, { writeText }] = await Promise.all([seededRandom(seed), import('./generate/write-text.ts')])
    // Read once the engine has compiled it, whose reasons come first.
    const texts = await runPattern({ pattern, flags, engine, seconds: patience }, call, (over) => {
      const read = readForEngine({ pattern, flags: reading, engine }, 'plain')
      return collect(() => writeText(read.tree, read.flags, random), over, count)
    })
    if (texts.length === 0) throw errors.noText()
    return { texts, seed }
  },
})

/** The time limit for drawing and testing texts, in seconds. */
const patience = 2

/** How many texts are drawn at least for each that is wanted before giving up on new ones. */
const tries = { each: 20, min: 500 }

/** After so many draws without any text it gives up. */
const maxEmpty = 20

function collect(write: () => string | undefined, over: SearchOver, count: number): string[] {
  const whole = new Set<string>()
  const parts = new Set<string>()
  let deadline = Number.POSITIVE_INFINITY
  let empty = 0
  const maxTries = Math.max(tries.min, count * tries.each)
  for (let drawn = 0; drawn < maxTries && whole.size < count && performance.now() < deadline; drawn++) {
    const text = write()
    if (text === undefined) {
      if (drawn === empty && ++empty === maxEmpty) break
      continue
    }
    over(text, (search) => {
      deadline = search.deadline
      const [match] = search.matches()
      if (match) (match.start === 0 && match.end === text.length ? whole : parts).add(text)
    })
  }
  const different = [...whole, ...parts].slice(0, count)
  // Where there are fewer, they come again.
  return different.length === 0 ? [] : Array.from({ length: count }, (_, at) => different[at % different.length] ?? '')
}
