import { expect, test } from 'vitest'
import { resultFileName } from './result-file-name.ts'

const size = { width: 800, height: 600 }

test.each([
  ['{name}', 'photo.jpg', 'photo.webp'],
  ['{name}-{width}x{height}', 'photo.final.jpg', 'photo.final-800x600.webp'],
  ['cover', 'photo.jpg', 'cover.webp'],
  ['{name}', 'photo', 'photo.webp'],
  ['{name}', '.hidden', '.hidden.webp'],
  ['{name} {what}', '照片.png', '照片 {what}.webp'],
  ['../{name}', 'a\\b.jpg', '..-a-b.webp'],
  ['', 'photo.jpg', 'photo.webp'],
])('%s of %s is %s', (pattern, original, expected) => {
  expect(resultFileName(pattern, original, size, 'webp')).toBe(expected)
})
