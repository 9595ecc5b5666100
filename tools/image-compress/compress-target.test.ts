import { expect, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
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
  expect(size).toBeGreaterThan(targetBytes * 0.75)
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

test('a target that no picture fits into is refused', async () => {
  await expect(run({ format: 'jpeg', targetBytes: 10 })).rejects.toMatchObject({ code: 'targetTooSmall' })
})

test('quality is the most that the target may use', async () => {
  const { size } = await run({ format: 'jpeg', quality: 40 })
  expect(await run({ format: 'jpeg', quality: 40, targetBytes: size })).toMatchObject({ size })
})

test('at most seven files are written to find the quality', async () => {
  vi.mocked(encode).mockClear()
  const { size } = await run({ format: 'webp', quality: 100, targetBytes: 900 })
  expect(size).toBeLessThanOrEqual(900)
  expect(vi.mocked(encode).mock.calls.length).toBeGreaterThan(4)
  expect(vi.mocked(encode).mock.calls.length).toBeLessThanOrEqual(7)
})
