import { errors } from '../errors.ts'

/** Every flag of ECMAScript, in the order in which engines write them. */
export const allFlags = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'] as const

/** What the flags of a pattern ask for: how to search, and the rest, how to read the pattern. */
interface Flags {
  all: boolean
  sticky: boolean
  reading: string
}

/** Reads flags. @throws flags */
export function readFlags(flags: string): Flags {
  const letters = [...flags]
  const isKnown = letters.every((letter) => allFlags.some((flag) => flag === letter))
  const hasDuplicate = new Set(letters).size < letters.length
  if (!isKnown || hasDuplicate || (flags.includes('u') && flags.includes('v'))) throw errors.flags({ flags })
  const reading = letters.filter((letter) => letter !== 'g' && letter !== 'y').join('')
  return { all: flags.includes('g'), sticky: flags.includes('y'), reading }
}
