import { expect, test } from 'vitest'
import { sizeOf } from './format-bytes.ts'

test('bytes are told by thousands, in the unit that fits', () => {
  expect(sizeOf(0, 'en-US')).toBe('0 byte')
  expect(sizeOf(999, 'en-US')).toBe('999 byte')
  expect(sizeOf(1000, 'en-US')).toBe('1 kB')
  expect(sizeOf(38_400_000, 'en-US')).toBe('38.4 MB')
  expect(sizeOf(38_400_000, 'zh-CN')).toBe('38.4 MB')
  expect(sizeOf(2_500_000_000, 'en-US')).toBe('2.5 GB')
})
