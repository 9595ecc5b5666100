// Corrupt, truncated and malicious images of every format are decoded or refused in time, and throw nothing but
// CodecError.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { CodecError } from '../codec-error.ts'
import { gradient } from '../fixtures/images.ts'
import { maxPixels } from '../max-pixels.ts'
import { identify } from '../read/identify.ts'
import { inspect } from '../read/inspect.ts'
import { encode } from '../write/encode.ts'
import { readableFormats, writableFormats } from './all-formats.ts'
import type { ImageFormat } from './image-format.ts'

const settings = { quality: 80, sizes: [16, 32] }
const drawing = new TextEncoder().encode(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="24"><rect width="20" height="9"/></svg>',
)
const heicHead = (bytes: Uint8Array) => {
  const copy = new Uint8Array(bytes)
  copy.set(new TextEncoder().encode('heicmif1heic'), 8)
  copy.set(new TextEncoder().encode('mif1'), 16)
  return copy
}
const whole = new Map<ImageFormat, Uint8Array<ArrayBuffer>>()

beforeAll(async () => {
  for (const format of writableFormats) whole.set(format, await encode(gradient(40, 24), format, settings))
  whole.set('svg', drawing)
  const avif = readFileSync(`${import.meta.dirname}/avif/fixtures/turned.avif`)
  whole.set('heic', heicHead(avif))
})

/** Returns what became of a file: `read`, or how it was refused. */
async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const picture = await inspect(bytes)
    if ('code' in picture) return picture.code
    const { width, height, data } = await picture.decode()
    expect(data.length).toBe(width * height * 4)
    expect(width * height).toBeLessThanOrEqual(maxPixels)
    return 'read'
  } catch (error) {
    if (error instanceof CodecError) return 'failed'
    throw error
  }
}

/** Yields deterministic pseudorandom numbers. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let value = seed; ; value = (value * 48_271) % 2_147_483_647) yield value
}

const cases = 40
describe.each(readableFormats)('%s', (format) => {
  test('that is truncated anywhere is no image, damaged, or partly decoded', async () => {
    const bytes = whole.get(format) ?? new Uint8Array()
    for (let part = 0; part < cases; part++) {
      const outcome = await outcomeOf(bytes.slice(0, Math.floor((bytes.length * part) / cases)))
      expect(['read', 'failed', 'notImage', 'unsupported']).toContain(outcome)
      if (part < 2) expect(outcome).not.toBe('read')
    }
  })

  test('with corrupt bytes is refused with a CodecError, or decoded', async () => {
    const bytes = whole.get(format) ?? new Uint8Array()
    const numbers = randomNumbers(bytes.length)
    for (let round = 0; round < cases; round++) {
      const broken = bytes.slice()
      for (let count = 1 + (round % 5); count > 0; count--) {
        // Most fields worth corrupting are at the beginning.
        const reach = round % 2 ? Math.min(broken.length, 160) : broken.length
        broken[numbers.next().value % reach] = numbers.next().value & 255
      }
      expect(['read', 'failed', 'notImage', 'unsupported', 'tooLarge']).toContain(await outcomeOf(broken))
    }
  })
})

test.each<[string, number[] | string, object]>([
  ['GIF', 'GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0\x02\x01\0\0;', { code: 'tooLarge' }],
  ['SVG', '<svg width="100000" height="100000"/>', { code: 'tooLarge' }],
  ['SVG with an extreme aspect ratio', '<svg viewBox="0 0 1e9 1"/>', { code: 'tooLarge' }],
])('a %s that would take gigabytes is refused before anything is decoded', async (_, text, expected) => {
  const bytes = Uint8Array.from(String(text), (character) => character.charCodeAt(0))
  expect(await inspect(bytes)).toMatchObject(expected)
})

test.each(['bmp', 'tiff'] as const)('a %s that declares gigapixels is refused', async (format) => {
  const bytes = (whole.get(format) ?? new Uint8Array()).slice()
  const view = new DataView(bytes.buffer)
  const [width, height] = format === 'bmp' ? [18, 22] : [18, 30]
  view.setInt32(width, 60_000, true)
  view.setInt32(height, 60_000, true)
  expect(await inspect(bytes)).toMatchObject({ code: 'tooLarge', params: { width: 60_000, height: 60_000 } })
})

test('a GIF whose frame is too large is not decompressed, however small its canvas', async () => {
  const text = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0;'
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  await expect(identify(bytes)?.decode()).rejects.toThrow(CodecError)
})

test('an SVG expands no nested entities, and reads no file', async () => {
  const levels = Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};&a${n};&a${n};">`).join('')
  const bomb = `<!DOCTYPE svg [<!ENTITY a0 "ha">${levels}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a30;</text></svg>`
  expect(['read', 'failed']).toContain(await outcomeOf(new TextEncoder().encode(bomb)))
  const nosy =
    '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/><text>&e;</text></svg>'
  expect(['read', 'failed']).toContain(await outcomeOf(new TextEncoder().encode(nosy)))
})
