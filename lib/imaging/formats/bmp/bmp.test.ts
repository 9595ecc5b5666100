import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import { identify } from '../../read/identify.ts'
import { encodePlainPng } from '../png/encode-plain.ts'

const little = (...numbers: number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)

/** Builds a BMP of 32-bit header fields, followed by `rest`, whose last part is the pixels. */
function buildBmp(head: number[], ...rest: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = 4 + 4 * head.length
  const start = 14 + length + rest.slice(0, -1).reduce((sum, part) => sum + part.length, 0)
  return joinBytes(bytesOf('BM'), little(0, 0, start), little(length, ...head), ...rest)
}

/** The header field of planes and bits per pixel. */
const depth = (bits: number) => 1 + bits * 65_536

describe('a bitmap', () => {
  test('of OS/2 whose header ends after the depth is decoded', async () => {
    const colors = joinBytes(Uint8Array.of(1, 2, 3, 0), Uint8Array.of(40, 50, 60, 0))
    const picture = identify(buildBmp([2, 1, depth(1)], colors, Uint8Array.of(0x40, 0, 0, 0)))
    expect(await picture?.decode()).toEqual({
      width: 2,
      height: 1,
      data: Uint8ClampedArray.of(3, 2, 1, 255, 60, 50, 40, 255),
    })
  })

  test('of OS/2 with fax compression is refused, not read as a bitmap with masks', async () => {
    const head = [2, 1, depth(16), 3, 4, 0, 0, 0, 0, ...Array(6).fill(0)]
    expect(() => identify(buildBmp(head, little(0)))).toThrow(CodecError)
  })

  test('that embeds a PNG in place of its pixels is decoded, and one whose PNG has another size is refused', async () => {
    const colors = gradient(20, 10)
    const png = await encodePlainPng(colors)
    const head = (width: number) => [width, 10, depth(0), 5, png.length, 0, 0, 0, 0]
    expect(await identify(buildBmp(head(20), png))?.decode()).toEqual(colors)
    await expect(identify(buildBmp(head(21), png))?.decode()).rejects.toThrow(CodecError)
  })
})
