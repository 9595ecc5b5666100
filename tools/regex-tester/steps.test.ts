import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { steps } from './steps.ts'

/** Steps in short notation: `a@0+` matched, `-` failed, `<` backtracked. */
async function walked(pattern: string, text: string, flags = '') {
  const { steps: all } = await perform(steps, { pattern, text, flags })
  const signs = { match: '+', fail: '-', backtrack: '<' }
  return all.map(({ part, position, kind }) => `${part}@${position}${signs[kind]}`).join(' ')
}

test('an engine goes back as textbooks show it', async () => {
  // Friedl, Mastering Regular Expressions, chapter 4: ab?c on abX.
  expect(await walked('ab?c', 'abX', 'y')).toBe('a@0+ b@1+ c@2- b?@1< c@1-')
  // Lazily: ab??c on abc.
  expect(await walked('ab??c', 'abc')).toBe('a@0+ c@1- b??@1< b@1+ c@2+')
})

test('an alternative is tried when the one before it failed', async () => {
  expect(await walked('cat|cow', 'cow')).toBe('c@0+ a@1- cow@0< c@0+ o@1+ w@2+')
})

test('each place of the text is a new beginning', async () => {
  expect(await walked('b', 'aab')).toBe('b@0- b@1- b@2+')
  expect(await walked('b', 'aab', 'y')).toBe('b@0-')
})

test('lookarounds tell what they look for first, and are walked backwards behind', async () => {
  expect(await walked('a(?=b)', 'ab')).toBe('a@0+ b@1+ (?=b)@1+')
  expect(await walked('(?<!a)b', 'ab', 'y')).toBe('a@0- (?<!a)@0+ b@0-')
  expect(await walked('(?<=xy)z', 'xyz')).toContain('y@2+ x@1+ (?<=xy)@2+ z@2+')
})

test('parts are told with their place in the pattern', async () => {
  const { steps: all } = await perform(steps, { pattern: '(a)(a)', text: 'aa' })
  expect(all.map(({ part, start }) => `${part}${start}`)).toEqual(['a1', 'a4'])
})

test('backtracks are counted beyond the steps that are told', async () => {
  const input = { pattern: '(a+)+$', text: 'aaaaaa!' }
  const all = await perform(steps, { ...input, limit: 10_000 })
  expect(all).toMatchObject({ truncated: false, matched: false, farthest: 7 })
  expect(all.backtracks).toBe(all.steps.filter(({ kind }) => kind === 'backtrack').length)
  const some = await perform(steps, { ...input, limit: 5 })
  expect(some).toMatchObject({ truncated: true, backtracks: all.backtracks, steps: all.steps.slice(0, 5) })
})

test('twice the letters are four times the backtracks of a quadratic pattern, and more of an exponential one', async () => {
  const backtracks = async (pattern: string, length: number) =>
    (await perform(steps, { pattern, text: `${'a'.repeat(length)}!`, limit: 1 })).backtracks
  const quadratic = (await backtracks('a*b', 40)) / (await backtracks('a*b', 20))
  expect(quadratic).toBeGreaterThan(3.5)
  expect(quadratic).toBeLessThan(4)
  expect((await backtracks('(a+)+b', 12)) / (await backtracks('(a+)+b', 6))).toBeGreaterThan(50)
})

test.each([
  ['(a+)+$', `${'a'.repeat(60)}!`],
  ['(?:){99999999}', ''],
  ['(?:a?){5000}b', 'a'.repeat(5000)],
  ['.*.*.*.*=', 'x'.repeat(2000)],
])('%s ends, however long it would walk', async (pattern, text) => {
  expect(await perform(steps, { pattern, text })).toMatchObject({ truncated: true, matched: false })
})

test('what cannot be read is told as it is anywhere else', async () => {
  await expect(perform(steps, { pattern: '', text: 'a' })).rejects.toMatchObject({ code: 'emptyPattern' })
  await expect(perform(steps, { pattern: 'a(', text: 'a' })).rejects.toMatchObject({ code: 'invalidPattern' })
  await expect(perform(steps, { pattern: 'a++', text: 'a' })).rejects.toMatchObject({ code: 'unsupported' })
})
