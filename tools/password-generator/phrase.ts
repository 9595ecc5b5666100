import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { drawBelow, drawOne } from '#lib/random/draw.ts'
import { systemRandom } from '#lib/random/random-bytes.ts'
import { bitsOf, entropy } from './text/bits.ts'
import { crackTimeOf, timeText } from './text/crack-time.ts'
import { loadWords, wordLists } from './words/load-words.ts'

/** Generates passphrases of random words of a list, as with dice, optionally with a digit after one of them. */
export const phrase = defineOperation('phrase', {
  input: {
    words: z.int().min(3).max(64).default(6),
    list: z.enum(wordLists).default('english'),
    separator: z.string().max(20).default('-'),
    capitalize: z.boolean().default(false),
    digit: z.boolean().default(false),
    count: z.int().min(1).max(1000).default(1),
  },
  output: { phrases: textOf('text/plain'), bits: entropy(), crackTime: timeText },
  async run({ words, list, separator, capitalize, digit, count }) {
    const all = await loadWords(list)
    const random = systemRandom()
    const draw = () => {
      const drawn = Array.from({ length: words }, () => {
        const word = drawOne(random, all)
        return capitalize ? word.charAt(0).toUpperCase() + word.slice(1) : word
      })
      if (digit) drawn[drawBelow(random, words)] += String(drawBelow(random, 10))
      return drawn.join(separator)
    }
    const bits = bitsOf(BigInt(all.length) ** BigInt(words) * (digit ? BigInt(10 * words) : 1n))
    return { phrases: Array.from({ length: count }, draw).join('\n'), bits, crackTime: crackTimeOf(bits) }
  },
})
