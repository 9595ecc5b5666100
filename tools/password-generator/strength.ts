import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { loadJudge } from './judge/load-judge.ts'
import { attacks, cutNote, suggestions, warnings } from './judge/sentences.ts'
import { roundBits } from './text/bits.ts'
import { durationOf, timeText } from './text/crack-time.ts'

/** Judges how hard a password is to guess for who knows what people choose (Wheeler, zxcvbn, USENIX Security 2016). */
export const strength = defineOperation('strength', {
  input: { password: z.string().meta({ format: 'password' }) },
  output: {
    score: z.int().min(0).max(4).meta({ format: 'meter' }),
    bits: z.number(),
    crackTimes: z.array(z.strictObject({ attack: timeText, time: timeText })).meta({ format: 'table' }),
    warning: timeText.optional(),
    suggestions: z.array(timeText),
  },
  async run({ password }) {
    if (password === '') throw errors.empty()
    const judge = await loadJudge()
    const head = password.slice(0, maxLength)
    const { score, guesses, warning, suggestions: keys } = judge(head)
    const said = warning === null ? undefined : warnings[warning]
    return {
      score,
      bits: roundBits(Math.log2(guesses)),
      crackTimes: attacks.map(({ perSecond, attack }) => ({ attack, time: durationOf(guesses / perSecond) })),
      ...(said && { warning: said }),
      suggestions: [
        ...keys.flatMap((key) => suggestions[key] ?? []),
        ...(head.length < password.length ? [cutNote] : []),
      ],
    }
  },
})

/** In UTF-16 units: nothing more can make it weaker, and judging takes longer the more there is. */
const maxLength = 100
