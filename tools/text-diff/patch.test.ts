import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { apply, patch } from './operations.ts'

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '', 'x y', '中', '\r', '-- a', '++ b', '@@ -1 +1 @@'), {
  maxLength: 30,
})
const text = fc
  .tuple(fc.constantFrom('', '\uFEFF'), lines, fc.boolean())
  .map(([mark, content, isEnded]) => mark + content.join('\n') + (isEnded ? '\n' : ''))

test('a patch makes the changed text of the original', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.nat({ max: 4 }), async (original, changed, context) => {
      const made = await perform(patch, { original, changed, context })
      expect(made.patch === '').toBe(original === changed)
      expect(await perform(apply, { original, patch: made.patch })).toEqual({ text: changed })
    }),
    { numRuns: runs(1000) },
  )
})

test.each([
  ['plain', 'a.txt', 'a/a.txt'],
  ['with its prefix', 'a/notes.txt', 'a/notes.txt'],
  ['in a folder', 'src/a.txt', 'a/src/a.txt'],
  ['Chinese', '中.txt', String.raw`"a/\344\270\255.txt"`],
  ['with signs', 'a"\\\n\u0001.txt', String.raw`"a/a\"\\\n\001.txt"`],
  ['with a space', 'a b.txt', 'a/a b.txt\t'],
])('a name is quoted as git does: %s', async (_, originalName, written) => {
  const made = await perform(patch, { original: '1\n', changed: '2\n', originalName, changedName: originalName })
  expect(made.patch).toContain(`\n--- ${written}\n`)
})

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}\n`).join('')

test('changes far apart stand in hunks of their own', async () => {
  const original = numbered(1, 31)
  const changed = original.replace('\n5\n', '\nfive\n').replace('\n25\n', '\n').replace('30\n', '30')
  expect((await perform(patch, { original, changed, context: 2 })).patch).toMatchSnapshot()
})
