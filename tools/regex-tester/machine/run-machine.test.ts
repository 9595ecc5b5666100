// The machine finds what the platform's own engine finds, groups included.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { randomFlags, randomPattern, randomText } from '#lib/regex/fixtures/random-patterns.ts'
import { readPattern } from '#lib/regex/read-pattern.ts'
import { compileMachine } from './compile-machine.ts'
import { runMachine } from './run-machine.ts'

const walk = (pattern: string, flags: string, text: string) =>
  runMachine(compileMachine(readPattern(pattern, flags), flags), text, { limit: 100, isSticky: false })

function native(pattern: string, flags: string, text: string) {
  const indices = new RegExp(pattern, `${flags}d`).exec(text)?.indices
  if (!indices) return undefined
  const [whole = [0, 0], ...groups] = indices
  return { start: whole[0], end: whole[1], groups: groups.flatMap((span) => span ?? [undefined, undefined]) }
}

test('it finds what the engine of the platform finds', () => {
  fc.assert(
    fc.property(randomPattern, randomFlags, randomText, (pattern, flags, text) => {
      const expected = native(pattern, flags, text)
      // V8 finds /\B/u within a surrogate pair, where ECMA-262 lets no match begin.
      fc.pre(!expected || !flags.includes('u') || (text.codePointAt(expected.start - 1) ?? 0) <= 0xffff)
      const { match } = walk(pattern, flags, text)
      expect(match && { ...match, groups: [...match.groups] }).toEqual(expected)
    }),
    { numRuns: runs(3000) },
  )
})

test.each([
  ['(a*)*', '', 'b'],
  ['(z)((a+)?(b+)?(c))*', '', 'zaacbbbcac'],
  ['(?:(a)|b)*', '', 'ab'],
  ['(?<=(\\d+)(\\d+))$', '', '1053'],
  ['(?<=\\1(a))b', '', 'aab'],
  ['(\\w)\\1', 'i', 'xAa'],
  ['(?<c>k)\\k<c>', 'iu', 'K\u212a'],
  ['(?i:a)B', '', 'AB'],
  ['(?<y>a)|(?<y>b)\\k<y>', '', 'bb'],
  ['(?:a|ab)(?:c|bcd)(d*)', '', 'abcd'],
  ['(a{2,3}?){2}', '', 'aaaaa'],
  ['[\\p{L}--[a-z]]+', 'v', 'abÉ中'],
  ['(?!(a)b)\\w\\1', '', 'acab'],
  ['\\b\\w', 'iu', '-\u017f'],
])('it reads %s (%s) as ECMA-262 says', (pattern, flags, text) => {
  const { match } = walk(pattern, flags, text)
  expect(match && { ...match, groups: [...match.groups] }).toEqual(native(pattern, flags, text))
})
