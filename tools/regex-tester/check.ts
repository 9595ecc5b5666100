import type { AST } from '@eslint-community/regexpp'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { errors } from './errors.ts'
import { readForEngine } from './foreign/read-for-engine.ts'
import { elementsIn, groupNumbersIn } from './pattern/elements-in.ts'
import { readFlags } from './search/flags.ts'
import { readingFields } from './search/search-fields.ts'

/** The time limit of the analysis, in milliseconds. */
const patience = 1500

/** More ways to match the same text than harmless patterns have, such as that of an IPv4 address. */
const maxWays = 5000

/**
 * Says whether a pattern can take a backtracking engine very long (ReDoS), and which parts can match the
 * same characters. `unknown` where the analysis runs out of time.
 */
export const check = defineOperation('check', {
  input: readingFields,
  output: {
    risk: z.enum(['none', 'high', 'unknown']),
    overlaps: z.array(z.strictObject({ first: z.string(), second: z.string() })),
  },
  async run({ pattern, flags, engine }) {
    if (pattern === '') throw errors.emptyPattern()
    const read = readForEngine({ pattern, flags: readFlags(flags).reading, engine }, 'plain')
    return look(read.pattern, read.flags)
  },
})

interface Verdict {
  risk: 'none' | 'high' | 'unknown'
  overlaps: Overlap[]
}

/** Two parts of a pattern, as written in it. */
interface Overlap {
  first: string
  second: string
}

async function look(pattern: string, flags: string): Promise<Verdict> {
  const nameless = withoutGroupNames(pattern, readPattern(pattern, flags))
  const { isSafePattern } = await import('redos-detector')
  const modes = {
    caseInsensitive: flags.includes('i'),
    multiLine: flags.includes('m'),
    dotAll: flags.includes('s'),
    unicode: flags.includes('u'),
  }
  try {
    // Anchored: trying an unanchored pattern at every position is no fault of the pattern.
    const analysis = isSafePattern(`^(?:${nameless})`, { ...modes, timeout: patience, maxScore: maxWays })
    if (analysis.error === null) return { risk: 'none', overlaps: [] }
    const ends = analysis.trails.flatMap(({ trail }) => trail.at(-1) ?? [])
    const isSure = analysis.error === 'hitMaxScore' || ends.some(isFar)
    return isSure
      ? { risk: 'high', overlaps: unique(ends.map(overlapOf)).slice(0, 5) }
      : { risk: 'unknown', overlaps: [] }
  } catch (error) {
    // It cannot parse classes of the flag v, nor inline modifiers; very deep patterns overflow its stack.
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error
    return { risk: 'unknown', overlaps: [] }
  }
}

/** One of two paths through a pattern where they diverge: a part, and the quantifiers around it. */
interface Side {
  node: { source: string; start: { offset: number } }
  quantifierIterations: readonly { iteration: number; node: Side['node'] }[]
}

interface Entry {
  a: Side
  b: Side
}

/** Names the two parts that match the same characters; where both are the same part, its quantifier. */
function overlapOf(entry: Entry): Overlap {
  const [first, second] = [innermost(entry.a), innermost(entry.b)]
  const whole = first.start.offset === second.start.offset ? entry.a.quantifierIterations[0]?.node.source : undefined
  return { first: whole ?? first.source, second: whole ?? second.source }
}

const innermost = ({ node, quantifierIterations }: Side): Side['node'] => quantifierIterations.at(-1)?.node ?? node

/** Whether the paths diverge only after many rounds of a repeat, so that their number grows with the text. */
const isFar = ({ a, b }: Entry): boolean =>
  [a, b].some(({ quantifierIterations }) => quantifierIterations.some(({ iteration }) => iteration >= 8))

const unique = (pairs: Overlap[]): Overlap[] => [
  ...new Map(pairs.map((pair) => [`${pair.first}\n${pair.second}`, pair])).values(),
]

/** Writes a pattern with numbered groups and references instead of named ones. */
function withoutGroupNames(pattern: string, tree: AST.Pattern): string {
  const numbers = groupNumbersIn(tree)
  const edits = Array.from(elementsIn(tree)).flatMap((element) => {
    if (element.type === 'Backreference') return [numberedReference(element, numbers)]
    return element.type === 'CapturingGroup' && element.name !== null ? [withoutName(element)] : []
  })
  edits.sort((a, b) => b.start - a.start)
  return edits.reduce((text, { start, end, insert }) => text.slice(0, start) + insert + text.slice(end), pattern)
}

interface Replacement {
  start: number
  end: number
  insert: string
}

const withoutName = ({ start, alternatives }: AST.CapturingGroup): Replacement => ({
  start,
  end: alternatives[0]?.start ?? start,
  insert: '(',
})

/** In a group of its own, since a digit behind it would belong to the number. */
function numberedReference(
  { start, end, resolved }: AST.Backreference,
  numbers: Map<AST.CapturingGroup, number>,
): Replacement {
  const group = Array.isArray(resolved) ? resolved[0] : resolved
  return { start, end, insert: `(?:\\${(group && numbers.get(group)) ?? 0})` }
}
