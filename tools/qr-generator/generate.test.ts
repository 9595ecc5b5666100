import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readHeader } from '#lib/imaging/metadata/header.ts'
import { decode } from '#lib/imaging/read/decode.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { generate } from './generate.ts'

/** Reads a picture with another reader than the one that checks codes. */
async function readBack(file: File): Promise<string | undefined> {
  const bytes = await file.bytes()
  const header = readHeader(bytes)
  if (!header) throw new Error('no picture')
  const { data, width, height } = flatten(await decode(bytes, header), white)
  return jsQR(data, width, height)?.data
}

test.each(['Hello', 'https://example.org/notes?id=7', '你好，世界', '🙂 emoji', 'こんにちは世界', '0123456789'])(
  'the code of %s can be read, and says so',
  async (text) => {
    const { file, readable } = await perform(generate, { text })
    expect(readable).toBe(true)
    expect(await readBack(file)).toBe(text)
  },
)
