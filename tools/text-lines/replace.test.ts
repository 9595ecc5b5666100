import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { replace } from './operations.ts'

const textOf = async (text: string, pairs: string, options: object = {}) =>
  (await perform(replace, { text, pairs, ...options })).text

test.each<[string, string, object, string]>([
  ['ab abc', 'ab → 1\nabc → 2', {}, '1 2'],
  ['a b', 'a → b\nb → a', {}, 'b a'],
  ['a->b', '-> → to', {}, 'atob'],
  ['x', 'x => y', {}, 'y'],
  ['a  b', '   → _', {}, 'a_b'],
  ['a b', ' → _', {}, 'a_b'],
  ['cat catalog CAT', 'cat → dog', { wholeWords: true, ignoreCase: true }, 'dog catalog dog'],
  ['我爱北京', '北京 → 上海', { wholeWords: true }, '我爱上海'],
  ['ΟΔΟΣ ὁδός', 'οδος → way', { ignoreCase: true }, 'way ὁδός'],
  ['İx X', 'x → y', { ignoreCase: true }, 'İy y'],
  ['$1', '$1 → $&', {}, '$&'],
  ['a1b2', '(?P<l>[a-z])(\\d) → $<l>-$2\n(?P<l>b) → !', { regex: true }, 'a-1b-2'],
  ['b2 b', '(b)(\\d) → $2$1\n(?<n>b) → [$<n>]', { regex: true }, '2b [b]'],
  ['one, two', ',  → \\n', { regex: true }, 'one\ntwo'],
  ['aXbx', 'x → -', { regex: true, ignoreCase: true, wholeWords: true }, 'aXbx'],
  ['ab', '[(?<n>] → x\nb →', { regex: true }, 'a'],
])('%j by %j with %j becomes %j', async (text, pairs, options, replaced) => {
  expect(await textOf(text, pairs, options)).toBe(replaced)
})

test('says how often each was replaced, and where a line has no arrow', async () => {
  const { counts } = await perform(replace, { text: 'aab', pairs: 'a → x\n\nc → y' })
  expect(counts).toEqual([
    { from: 'a', count: 2 },
    { from: 'c', count: 0 },
  ])
  const run = perform(replace, { text: 'a', pairs: 'a → b\nc' })
  await expect(run).rejects.toMatchObject({ code: 'badPairs', params: { line: 2 } })
  await expect(perform(replace, { text: 'a', pairs: 'a → b\n→ b' })).rejects.toMatchObject({
    code: 'emptyPair',
    params: { line: 2 },
  })
  const pattern = perform(replace, { text: 'a', pairs: 'a → b\nx( → y', regex: true })
  await expect(pattern).rejects.toMatchObject({ code: 'invalidPattern', params: { position: 2 } })
  const lookahead = perform(replace, { text: 'a', pairs: 'a(?=b) → b', regex: true })
  await expect(lookahead).rejects.toMatchObject({ code: 'unsupported', params: { kind: '(?=…)' } })
})

test('the longest word is taken at each place, as a plain search from the left finds it', async () => {
  const word = fc
    .array(fc.constantFrom('a', 'b', '🙂', 'A'), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(''))
  const words = fc.uniqueArray(word, { minLength: 1, maxLength: 8 })
  const text = fc.array(fc.constantFrom('a', 'b', '🙂', 'A', '\n'), { minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(words, text, async (words, parts) => {
      const text = parts.join('')
      let expected = ''
      for (let at = 0; at < text.length; ) {
        const fitting = words.filter((word) => text.startsWith(word, at)).sort((a, b) => b.length - a.length)
        expected += fitting[0] ? `<${fitting[0]}>` : (text[at] ?? '')
        at += fitting[0]?.length ?? 1
      }
      expect(await textOf(text, words.map((word) => `${word} → <${word}>`).join('\n'))).toBe(expected)
    }),
    { numRuns: runs(500) },
  )
})

test('long words that nearly fit, and patterns that would run away elsewhere, take no longer than others', async () => {
  const text = `${'a'.repeat(3_000_000)}!`
  const words = ['a → b', `${'a'.repeat(100_000)}x → c`, `${'a'.repeat(50_000)}y → d`].join('\n')
  expect(await textOf(text, words)).toBe(`${'b'.repeat(3_000_000)}!`)
  expect(await textOf('a'.repeat(100_000).concat('!'), '(a+)+$ → x', { regex: true })).toHaveLength(100_001)
})
