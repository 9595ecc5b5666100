import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test('bytes are shown by thousands, in the unit that fits', () => {
  expect(formatBytes(0, 'en-US')).toBe('0 byte')
  expect(formatBytes(999, 'en-US')).toBe('999 byte')
  expect(formatBytes(1000, 'en-US')).toBe('1 kB')
  expect(formatBytes(38_400_000, 'en-US')).toBe('38.4 MB')
  expect(formatBytes(38_400_000, 'zh-CN')).toBe('38.4 MB')
  expect(formatBytes(2_500_000_000, 'en-US')).toBe('2.5 GB')
})
