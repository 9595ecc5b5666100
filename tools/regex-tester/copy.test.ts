import { expect, test, vi } from 'vitest'
import { sentenceOf } from '#kit/sentence.ts'
import { copy } from './copy.ts'
import { errors } from './errors.ts'

test('hands a text to the clipboard', async () => {
  const write = vi.fn(async () => {})
  await copy('a', write)
  expect(write).toHaveBeenCalledWith('a')
})

test('copying needs a pattern or matches, and a clipboard', async () => {
  const nothing = await copy('', async () => {}).catch((error) => error)
  const refused = await copy('a', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))).catch(
    (error) => error,
  )
  for (const error of [nothing, refused]) {
    expect(sentenceOf(error, errors, 'en')).toBe('Failed to copy')
    expect(sentenceOf(error, errors, 'zh')).toBe('复制失败')
  }
})
