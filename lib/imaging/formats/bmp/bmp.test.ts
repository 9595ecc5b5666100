import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf } from '../../bytes.ts'
import { CodecError } from '../../codec-error.ts'
import { gradient } from '../../fixtures/images.ts'
import { identify } from '../../read/identify.ts'
import { encodePlainPng } from '../png/encode-plain.ts'

const little = (...numbers: number[]) => new Uint8Array(Uint32Array.from(numbers).buffer)

/** Writes a bitmap of a head with so many fields of four bytes, and what follows it. */
function bmpOf(head: number[], ...rest: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = 4 + 4 * head.length
  const start = 14 + length + rest.slice(0, -1).reduce((sum, part) => sum + part.length, 0)
  return joinBytes(bytesOf('BM'), little(0, 0, start), little(length, ...head), ...rest)
}

/** Planes, and bits a pixel. */
const depth = (bits: number) => 1 + bits * 65_536

describe('a bitmap', () => {
  test('of OS/2 whose head ends behind the depth is read', async () => {
    const colors = joinBytes(Uint8Array.of(1, 2, 3, 0), Uint8Array.of(40, 50, 60, 0))
    const picture = identify(bmpOf([2, 1, depth(1)], colors, Uint8Array.of(0x40, 0, 0, 0)))
    expect(await picture?.decode()).toEqual({
      width: 2,
      height: 1,
      data: Uint8ClampedArray.of(3, 2, 1, 255, 60, 50, 40, 255),
    })
  })

  test('of OS/2 that is packed as a fax is refused, not read as colors of a mask', async () => {
    const head = [2, 1, depth(16), 3, 4, 0, 0, 0, 0, ...Array(6).fill(0)]
    expect(() => identify(bmpOf(head, little(0)))).toThrow(CodecError)
  })

  test('that holds a PNG in place of its pixels is read, and one that holds another image is refused', async () => {
    const colors = gradient(20, 10)
    const png = await encodePlainPng(colors)
    const head = (width: number) => [width, 10, depth(0), 5, png.length, 0, 0, 0, 0]
    expect(await identify(bmpOf(head(20), png))?.decode()).toEqual(colors)
    await expect(identify(bmpOf(head(21), png))?.decode()).rejects.toThrow(CodecError)
  })
})
