// Decodes AVIF files of the gradient below that libavif's avifenc wrote, and variants as other encoders write them.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../../bytes.ts'
import { gradient } from '../../fixtures/images.ts'
import { parseBoxes } from '../../iso-media/boxes.ts'
import { identify } from '../../read/identify.ts'

const fixture = (name: string) => new Uint8Array(readFileSync(`${import.meta.dirname}/fixtures/${name}.avif`))
const colors = gradient(128, 128)

async function differenceOf(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  const picture = identify(bytes)
  expect(picture).toMatchObject({ format: 'avif', width: 128, height: 128 })
  const { data } = (await picture?.decode()) ?? colors
  return data.reduce((max, value, index) => Math.max(max, Math.abs(value - (colors.data[index] ?? 0))), 0)
}

/** Renames a box to `free`, which every reader skips. */
function without(bytes: Uint8Array<ArrayBuffer>, name: string): Uint8Array<ArrayBuffer> {
  const copy = bytes.slice()
  for (let at = Buffer.from(copy).indexOf(name); at >= 0; at = Buffer.from(copy).indexOf(name)) {
    copy.set(bytesOf('free'), at)
  }
  return copy
}

test.each(['plain', 'deep12', 'grid'])('decodes an AVIF: %s', async (name) => {
  expect(await differenceOf(fixture(name))).toBeLessThanOrEqual(14)
})

test.each(['plain', 'deep12', 'grid'])(
  'an AVIF that does not say how deep its pixels are is read: %s',
  async (name) => {
    const bare = without(fixture(name), 'pixi')
    expect(bare).not.toEqual(fixture(name))
    expect(await differenceOf(bare)).toBe(await differenceOf(fixture(name)))
  },
)

test('decodes an AVIF whose pixels are in an idat box', async () => {
  const bytes = fixture('plain')
  const [type, meta, data] = parseBoxes(bytes)
  if (!type || !meta || !data) throw new Error('This is no AVIF')
  const pixels = bytes.subarray(data.content, data.end)
  const box = (name: string, ...parts: Uint8Array[]) => {
    const content = joinBytes(...parts)
    return joinBytes(uint32Bytes(content.length + 8), bytesOf(name), content)
  }
  function placeIn(length: number) {
    // Version 1; four bytes for each offset and length; one item, found in the box, in one piece.
    return box('iloc', bytesOf('\x01\0\0\0\x44\0\0\x01\0\x01\0\x01\0\0\0\x01'), uint32Bytes(0), uint32Bytes(length))
  }
  const boxes = parseBoxes(bytes, meta.content + 4, meta.end).map(({ type: name, start, end }) =>
    name === 'iloc' ? placeIn(pixels.length) : bytes.subarray(start, end),
  )
  const moved = joinBytes(bytes.subarray(0, type.end), box('meta', new Uint8Array(4), ...boxes, box('idat', pixels)))
  expect(await differenceOf(moved)).toBe(await differenceOf(bytes))
  expect(await differenceOf(without(moved, 'pixi'))).toBe(await differenceOf(bytes))
})
