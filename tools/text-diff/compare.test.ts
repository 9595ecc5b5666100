import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { compare } from './operations.ts'

test.each(['lines', 'words', 'chars'] as const)('both texts can be rebuilt from the parts, by %s', async (mode) => {
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

test.each(['lines', 'words', 'chars'] as const)('matches of the pattern are ignored, by %s', async (mode) => {
  const made = await perform(compare, {
    original: '10:00 start a\nid=42 x\n\n',
    changed: '23:59 start a\nid=7 x\n12:00\n',
    mode,
    ignorePattern: String.raw`\d+:\d+|id=\d+`,
  })
  expect(made).toMatchObject({ additions: 0, deletions: 0 })
  expect(made.parts.map(({ kind }) => kind)).toEqual(['equal'])
})

test('both texts can be rebuilt from the parts, whatever a pattern ignores', async () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '1', '2', ' ', '\n', '中') })
  const pattern = fc.constantFrom('', '1', '[12]+', '^a.*', 'b*', ' $')
  await fc.assert(
    fc.asyncProperty(
      text,
      text,
      pattern,
      fc.constantFrom('lines', 'words', 'chars'),
      async (original, changed, ignorePattern, mode) => {
        const { parts } = await perform(compare, { original, changed, mode, ignorePattern })
        expect(parts.map((part) => (part.kind === 'added' ? '' : part.text)).join('')).toBe(original)
        expect(parts.map((part) => (part.kind === 'removed' ? '' : (part.changedText ?? part.text))).join('')).toBe(
          changed,
        )
        // An oracle for lines: with the matches removed, the texts are equal exactly if every part is equal. Texts
        // without a final line end are left out, since their last line may become empty.
        const without = (all: string) =>
          all
            .split('\n')
            .map((line) => (ignorePattern === '' ? line : line.replace(new RegExp(ignorePattern, 'g'), '')))
            .join('\n')
        if (mode === 'lines' && original.endsWith('\n') && changed.endsWith('\n'))
          expect(parts.every(({ kind }) => kind === 'equal')).toBe(without(original) === without(changed))
      },
    ),
    { numRuns: runs(400) },
  )
})

test.each([
  ['(', { code: 'invalidPattern', params: { position: 1 } }],
  ['a(?=b)', { code: 'unsupported', params: { feature: '(?=…)' } }],
])('an invalid pattern is reported: %s', async (ignorePattern, failure) => {
  await expect(perform(compare, { original: 'a', changed: 'b', ignorePattern })).rejects.toMatchObject(failure)
})

test('a pattern that makes backtracking engines hang takes linear time', async () => {
  const original = `${'a'.repeat(50_000)}!\n`
  const { additions } = await perform(compare, { original, changed: `b${original}`, ignorePattern: '^(a+)+$' })
  expect(additions).toBe(1)
})

test('empty texts are equal', async () => {
  expect(await perform(compare, { original: '', changed: '' })).toEqual({
    parts: [],
    additions: 0,
    deletions: 0,
    unchanged: 0,
    moves: [],
  })
})

test('a moved block is listed by its lines, counted from 1', async () => {
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
