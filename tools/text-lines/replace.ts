import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { substitute } from '#lib/regex/substitute.ts'
import { errors } from './errors.ts'
import { readDelimiter } from './lines/delimiter.ts'
import { compilePattern } from './search/compile-pattern.ts'
import { wordFinder } from './search/find-words.ts'

/** Replaces several pairs in one pass, so that nothing is replaced twice and two words can be swapped. */
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

interface Pair {
  from: string
  to: string
}

/**
 * Parses pairs, one a line: `from → to`. A space on each side of the arrow belongs to it, unless it is all there is to
 * find. In a line without →, the first =>, -> or tab is used; empty lines are skipped.
 *
 * @throws badPairs, emptyPair
 */
function readPairs(written: string): Pair[] {
  const pairs = written.split(/\r\n|\r|\n/).flatMap((line, index) => {
    if (line.trim() === '') return []
    const arrow = arrows.find((each) => line.includes(each))
    if (arrow === undefined) throw errors.badPairs({ line: index + 1 })
    const at = line.indexOf(arrow)
    const before = line.slice(0, at)
    if (before === '') throw errors.emptyPair({ line: index + 1 })
    const from = before === ' ' ? before : before.replace(/ $/, '')
    return [{ from, to: line.slice(at + arrow.length).replace(/^ /, '') }]
  })
  if (pairs.length === 0) throw errors.badPairs({ line: 1 })
  return pairs
}

const arrows = ['→', '=>', '->', '\t']

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

interface PatternSettings {
  ignoreCase: boolean
  wholeWords: boolean
}

/**
 * Replaces matches of patterns in one pass: of two matches at the same position, the earlier pattern wins. Replacements
 * may refer to groups as in JavaScript, `$1`, and contain line breaks: `\n`.
 */
async function replacePatterns(
  text: string,
  pairs: readonly Pair[],
  { ignoreCase, wholeWords }: PatternSettings,
): Promise<{ text: string; counts: number[] }> {
  const each = await Promise.all(
    pairs.map(async ({ from, to }) => ({
      to: readDelimiter(to),
      names: (await compilePattern(from, ignoreCase)).groupNames,
    })),
  )
  // Patterns may share group names, but their union may not repeat them.
  const sources = pairs.map(({ from }) => `(${wholeWords ? `\\b(?:${withoutNames(from)})\\b` : withoutNames(from)})`)
  const all = await compilePattern(sources.join('|'), ignoreCase)
  const counts = pairs.map(() => 0)
  const written: string[] = []
  let done = 0
  for (const { start, end, groups } of all.matches(text)) {
    let first = 0
    let index = 0
    while (!groups[first]) first += 1 + (each[index++]?.names.length ?? 0)
    const { to = '', names = [] } = each[index] ?? {}
    const own = { start, end, groups: groups.slice(first + 1, first + 1 + names.length), names }
    written.push(text.slice(done, start), substitute(to, text, own))
    counts[index] = (counts[index] ?? 0) + 1
    done = end
  }
  return { text: written.join('') + text.slice(done), counts }
}

/** Removes the names of groups, skipping escapes and character classes. */
const withoutNames = (pattern: string): string =>
  pattern.replace(/\\.|\[\^?\]?(?:\\.|[^\]\\])*\]?|\(\?P?<[a-z_]\w*>/gis, (part) => (part.startsWith('(') ? '(' : part))
