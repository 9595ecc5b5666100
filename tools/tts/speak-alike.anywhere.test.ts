import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { speak } from './speak.ts'

test.each(['wav', 'mp3'])('a %s is the same to the byte in Node and in a browser', async (format) => {
  const { file } = await perform(speak, { text: 'Fuzz and hiss. 你好，2026年。', voice: 'en+f4', format })
  const hash = Array.from(new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  expect(hash.slice(0, 16)).toBe(hashes[format])
})

const hashes: Record<string, string> = { wav: '08553367354e940c', mp3: '459fc6906714df05' }
