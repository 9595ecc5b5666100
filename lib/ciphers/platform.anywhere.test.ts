import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { openAes, openPortableAes } from './aes.ts'
import { openBlockMode } from './block-modes.ts'
import { createDes } from './des.ts'
import { createSm4 } from './sm4.ts'
import { type Bytes, joinBytes, modes, type Stream } from './stream.ts'

const bytesOf = (length: number): fc.Arbitrary<Bytes> =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((bytes) => Uint8Array.from(bytes))
const direction = fc.constantFrom('encrypt' as const, 'decrypt' as const)

/** Encrypts a message in pieces of whole blocks and a rest. */
async function runThrough(stream: Stream, message: Bytes, pieceSize: number): Promise<Bytes> {
  const pieces: Bytes[] = []
  for (let at = 0; at <= message.length; at += pieceSize) pieces.push(await stream(message.slice(at, at + pieceSize)))
  return joinBytes(...pieces)
}

test.each(modes)(
  'AES-%s of the platform is that of JavaScript, whatever the key, the length and the pieces',
  async (mode) => {
    const key = fc.constantFrom(16, 24, 32).chain(bytesOf)
    const [blocks, rest] = [fc.nat({ max: 20 }), fc.nat({ max: mode === 'CBC' || mode === 'ECB' ? 0 : 15 })]
    await fc.assert(
      fc.asyncProperty(key, direction, bytesOf(16), blocks, rest, fc.integer({ min: 1, max: 5 }), async (...drawn) => {
        const [key, direction, iv, blocks, rest, pieceBlocks] = drawn
        const message = Uint8Array.from({ length: blocks * 16 + rest }, (_, at) => at * 31)
        const platform = await openAes(key, mode, direction, iv)
        const portable = await openPortableAes(key, mode, direction, iv)
        expect(await runThrough(platform, message, pieceBlocks * 16)).toEqual(await runThrough(portable, message, 64))
      }),
      { numRuns: runs() },
    )
  },
)

test.each(modes)('DES-%s of the platform agrees with that in JavaScript, with one key, two and three', async (mode) => {
  const key = fc.constantFrom(8, 16, 24).chain(bytesOf)
  const [blocks, rest] = [fc.nat({ max: 20 }), fc.nat({ max: mode === 'CBC' || mode === 'ECB' ? 0 : 7 })]
  await fc.assert(
    fc.asyncProperty(key, direction, bytesOf(8), blocks, rest, fc.integer({ min: 1, max: 5 }), async (...drawn) => {
      const [key, direction, iv, blocks, rest, pieceBlocks] = drawn
      const message = Uint8Array.from({ length: blocks * 8 + rest }, (_, at) => at * 31)
      const { openMode: _, ...portable } = createDes(key)
      const platform = openBlockMode(createDes(key), mode, direction, iv)
      const expected = await runThrough(openBlockMode(portable, mode, direction, iv), message, 64)
      expect(await runThrough(platform, message, pieceBlocks * 8)).toEqual(expected)
    }),
    { numRuns: runs() },
  )
})

test.each(modes)('SM4-%s of the platform agrees with that in JavaScript', async (mode) => {
  const [blocks, rest] = [fc.nat({ max: 20 }), fc.nat({ max: mode === 'CBC' || mode === 'ECB' ? 0 : 15 })]
  await fc.assert(
    fc.asyncProperty(
      bytesOf(16),
      direction,
      bytesOf(16),
      blocks,
      rest,
      fc.integer({ min: 1, max: 5 }),
      async (...drawn) => {
        const [key, direction, iv, blocks, rest, pieceBlocks] = drawn
        const message = Uint8Array.from({ length: blocks * 16 + rest }, (_, at) => at * 31)
        const { openMode: _, ...portable } = createSm4(key)
        const platform = openBlockMode(createSm4(key), mode, direction, iv)
        const expected = await runThrough(openBlockMode(portable, mode, direction, iv), message, 64)
        expect(await runThrough(platform, message, pieceBlocks * 16)).toEqual(expected)
      },
    ),
    { numRuns: runs() },
  )
})
