// Engines of one language find the same matches, and replacing and splitting do what the language itself does.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { ecmascript } from './ecmascript.ts'
import type { Engine, RegexMatch } from './engine.ts'
import { randomFlags, randomPattern, randomText } from './fixtures/random-patterns.ts'
import { openEngine } from './open-engine.ts'
import { splitText } from './split-text.ts'
import { substitute } from './substitute.ts'

const quickjs = await openEngine('quickjs')
const oniguruma = await openEngine('oniguruma')

function matchesOf({ compile }: Engine, pattern: string, flags: string, text: string, all = true): RegexMatch[] {
  const search = compile(pattern, flags).over(text, { all, sticky: false, deadline: performance.now() + 10_000 })
  try {
    return [...search.matches()]
  } finally {
    search.close()
  }
}

test('QuickJS finds what the native engine finds, groups included', () => {
  fc.assert(
    fc.property(randomPattern, randomFlags, randomText, (pattern, flags, text) => {
      const native = matchesOf(ecmascript, pattern, flags, text)
      // V8 finds /\B/u within a surrogate pair, where ECMA-262 (RegExpBuiltinExec) lets no match begin.
      fc.pre(!flags.includes('u') || native.every(({ start }) => !isWithinPair(text, start)))
      expect(matchesOf(quickjs, pattern, flags, text)).toEqual(native)
    }),
    { numRuns: runs(1500) },
  )
})

const isWithinPair = (text: string, index: number): boolean => index > 0 && (text.codePointAt(index - 1) ?? 0) > 0xffff

test('Oniguruma finds what the native engine finds, also with assertions before any characters', () => {
  const piece = fc.constantFrom(
    ...['.*', '.+', '.{2,}', '(.*)', '(?:.)+', '.*?', '.', 'a', 'b', '-', '[^b]', '(a|.*)'],
    ...['(?=b)', '(?!a)', '(?<=a)', '(?<!b)', '(?=.b)', '(?<=-.*)', '\\b', '\\B', '^', '$', '(?:|a)', '(b?)'],
  )
  const sequence = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
  const pattern = fc.oneof(
    sequence,
    fc.tuple(sequence, sequence).map(([left, right]) => `${left}|(?:${right})`),
  )
  // The two engines differ in where `$` matches before a line feed at the end of the text.
  const text = fc
    .array(fc.constantFrom('a', 'b', '-', '\n', '。'), { maxLength: 12 })
    .map((letters) => `${letters.join('')}-`)
  const flags = fc.subarray(['i', 'm', 's']).map((letters) => letters.join(''))
  fc.assert(
    fc.property(pattern, flags, text, (source, modes, text) => {
      expect(matchesOf(oniguruma, source, modes, text)).toEqual(matchesOf(ecmascript, source, modes, text))
    }),
    { numRuns: runs(5000) },
  )
})

test('the native engine finds what matchAll finds', () => {
  fc.assert(
    fc.property(randomPattern, randomFlags, randomText, (pattern, flags, text) => {
      const own = Array.from(text.matchAll(new RegExp(pattern, `g${flags}`)), (match) => [match.index, match[0].length])
      expect(matchesOf(ecmascript, pattern, flags, text).map(({ start, end }) => [start, end - start])).toEqual(own)
    }),
    { numRuns: runs() },
  )
})

test('matches are replaced as String.prototype.replace does it', () => {
  const template = fc
    .array(fc.constantFrom('$1', '$2', '$10', '$0', '$&', '$$', '$`', "$'", '$<n>', '$<', '$', 'x', '1', '<n>'), {
      maxLength: 6,
    })
    .map((parts) => parts.join(''))
  const pattern = fc.oneof(
    randomPattern,
    randomPattern.map((inner) => `(?<n>${inner})`),
  )
  fc.assert(
    fc.property(pattern, randomText, template, (source, text, put) => {
      const names = ecmascript.compile(source, '').groupNames
      let [written, from] = ['', 0]
      for (const match of matchesOf(ecmascript, source, '', text)) {
        written += text.slice(from, match.start) + substitute(put, text, { ...match, names })
        from = match.end
      }
      expect(written + text.slice(from)).toBe(text.replace(new RegExp(source, 'g'), put))
    }),
    { numRuns: runs(1500) },
  )
})

test('texts are split as String.prototype.split does it', () => {
  fc.assert(
    fc.property(randomPattern, randomFlags, randomText, (pattern, flags, text) => {
      fc.pre(text !== '')
      const own = text.split(new RegExp(pattern, flags)).map((piece) => piece ?? '')
      expect(splitText(text, matchesOf(ecmascript, pattern, flags, text))).toEqual(own)
    }),
    { numRuns: runs(1500) },
  )
})
