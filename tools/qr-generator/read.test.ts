import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { materialOf } from '#lib/recognition/material-of.ts'
import { writeIndexedPng } from './drawing/indexed-png.ts'
import { imageWith } from './fixtures/image-with.ts'
import { generate } from './generate.ts'
import { read } from './read.ts'
import { recognize } from './recognize.ts'

test.each(['png', 'jpeg', 'webp'] as const)('a code is read from %s', async (format) => {
  const { file } = await perform(generate, { text: '你好 🙂', format, size: 200 })
  expect(await perform(read, { file })).toEqual({ texts: ['你好 🙂'] })
})

test('light codes on dark are read too', async () => {
  const { file } = await perform(generate, { text: 'night', foreground: '#ffffff', background: '#111111' })
  expect(await perform(read, { file })).toEqual({ texts: ['night'] })
})

test('every code of an image is read', async () => {
  const texts = ['one', 'two', 'three']
  const { texts: decoded } = await perform(read, { file: await imageWith(texts) })
  expect(decoded.toSorted()).toEqual(texts.toSorted())
})

test('an image without a code and a file that is not an image give different errors', async () => {
  const blank = await writeIndexedPng({ width: 50, height: 50, data: new Uint8ClampedArray(10_000).fill(255) })
  const image = new File([blank ?? new Uint8Array()], 'blank.png')
  await expect(perform(read, { file: image })).rejects.toMatchObject({ code: 'noCode' })
  await expect(perform(read, { file: new File(['text'], 'a.png') })).rejects.toMatchObject({ code: 'notImage' })
  await expect(perform(read, { file: new File([], 'empty.png') })).rejects.toMatchObject({ code: 'notImage' })
})

test('a truncated or damaged image gives its text or an expected error', async () => {
  const { file } = await perform(generate, { text: 'whole', size: 100 })
  const bytes = await file.bytes()
  for (let at = 0; at < bytes.length; at += 7) {
    const damaged = bytes.slice()
    damaged[at] = (damaged[at] ?? 0) ^ 0xff
    for (const broken of [bytes.subarray(0, at), damaged]) {
      const result = await perform(read, { file: new File([broken], 'x.png') }).catch(({ code }) => code)
      expect(result).toSatisfy((got) => got?.texts?.[0] === 'whole' || /^(?:notImage|noCode|tooLarge)$/.test(got))
    }
  }
})

test('an image with huge declared dimensions is refused before it is decoded', async () => {
  const { file } = await perform(generate, { text: 'bomb', size: 100 })
  const bytes = await file.bytes()
  new DataView(bytes.buffer).setUint32(16, 60_000)
  new DataView(bytes.buffer).setUint32(20, 60_000)
  await expect(perform(read, { file: new File([bytes], 'x.png') })).rejects.toMatchObject({ code: 'tooLarge' })
})

test('links, networks and keys are recognized for a code, and images for reading with low confidence', async () => {
  const sureOf = async (content: string | File) => recognize(await materialOf(content))[0]?.confidence ?? 0
  expect(await sureOf('WIFI:T:WPA;S:Home;P:secret;;')).toBeGreaterThan(0.7)
  expect(await sureOf('otpauth://totp/Example?secret=JBSWY3DPEHPK3PXP')).toBeGreaterThan(0.7)
  expect(await sureOf('https://example.org/notes')).toBe(0.5)
  expect(await sureOf('a sentence about QR codes')).toBe(0)
  const { file } = await perform(generate, { text: 'x' })
  expect(await sureOf(file)).toBeLessThan(0.3)
})
