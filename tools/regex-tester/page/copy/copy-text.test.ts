import { expect, test, vi } from 'vitest'
import { sentenceOf } from '#kit/sentence.ts'
import { errors } from '../../errors.ts'
import { copyText } from './copy-text.ts'

test('hands a text to the clipboard', async () => {
  const write = vi.fn(async () => {})
  await copyText('a', write)
  expect(write).toHaveBeenCalledWith('a')
})

test('copying needs a pattern or matches, and a clipboard', async () => {
  const nothing = await copyText('', async () => {}).catch((error) => error)
  const refused = await copyText('a', async () => Promise.reject(new DOMException('no', 'NotAllowedError'))).catch(
    (error) => error,
  )
  for (const error of [nothing, refused]) {
    expect(sentenceOf(error, errors, 'en')).toBe('Failed to copy')
    expect(sentenceOf(error, errors, 'zh')).toBe('复制失败')
  }
})
