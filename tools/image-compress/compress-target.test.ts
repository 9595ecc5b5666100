import { expect, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
import { combinations } from '#lib/fixtures/runs.ts'
import { gradient } from '#lib/imaging/fixtures/images.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { fixture } from './fixtures/read.ts'
import { compress } from './operations.ts'

vi.mock('#lib/imaging/write/encode.ts', { spy: true })

const file = fixture('turned-with-location.jpg')
const run = (given: object) => perform(compress, { file, ...given })

test.each([
  ['jpeg', 1200],
  ['jpeg', 1000],
  ['webp', 1000],
  ['webp', 850],
  ['avif', 900],
  ['png', 2200],
] as const)('%s fits into %i bytes at its full size, and uses most of them', async (format, targetBytes) => {
  const { size, width, height } = await run({ format, targetBytes })
  expect({ width, height }).toEqual({ width: 64, height: 96 })
  expect(size).toBeLessThanOrEqual(targetBytes)
  expect(size).toBeGreaterThan(targetBytes * 0.85)
})

test.each(['auto', 'png', 'webp'] as const)(
  '%s has fewer pixels where a lower quality is not enough',
  async (format) => {
    const { size, width, height } = await run({ format, targetBytes: 300 })
    expect(size).toBeLessThanOrEqual(300)
    expect(width).toBeLessThan(64)
    expect(width / height).toBeCloseTo(64 / 96, 1)
  },
)

test.each([
  ['that was asked for', { resize: 'none' }],
  ['of a frame', { resize: 'cover', maxWidth: 60, maxHeight: 60 }],
])('a size %s is not given up for the target', async (_, size) => {
  await expect(run({ format: 'jpeg', targetBytes: 300, ...size })).rejects.toMatchObject({
    code: 'targetTooSmall',
    params: { size: expect.toSatisfy((smallest) => smallest > 300) },
  })
})

test('a target that no image fits into is refused', async () => {
  await expect(run({ format: 'jpeg', targetBytes: 10 })).rejects.toMatchObject({ code: 'targetTooSmall' })
})

test('quality is the most that the target may use', async () => {
  const { size } = await run({ format: 'jpeg', quality: 40 })
  expect(await run({ format: 'jpeg', quality: 40, targetBytes: size })).toMatchObject({ size })
})

test('quality that nobody chose rises where the target has room for more', async () => {
  const { size } = await run({ format: 'jpeg' })
  const roomy = Math.round(size * 1.4)
  expect((await run({ format: 'jpeg', targetBytes: roomy })).size).toBeGreaterThan(0.85 * roomy)
})

test.each([
  [900, 8],
  [300, 24],
])('%i bytes are found in %i tries at most', async (targetBytes, max) => {
  vi.mocked(encode).mockClear()
  const { size } = await run({ format: 'webp', quality: 100, targetBytes })
  expect(size).toBeLessThanOrEqual(targetBytes)
  expect(vi.mocked(encode).mock.calls.length).toBeLessThanOrEqual(max)
})

/** Pseudorandom numbers from 0 to 1, the same at every run. */
function randomly(): () => number {
  let value = 1
  return () => {
    value = (value * 48_271) % 2_147_483_647
    return value / 2_147_483_647
  }
}

async function pngOf(paint: (x: number, y: number, random: () => number) => number[]): Promise<File> {
  const image = gradient(300, 200)
  const random = randomly()
  for (let at = 0; at < image.data.length / 4; at++)
    image.data.set(paint(at % 300, Math.floor(at / 300), random), at * 4)
  const { encode: write } =
    await vi.importActual<typeof import('#lib/imaging/write/encode.ts')>('#lib/imaging/write/encode.ts')
  return new File([await write(image, 'png', { quality: 75 })], 'image.png')
}

const kinds = {
  photo: (x: number, y: number, random: () => number) => {
    const grain = (random() - 0.5) * 30
    return [
      120 + 60 * Math.sin(x / 70) + grain,
      110 + 70 * Math.cos(y / 60) + grain,
      90 + 50 * Math.sin((x + y) / 40),
      255,
    ]
  },
  noise: (_x: number, _y: number, random: () => number) => [255 * random(), 255 * random(), 255 * random(), 255],
  transparent: (x: number, y: number, random: () => number) => [x / 2, 255 * random(), y, (x + y) / 2],
}

test.each(
  combinations(['jpeg', 'webp', 'avif', 'jxl', 'png', 'auto'] as const, Object.entries(kinds), [1000, 5000, 15_000]),
)('%s makes of %o the most of %i bytes', async (format, [, paint], targetBytes) => {
  const { size, kept } = await perform(compress, { file: await pngOf(paint), format, targetBytes })
  expect(kept).toBe(false)
  expect(size).toBeLessThanOrEqual(targetBytes)
  expect(size).toBeGreaterThanOrEqual(0.85 * targetBytes)
})
