// Truncated, inconsistent and huge animations either fail with an error of ours or finish soon.
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { joinBytes } from '../../join-bytes.ts'
import { CodecError } from '../codec-error.ts'
import { gradient } from '../fixtures/images.ts'
import { buildChunk, buildRiff } from '../formats/webp/write-chunks.ts'
import { animationTooLarge, openAnimation } from '../read/open-animation.ts'
import { readInfo } from '../read/read-info.ts'
import { encode } from '../write/encode.ts'
import { encodeAnimation } from '../write/encode-animation.ts'
import { type Frame, maxFrames } from './animation.ts'
import { buildGif } from './fixtures/build-gif.ts'
import { decodeAllFrames } from './fixtures/decode-all-frames.ts'

const canvas = { width: 24, height: 16 }
const whole = { left: 0, top: 0, ...canvas }

async function* moving(): AsyncGenerator<Frame> {
  for (let step = 0; step < 4; step++) yield { image: gradient(24, 16, (x) => (x < 6 * step ? 0 : 255)), delay: 40 }
}

const encodeSample = (format: 'gif' | 'webp') =>
  encodeAnimation(moving(), { ...canvas, plays: 0 }, { format, quality: 80 })

/** Builds a WebP of three frames, each passed through `change`. */
async function webpOf(change: (frame: Uint8Array, index: number) => Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const still = await encode(gradient(24, 16), 'webp', { quality: 80 })
  const head = Uint8Array.of(0, 0, 0, 0, 0, 0, 23, 0, 0, 15, 0, 0, 100, 0, 0, 2)
  const frames = [0, 1, 2].map((index) => change(joinBytes(head, still.subarray(12)), index))
  return buildRiff(
    buildChunk('VP8X', Uint8Array.of(2, 0, 0, 0, 23, 0, 0, 15, 0, 0)),
    buildChunk('ANIM', new Uint8Array(6)),
    ...frames.map((frame) => buildChunk('ANMF', frame)),
  )
}

async function outcomeOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const info = readInfo(bytes)
    const animation = info && (await openAnimation(bytes, info))
    if (!info || !animation) return 'none'
    if (animationTooLarge(animation, info)) return 'tooLarge'
    let count = 0
    for await (const { image } of animation.frames()) {
      expect(image.data.length).toBe(info.width * info.height * 4)
      count++
    }
    expect(count).toBe(animation.count)
    return 'read'
  } catch (error) {
    if (error instanceof CodecError) return 'failed'
    throw error
  }
}

describe.each(['gif', 'webp'] as const)('%s', (format) => {
  test('that is truncated anywhere is no animation, damaged, or partly decoded', async () => {
    const bytes = await encodeSample(format)
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 40)) {
      expect(['none', 'failed', 'read']).toContain(await outcomeOf(bytes.slice(0, length)))
    }
    expect(await outcomeOf(bytes)).toBe('read')
  })

  test('with corrupt bytes is rejected with a CodecError, or decoded', async () => {
    const bytes = await encodeSample(format)
    for (let round = 0, seed = 7; round < 40; round++) {
      const broken = bytes.slice()
      for (let count = 0; count < 3; count++) {
        seed = (seed * 48_271) % 2_147_483_647
        broken[seed % broken.length] = (seed >> 8) & 255
      }
      expect(['none', 'failed', 'tooLarge', 'read']).toContain(await outcomeOf(broken))
    }
  })
})

describe('a GIF', () => {
  test('whose frames are partly or fully outside the canvas is clipped to it', async () => {
    const bytes = buildGif(canvas, [
      { ...whole, color: () => 1, disposal: 1 },
      { left: 20, top: 10, width: 50, height: 40, color: () => 2, disposal: 3 },
      { left: 60, top: 60, width: 5, height: 5, color: () => 3, disposal: 2 },
      { left: 23, top: 15, width: 300, height: 1, color: () => 3, disposal: 2 },
      { left: 0, top: 0, width: 1, height: 1, color: () => 3 },
    ])
    const { images } = await decodeAllFrames(bytes)
    const at = (frame: number, x: number, y: number) => [
      ...(images[frame]?.data.subarray((y * 24 + x) * 4).slice(0, 4) ?? []),
    ]
    expect([at(1, 23, 15), at(2, 23, 15), at(3, 23, 15), at(4, 23, 15)]).toEqual([
      [0, 255, 0, 255],
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [0, 0, 0, 0],
    ])
  })

  test('of huge frames on a small canvas, or of too many frames, is refused', async () => {
    const tiny = { left: 0, top: 0, width: 1, height: 1, color: () => 1 }
    const one = buildGif(canvas, [tiny])
    const frame = one.subarray(13 + 24, -1)
    const many = joinBytes(one.subarray(0, 13 + 24), ...Array.from({ length: maxFrames + 5 }, () => frame))
    expect(await outcomeOf(many)).toBe('tooLarge')
    const vast = buildGif(
      { width: 1, height: 1 },
      Array.from({ length: 20 }, () => tiny),
    )
    // Each declares 8192 x 8192 pixels; how many it really holds is checked only when it is drawn.
    for (let at = 0; at < vast.length; at++) if (vast[at] === 0x2c) vast.set([0, 32, 0, 32], at + 5)
    expect(await outcomeOf(vast)).toBe('tooLarge')
  })

  test('with delays of 0 shows each frame for 100 ms', async () => {
    const bytes = buildGif(
      canvas,
      [0, 1, 2].map((delay) => ({ ...whole, color: () => delay + 1, delay })),
    )
    expect((await decodeAllFrames(bytes)).delays).toEqual([100, 100, 20])
  })

  test('without a trailer is complete, and one whose last frame is truncated is not', async () => {
    const bytes = buildGif(
      canvas,
      [1, 2].map((color) => ({ ...whole, color: () => color })),
    )
    expect(await outcomeOf(bytes.slice(0, -1))).toBe('read')
    expect(await outcomeOf(bytes.slice(0, -6))).toBe('failed')
  })

  test('is composed as by ImageMagick 6.9, where a disposed frame without a transparent color clears to transparency', async () => {
    const bytes = buildGif(canvas, [
      { ...whole, color: (x, y) => (x + y) % 7, disposal: 2 },
      { left: 3, top: 2, width: 9, height: 8, color: (x) => x % 4, disposal: 2, transparent: 2 },
      { left: 20, top: 0, width: 4, height: 16, color: () => 1, disposal: 3 },
      { left: 0, top: 12, width: 5, height: 3, color: () => 3 },
    ])
    // convert it.gif -coalesce -depth 8 rgba:, with transparent pixels zeroed, then SHA-256.
    const hash = createHash('sha256')
    for (const { data } of (await decodeAllFrames(bytes)).images) hash.update(data)
    expect(hash.digest('hex')).toBe('c7d7a40b2835e5bd84f60608a189d765b798025b9e9530453ba67a4889e504d9')
  })
})

describe('an animated WebP', () => {
  test('with chunks of odd lengths is read to its end', async () => {
    const bytes = await webpOf((frame, index) => joinBytes(frame, new Uint8Array(index)))
    expect(await outcomeOf(bytes)).toBe('read')
  })

  test.each<[string, (frame: Uint8Array) => Uint8Array]>([
    ['beyond its canvas', (frame) => frame.with(0, 4)],
    ['that says it is smaller than its image', (frame) => frame.with(6, 11)],
    ['that says it is larger than its canvas', (frame) => frame.with(8, 255)],
    ['without an image', (frame) => frame.subarray(0, 16)],
    ['of less than a head', (frame) => frame.subarray(0, 9)],
    ['of half an image', (frame) => frame.subarray(0, 60)],
  ])('with a frame %s is damaged', async (_, change) => {
    expect(await outcomeOf(await webpOf((frame, index) => (index === 2 ? change(frame) : frame)))).toBe('failed')
  })

  test('whose frame declares more bytes than there are is damaged', async () => {
    const bytes = await webpOf((frame) => frame)
    expect(await outcomeOf(bytes.slice(0, -40))).toBe('failed')
  })

  test('with delays of 0 shows each frame for 100 ms', async () => {
    const bytes = await webpOf((frame) => frame.with(12, 0))
    expect((await decodeAllFrames(bytes)).delays).toEqual([100, 100, 100])
  })

  test('without a frame is damaged', async () => {
    const bytes = buildRiff(
      buildChunk('VP8X', Uint8Array.of(2, 0, 0, 0, 23, 0, 0, 15, 0, 0)),
      buildChunk('ANIM', new Uint8Array(6)),
    )
    expect(await outcomeOf(bytes)).toBe('failed')
  })
})
