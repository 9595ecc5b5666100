import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { merge } from './operations.ts'

/** A text with one letter per line. */
const lines = (letters: string) => letters.split('').join('\n') + (letters === '' ? '' : '\n')

// The output of `git merge-file -p` of git 2.39, with a letter for each line where there is no conflict.
test.each([
  ['nothing changed', 'abc', 'abc', 'abc', 'abc'],
  ['one side changed', 'abc', 'axc', 'abc', 'axc'],
  ['the other side changed', 'abc', 'abc', 'abx', 'abx'],
  ['both changed apart from each other', 'abcde', 'Xbcde', 'abcdY', 'XbcdY'],
  ['both changed alike', 'abc', 'aXc', 'aXc', 'aXc'],
  ['both added alike, and one more elsewhere', 'abcd', 'aXbcd', 'aXbcY', 'aXbcY'],
  ['both took the same away', 'abc', 'ac', 'ac', 'ac'],
  ['one side took all away', 'abc', '', 'abc', ''],
  ['nothing was there', '', '', 'ab', 'ab'],
])('merges three texts where %s', async (_, base, mine, theirs, text) => {
  const input = { base: lines(base), mine: lines(mine), theirs: lines(theirs) }
  for (const style of ['merge', 'diff3']) {
    expect(await perform(merge, { ...input, style })).toEqual({ text: lines(text), conflicts: 0 })
  }
})

const marked = (...parts: string[]) => parts.map((part) => (part.length === 1 ? `${part}\n` : part)).join('')
const [begin, middle, end, old] = ['<<<<<<< mine\n', '=======\n', '>>>>>>> theirs\n', '||||||| base\n']

// As git 2.39 writes them.
test.each([
  ['a line was changed otherwise', 'abc', 'aXc', 'aYc', 'merge', 1, marked('a', begin, 'X', middle, 'Y', end, 'c')],
  ['the same with its base', 'abc', 'aXc', 'aYc', 'diff3', 1, marked('a', begin, 'X', old, 'b', middle, 'Y', end, 'c')],
  [
    'changes touch each other',
    'abcd',
    'aXcd',
    'abYd',
    'merge',
    1,
    marked('a', begin, 'X', 'c', middle, 'b', 'Y', end, 'd'),
  ],
  [
    'one side took away what the other changed',
    'abc',
    'ac',
    'aYc',
    'merge',
    1,
    marked('a', begin, middle, 'Y', end, 'c'),
  ],
  [
    'both have a beginning in common',
    'ad',
    'aPQRXd',
    'aPQRYd',
    'merge',
    1,
    marked('a', 'P', 'Q', 'R', begin, 'X', middle, 'Y', end, 'd'),
  ],
  [
    'common lines between conflicts are too few to be shown apart',
    'ad',
    'a1PQR2d',
    'a3PQR4d',
    'merge',
    1,
    marked('a', begin, '1', 'P', 'Q', 'R', '2', middle, '3', 'P', 'Q', 'R', '4', end, 'd'),
  ],
  [
    'four common lines stand between conflicts',
    'ad',
    'a1PQRS2d',
    'a3PQRS4d',
    'merge',
    2,
    marked('a', begin, '1', middle, '3', end, 'P', 'Q', 'R', 'S', begin, '2', middle, '4', end, 'd'),
  ],
])('marks a conflict where %s', async (_, base, mine, theirs, style, conflicts, text) => {
  const input = { base: lines(base), mine: lines(mine), theirs: lines(theirs), style }
  expect(await perform(merge, input)).toEqual({ text, conflicts })
})

test('gives the last line an end within a conflict, and markers the line ends of the texts', async () => {
  expect((await perform(merge, { base: 'a\nb', mine: 'a\nX', theirs: 'a\nY' })).text).toBe(
    marked('a', begin, 'X', middle, 'Y', end),
  )
  const text = marked('a', begin, 'X', middle, 'Y', end).replaceAll('\n', '\r\n')
  expect((await perform(merge, { base: 'a\r\nb\r\n', mine: 'a\r\nX\r\n', theirs: 'a\r\nY\r\n' })).text).toBe(text)
})

test('labels of markers stay on one line', async () => {
  const names = { mineName: 'a\nb', theirsName: '对方 1', baseName: 'x' }
  expect((await perform(merge, { base: 'a', mine: 'b', theirs: 'c', ...names })).text).toBe(
    '<<<<<<< a b\nb\n=======\nc\n>>>>>>> 对方 1\n',
  )
})

const text = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', '', '}', 'c d'), { maxLength: 20 }), fc.constantFrom('', '\n'))
  .map(([all, last]) => all.join('\n') + last)

test('for any texts: an unchanged side gives way, equal sides stay, and swapped sides have as many conflicts', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, text, async (base, mine, theirs) => {
      expect(await perform(merge, { base, mine: base, theirs })).toEqual({ text: theirs, conflicts: 0 })
      expect(await perform(merge, { base, mine, theirs: base })).toEqual({ text: mine, conflicts: 0 })
      expect(await perform(merge, { base, mine, theirs: mine })).toEqual({ text: mine, conflicts: 0 })
      const { text: merged, conflicts } = await perform(merge, { base, mine, theirs })
      expect(merged.split(begin)).toHaveLength(conflicts + 1)
      const swapped = await perform(merge, { base, mine: theirs, theirs: mine })
      expect(swapped.conflicts).toBe(conflicts)
    }),
    { numRuns: runs(1000) },
  )
})

test('merges texts of a hundred thousand lines that repeat', async () => {
  const base = 'a\nb\n'.repeat(50_000)
  const mine = `x\n${'a\nb\n'.repeat(49_000)}`
  const theirs = `${'b\na\n'.repeat(50_000)}y\n`
  const { conflicts } = await perform(merge, { base, mine, theirs })
  expect(conflicts).toBeGreaterThan(0)
})
