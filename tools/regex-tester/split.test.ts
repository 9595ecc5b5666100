import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { split } from './split.ts'

test.each(engineNames)('%s cuts at every match, whatever the flags say of g and y', async (engine) => {
  for (const flags of ['', 'g', 'gy']) {
    const { parts } = await perform(split, { pattern: '\\s*,\\s*', flags, text: '修 , b,🙂', engine })
    expect(parts).toEqual(['修', 'b', '🙂'])
  }
})

test('what groups hold stands between the parts', async () => {
  expect(await perform(split, { pattern: '(-)|(\\+)', text: 'a-b+c' })).toEqual({
    parts: ['a', '-', '', 'b', '', '+', 'c'],
  })
})

test('an empty match cuts between all characters', async () => {
  expect(await perform(split, { pattern: '', text: 'a' }).catch(({ code }) => code)).toBe('emptyPattern')
  expect(await perform(split, { pattern: '(?:)', flags: 'u', text: 'a🙂b' })).toEqual({ parts: ['a', '🙂', 'b'] })
})

test.each([
  ['x*', 'axbc', ['', 'a', '', 'b', 'c', '']],
  ['\\b', 'ab cd', ['', 'ab', ' ', 'cd', '']],
  ['(x)|(y)', 'axbyc', ['a', 'x', '', 'b', '', 'y', 'c']],
  ['x*', '', ['', '']],
  ['x', '', ['']],
  [',', '修,b,', ['修', 'b', '']],
])('Python splits at %s as its re.split does', async (pattern, text, expected) => {
  expect((await perform(split, { pattern, text, engine: 'python' })).parts).toEqual(expected)
})

test('an empty text is one empty part', async () => {
  expect(await perform(split, { pattern: 'a*', text: '' })).toEqual({ parts: [''] })
})
