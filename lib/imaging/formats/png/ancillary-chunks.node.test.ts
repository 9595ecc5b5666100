import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import { identify } from '../../read/identify.ts'
import { buildChunk } from './chunks.ts'
import { encodePlainPng } from './encode-plain.ts'

const colors = gradient(40, 24)

/** Builds a PNG with extra chunks after IHDR. */
async function pngWith(...chunks: Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const png = await encodePlainPng(colors)
  return joinBytes(png.subarray(0, 33), ...chunks, png.subarray(33))
}

/** Corrupts the checksum of a chunk. */
const withWrongChecksum = (chunk: Uint8Array) => chunk.with(-1, (chunk.at(-1) ?? 0) ^ 1)

describe('a PNG with damaged ancillary chunks is decoded without them, and a warning says so:', () => {
  test.each<[string, Uint8Array]>([
    ['a profile that cannot be decompressed', buildChunk('iCCP', bytesOf('name\0\0nonsense'))],
    ['a profile without a name', buildChunk('iCCP', bytesOf('nonsense'))],
    ['an empty profile', buildChunk('iCCP', new Uint8Array())],
    ['a text without a keyword', buildChunk('tEXt', bytesOf('\0text'))],
    ['a text with a wrong checksum', withWrongChecksum(buildChunk('tEXt', bytesOf('Title\0text')))],
    ['a compressed text without a terminated keyword', buildChunk('zTXt', bytesOf('Title'))],
    ['an international text without a terminated keyword', buildChunk('iTXt', bytesOf('T'.repeat(90)))],
    ['a gamma that is too short', buildChunk('gAMA', bytesOf('\0\0'))],
    ['primaries that are too short', buildChunk('cHRM', bytesOf('\0\0\0'))],
    ['transparency with a wrong checksum', withWrongChecksum(buildChunk('tRNS', new Uint8Array(6)))],
    ['an unknown chunk with a wrong checksum', withWrongChecksum(buildChunk('abCd', bytesOf('x')))],
  ])('%s', async (_, chunk) => {
    const picture = identify(await pngWith(chunk))
    expect(picture?.warnings).toEqual(['damagedExtras'])
    expect(await picture?.decode()).toEqual(colors)
  })
})

test('a PNG with intact ancillary chunks has no warning', async () => {
  const picture = identify(
    await pngWith(buildChunk('tEXt', bytesOf('Title\0text')), buildChunk('gAMA', bytesOf('\0\0\xb1\x8f'))),
  )
  expect(picture?.warnings).toEqual([])
  expect(await picture?.decode()).toEqual(colors)
})

test('a PNG whose pixels are damaged is refused', async () => {
  const png = await pngWith()
  const data = Buffer.from(png).indexOf('IDAT')
  await expect(identify(png.with(data + 12, (png[data + 12] ?? 0) ^ 0xff))?.decode()).rejects.toThrow(CodecError)
})
