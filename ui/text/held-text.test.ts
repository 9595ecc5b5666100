import { expect, test } from 'vitest'
import { holdLater, isHeld } from './held-text.ts'
import { maxEditedLength } from './long-text.ts'

test('a short text that was pasted stays as it is', async () => {
  expect(await holdLater('🙂')).toBe('🙂')
})

test.each([
  ['characters of two units, which begin at odd places', `x${'🙂'.repeat(maxEditedLength)}`],
  ['characters of two units, which begin at even places', '🙂'.repeat(maxEditedLength)],
  ['characters of three bytes', '中'.repeat(maxEditedLength + 1)],
])('a long text that was pasted is held whole: %s', async (_, text) => {
  const held = await holdLater(text)
  expect(isHeld(held) && (await held.text()) === text).toBe(true)
})

test('half of a character is held as what stands for it', async () => {
  const held = await holdLater('\ud83d'.repeat(maxEditedLength + 1))
  expect(isHeld(held) && (await held.text()) === '\ufffd'.repeat(maxEditedLength + 1)).toBe(true)
})
