import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import { identify } from '../../read/identify.ts'
import { chunkOf } from './chunks.ts'
import { encodePlainPng } from './encode-plain.ts'

const colors = gradient(40, 24)

/** Puts a chunk behind the head of a PNG. */
async function pngWith(...chunks: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const png = await encodePlainPng(colors)
  return joinBytes(png.subarray(0, 33), ...chunks, png.subarray(33))
}

/** Makes the checksum of a chunk a wrong one. */
const withWrongSum = (chunk: Uint8Array) => chunk.with(-1, (chunk.at(-1) ?? 0) ^ 1)

describe('a PNG whose extras are damaged is read without them, and a warning says so:', () => {
  test.each<[string, Uint8Array]>([
    ['a profile that does not unfold', chunkOf('iCCP', bytesOf('name\0\0nonsense'))],
    ['a profile without a name', chunkOf('iCCP', bytesOf('nonsense'))],
    ['an empty profile', chunkOf('iCCP', new Uint8Array())],
    ['a text without a keyword', chunkOf('tEXt', bytesOf('\0text'))],
    ['a text of a wrong checksum', withWrongSum(chunkOf('tEXt', bytesOf('Title\0text')))],
    ['a packed text that has no end', chunkOf('zTXt', bytesOf('Title'))],
    ['an international text that has no end', chunkOf('iTXt', bytesOf('T'.repeat(90)))],
    ['a gamma that is too short', chunkOf('gAMA', bytesOf('\0\0'))],
    ['primaries that are too short', chunkOf('cHRM', bytesOf('\0\0\0'))],
    ['transparency of a wrong checksum', withWrongSum(chunkOf('tRNS', new Uint8Array(6)))],
    ['a chunk that nobody knows, of a wrong checksum', withWrongSum(chunkOf('abCd', bytesOf('x')))],
  ])('%s', async (_, chunk) => {
    const picture = identify(await pngWith(chunk))
    expect(picture?.warnings).toEqual(['damagedExtras'])
    expect(await picture?.decode()).toEqual(colors)
  })
})

test('a PNG whose extras are whole is not warned of', async () => {
  const picture = identify(
    await pngWith(chunkOf('tEXt', bytesOf('Title\0text')), chunkOf('gAMA', bytesOf('\0\0\xb1\x8f'))),
  )
  expect(picture?.warnings).toEqual([])
  expect(await picture?.decode()).toEqual(colors)
})

test('a PNG whose pixels are damaged is refused', async () => {
  const png = await pngWith()
  const data = Buffer.from(png).indexOf('IDAT')
  await expect(identify(png.with(data + 12, (png[data + 12] ?? 0) ^ 0xff))?.decode()).rejects.toThrow(CodecError)
})
