import { expect, test } from 'vitest'
import { formatCount } from './format-count.ts'

test('counts are grouped as Intl.NumberFormat groups them, in both languages', () => {
  for (const count of [0, 7, 12, 999, 1000, 10_199, 123_456, 1_000_000, 123_456_789, Number.MAX_SAFE_INTEGER]) {
    expect(formatCount(count)).toBe(new Intl.NumberFormat('en').format(count))
    expect(formatCount(count)).toBe(new Intl.NumberFormat('zh').format(count))
  }
})
