import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { speak } from './speak.ts'

test.each([
  ['wav', 'en+f4'],
  ['mp3', 'en+f4'],
  ['wav', 'slt'],
])('a %s of %s is the same to the byte in Node and in a browser', async (format, voice) => {
  const { file } = await perform(speak, { text: 'Fuzz and hiss. 你好，2026年。', voice, format })
  const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  expect(hash.slice(0, 16)).toBe(hashes[`${format} ${voice}`])
})

const hashes: Record<string, string> = {
  'wav en+f4': '08553367354e940c',
  'mp3 en+f4': '459fc6906714df05',
  'wav slt': '1fa933d06bd925dd',
}
