import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { compare } from './operations.ts'

test.each(['lines', 'words', 'chars'] as const)('the parts give both sides back, by %s', async (mode) => {
  const text = fc.string({ unit: fc.constantFrom('a', 'B', 'b', ' ', '\n', '\r', '中', '文', '👍🏽', 'e\u0301', '.') })
  const options = fc.record({ ignoreCase: fc.boolean(), ignoreWhitespace: fc.boolean(), stripTrailingCr: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(text, text, options, async (original, changed, ignored) => {
      const { parts } = await perform(compare, { original, changed, mode, ...ignored })
      const sides = {
        original: parts.map((part) => (part.kind === 'added' ? '' : part.text)).join(''),
        changed: parts.map((part) => (part.kind === 'removed' ? '' : (part.changedText ?? part.text))).join(''),
      }
      expect(sides).toEqual({ original, changed })
    }),
    { numRuns: runs(300) },
  )
})

test('nothing equals nothing', async () => {
  expect(await perform(compare, { original: '', changed: '' })).toEqual({
    parts: [],
    additions: 0,
    deletions: 0,
    unchanged: 0,
    moves: [],
  })
})

test('a block that stands elsewhere now is named by its lines, counted from 1', async () => {
  const block = 'a paragraph that is\nmoved as a whole\n'
  const rest = 'one\ntwo\nthree\n'
  const { moves } = await perform(compare, { original: block + rest, changed: `${rest}  ${block}` })
  expect(moves).toEqual([{ from: 1, to: 4, lines: 2 }])
  expect((await perform(compare, { original: block + rest, changed: rest + block, mode: 'words' })).moves).toEqual([])
})

test('a hundred thousand lines that all differ are compared', async () => {
  const lines = (from: number) => Array.from({ length: 100_000 }, (_, at) => `line ${at + from}\n`).join('')
  const { additions, deletions, unchanged } = await perform(compare, { original: lines(0), changed: lines(100_000) })
  expect({ additions, deletions, unchanged }).toEqual({ additions: 100_000, deletions: 100_000, unchanged: 0 })
})

test('a megabyte without spaces is compared by words and by characters', async () => {
  const original = 'abcdefgh'.repeat(60_000)
  for (const mode of ['words', 'chars'] as const) {
    const { parts } = await perform(compare, { original, changed: `x${original.slice(9)}y`, mode })
    expect(
      parts
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(`x${original.slice(9)}y`)
  }
})
