import fc from 'fast-check'
import { jsonrepair } from 'jsonrepair'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { minify, repair } from '../operations.ts'

/** What strings hold that the library, or what is rewritten before it, could take for syntax. */
const pieces = [
  ...'"\\{}[],:\'`#()“”，：\n\t a1'.split(''),
  ...['{"b', '["x"]', '"}', '",', '\\"', 'C:\\x', '//', '/*', '*/', '(1, 2)', 'true'],
]
const awkward = fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((parts) => parts.join(''))
const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    awkward,
    fc.nat(99),
    tie('any').map((inner) => JSON.stringify(inner)),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(awkward, tie('any'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).any
const object = fc
  .tuple(value, fc.constantFrom(0, 2))
  .map(([x, indent]) => ({ x, text: JSON.stringify({ x }, null, indent) }))

const repaired = async (json: string) => (await perform(repair, { json })).json

test('documents whose strings hold syntax stay as they are', async () => {
  await fc.assert(
    fc.asyncProperty(object, async ({ text }) => {
      expect(await repaired(text)).toBe(text)
    }),
    { numRuns: runs(3000) },
  )
})

const said = 'say "hi" now'

test.each<[string, (text: string) => string, ((x: unknown) => object)?]>([
  ['a bracket that is missing', (text) => text.slice(0, -1)],
  ['a comma at the end', (text) => `${text.slice(0, -1)},}`],
  ['a comment', (text) => `/* " */${text}`],
  ['a key without quotes', (text) => text.replace('"x"', 'x')],
  ['a key in single quotes', (text) => text.replace('"x"', "'x'")],
  ['quotes in a string before', (text) => text.replace('{', `{"q":"${said}",`), (x) => ({ q: said, x })],
  ['quotes in a string behind', (text) => `${text.slice(0, -1)},"q":"${said}"}`, (x) => ({ x, q: said })],
  ['a string that is cut off', (text) => `${text.slice(0, -1)},"q":"[sa`, (x) => ({ x, q: '[sa' })],
  ['an escape that is cut off', (text) => `${text.slice(0, -1)},"q":"{\\u00`, (x) => ({ x, q: '{' })],
])('their values come through %s', async (_, mutate, expected = (x) => ({ x })) => {
  await fc.assert(
    fc.asyncProperty(object, async ({ x, text }) => {
      // Read by our own reader: JSON.parse of V8 13.6 takes the key `"\""` for a backslash at times.
      const { json } = await perform(minify, { json: await repaired(mutate(text)) })
      expect(json).toBe(JSON.stringify(expected(x)))
    }),
    { numRuns: runs(1000) },
  )
})

test('what the library repairs is repaired', async () => {
  const mutation = fc.constantFrom<(text: string, piece: string) => string>(
    (text) => text,
    (text) => text.slice(1),
    (text, piece) => piece + text,
  )
  await fc.assert(
    fc.asyncProperty(object, fc.nat(), mutation, fc.constantFrom(...pieces), async ({ text }, place, mutate, piece) => {
      const at = place % text.length
      const start = text.slice(0, at)
      for (const broken of [start, start + mutate(text.slice(at), piece)])
        if (broken.trim() !== '' && isRepairedAlone(broken)) await repaired(broken)
    }),
    { numRuns: runs(3000) },
  )
})

/** Whether the library makes JSON of it: not all that it gives is. */
function isRepairedAlone(text: string): boolean {
  try {
    JSON.parse(jsonrepair(text))
    return true
  } catch {
    return false
  }
}
