import { expect, test } from 'vitest'
import { distinctCounter } from './distinct-counter.ts'

test.each([0, 10, 100_000, 2_000_000])(
  'of %d different texts, each given twice, tells how many within 1 in 500',
  (count) => {
    const counter = distinctCounter()
    for (let round = 0; round < 2; round++) for (let at = 0; at < count; at++) counter.add(`w${at}`)
    expect(Math.abs(counter.estimate() - count)).toBeLessThanOrEqual(count / 500)
  },
)
