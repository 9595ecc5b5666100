import { expect, test } from 'vitest'
import { avifQualityOf } from './quality.ts'

test('a higher quality never gives a lower one of AVIF', () => {
  const all = Array.from({ length: 100 }, (_, index) => avifQualityOf(index + 1))
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  expect([all[0], all[74], all[99]]).toEqual([10, 58, 90])
})
