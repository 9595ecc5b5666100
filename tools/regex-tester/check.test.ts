import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { check } from './check.ts'
import { commonNames, commonPatterns } from './page/pattern/common-patterns.ts'

// Some take longer to be detected than a test may wait: these are detected at once.
test.each(['(a+)+$', '(a|a)*$', '(.*)x(.*)y', 'a*a*b', '(?<n>a+)+\\k<n>$', '(?<word>\\w+)*\\d+$'])(
  '%s can take very long',
  async (pattern) => {
    const { risk, overlaps } = await perform(check, { pattern })
    expect(risk).toBe('high')
    expect(overlaps.length).toBeGreaterThan(0)
  },
)

test.each(['a+b', '\\d+-\\d+', '"(?:[^"\\\\]|\\\\.)*"', '(?<year>\\d{4})-(0[1-9]|1[0-2])', 'x*\\k<n>(?<n>y)'])(
  '%s cannot',
  async (pattern) => {
    expect(await perform(check, { pattern })).toEqual({ risk: 'none', overlaps: [] })
  },
)

test.each(commonNames)('the common pattern for %s is not known to', async (name) => {
  const { pattern, flags } = commonPatterns[name]
  expect((await perform(check, { pattern, flags })).risk).not.toBe('high')
})

test.each([
  ['[a--b]+', 'v'],
  ['(?i:a)+', ''],
])('of %s (%s) it is not known', async (pattern, flags) => {
  expect(await perform(check, { pattern, flags })).toEqual({ risk: 'unknown', overlaps: [] })
})

test('a pattern that cannot be read is refused', async () => {
  await expect(perform(check, { pattern: '(' })).rejects.toMatchObject({
    code: 'invalidPattern',
    params: { position: 1 },
  })
  await expect(perform(check, { pattern: '' })).rejects.toMatchObject({ code: 'emptyPattern' })
})
