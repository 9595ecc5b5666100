import type { EngineName } from '#lib/regex/engine.ts'
import { errors } from '../errors.ts'

/**
 * Every flag of ECMAScript, then those of others: x of PCRE2 and Python, a of Python, and L, which Python takes for bytes
 * alone and so refuses here.
 */
export const allFlags = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y', 'x', 'a', 'L'] as const

/** The flags that an engine has. */
export const flagsOf = (engine: EngineName): string => {
  if (engine === 'ecmascript' || engine === 'quickjs') return 'dgimsuvy'
  return engine === 'python' ? 'agimsuxy' : engine === 'pcre2' ? 'gimsuxy' : 'gimsuy'
}

/** The flags of a pattern: those about searching, and the rest, for the compiler of the pattern. */
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
