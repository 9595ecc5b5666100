import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { errors } from './errors.ts'
import { attacks, suggestions, truncatedNote, warnings } from './estimator/messages.ts'
import { roundBits } from './text/bits.ts'
import { durationOf, timeText } from './text/crack-time.ts'

let loading: Promise<Estimator> | undefined

/**
 * Estimates how hard a password is to guess with knowledge of common choices (Wheeler, zxcvbn, USENIX Security 2016).
 */
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
    const estimate = await loadEstimator()
    const head = password.slice(0, maxLength)
    const { score, guesses, warning, suggestions: keys } = estimate(head)
    const said = warning === null ? undefined : warnings[warning]
    return {
      score,
      bits: roundBits(Math.log2(guesses)),
      crackTimes: attacks.map(({ perSecond, attack }) => ({ attack, time: durationOf(guesses / perSecond) })),
      ...(said && { warning: said }),
      suggestions: [
        ...keys.flatMap((key) => suggestions[key] ?? []),
        ...(head.length < password.length ? [truncatedNote] : []),
      ],
    }
  },
})

/** In UTF-16 units: more text cannot make a password weaker, and estimating takes longer. */
const maxLength = 100

type Estimator = (password: string) => { score: number; guesses: number; warning: string | null; suggestions: string[] }

/** Loads zxcvbn with its lists of common passwords and words once, on first use. Its messages are keys. */
function loadEstimator(): Promise<Estimator> {
  loading ??= load()
  return loading
}

async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })
  return (password) => {
    const { score, guesses, feedback } = zxcvbn.check(password)
    return { score, guesses, ...feedback }
  }
}
