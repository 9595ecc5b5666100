import { z } from 'zod'
import type { Localized } from '#kit/language.ts'
import { defineOperation } from '#kit/operation.ts'
import { fill } from '#kit/sentence.ts'
import { textOf } from '#kit/text-of.ts'
import { substitute } from '#lib/regex/substitute.ts'
import { substituteCases } from '#lib/regex/substitute-cases.ts'
import { errors } from './errors.ts'
import { warningsField } from './search/differences.ts'
import { matchesWithProgress, runSearch } from './search/run-search.ts'
import { searchFields } from './search/search-fields.ts'

const literalSequence: Localized = {
  en: '{source} in the replacement stands for itself: write {written}',
  zh: '替换文本中的 {source} 会原样输出：应写成 {written}',
}

const maxWarnings = 10

/** Signs that are written twice stand for one, whatever is behind them. */
const foreign =
  /\$\$|\\\\|\\(?<backslash>\d{1,2})|\\[gk][<{](?<angle>\w{1,100})[>}]|\$\{(?<brace>\w{1,100})\}|\$(?<whole>0)(?!\d)|\$(?<name>[A-Za-z_]\w{0,99})/g

/**
 * Replaces matches by a template in JavaScript's syntax, whatever the engine; optionally with Perl's case conversion:
 * `\U$1\E`.
 */
export const replace = defineOperation('replace', {
  input: { ...searchFields, replacement: z.string(), caseFunctions: z.boolean().default(false) },
  output: { text: textOf('text/plain'), count: z.int(), warnings: warningsField },
  async run({ replacement, caseFunctions, ...input }, call) {
    const { text } = input
    const write = caseFunctions ? substituteCases : substitute
    return runSearch(input, call, (search) => {
      const parts: string[] = []
      let [from, count, length] = [0, 0, 0]
      for (const match of text === '' ? [] : matchesWithProgress(search, text, call)) {
        const instead = write(replacement, text, { ...match, names: search.groupNames })
        parts.push(text.slice(from, match.start), instead)
        length += instead.length
        if (length > maxResultLength) throw errors.failed({ reason: 'the result is too long' })
        from = match.end
        count++
      }
      const { warnings = [] } = search.warned
      const all = [...warnings, ...warnOfForeignReferences(replacement, search.groupNames)]
      return { text: parts.join('') + text.slice(from), count, ...(all.length === 0 ? {} : { warnings: all }) }
    })
  },
})

/** In UTF-16 units. A replacement that repeats all the text before each match would outgrow the memory. */
const maxResultLength = 2 ** 27

/**
 * Warns of references to groups as other languages write them, such as `\1`, `\g<name>` and `$0`: a replacement
 * has JavaScript's syntax, in which they stand for themselves. Only of groups that the pattern has.
 */
function warnOfForeignReferences(template: string, groupNames: readonly (string | undefined)[]): Localized[] {
  const references = new Map<string, string>()
  for (const { 0: source, groups = {} } of template.matchAll(foreign)) {
    const name = Object.values(groups).find((value) => value !== undefined)
    const written = name === undefined ? undefined : writtenInJavaScript(name, groupNames)
    if (written !== undefined && references.size < maxWarnings) references.set(source, written)
  }
  return Array.from(references, ([source, written]) => ({
    en: fill(literalSequence.en, { source, written }),
    zh: fill(literalSequence.zh, { source, written }),
  }))
}

function writtenInJavaScript(name: string, groupNames: readonly (string | undefined)[]): string | undefined {
  if (groupNames.includes(name)) return `$<${name}>`
  if (!/^\d{1,2}$/.test(name)) return undefined
  const number = Number(name)
  return number === 0 ? '$&' : number <= groupNames.length ? `$${number}` : undefined
}
