import type { Frame } from '../../animation/animation.ts'
import { boundingBox } from '../../animation/bounding-box.ts'
import { type DistinctFrame, distinctFrames } from '../../animation/distinct-frames.ts'
import { hasAtMostColors } from '../../color/quantize.ts'
import type { RasterImage, Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import type { AnimationHeader, EncodeSettings } from '../format-definition.ts'
import { chunksOf, featuresIn } from './chunks.ts'
import { encode } from './encode.ts'
import { frameChunk } from './frames.ts'
import { chunkOf, extendedHeader, riffOf } from './write-chunks.ts'

/** In milliseconds, of three bytes. */
const maxDelay = 0xffffff

/** Writes frames as an animated WebP: of each the part that differs from the one before. */
export async function encodeFrames(
  frames: AsyncIterable<Frame>,
  { plays, ...canvas }: AnimationHeader,
  settings: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let hasAlpha = false
  let before: Uint32Array | undefined
  let [hasFailed, count] = [false, 0]
  for await (const frame of distinctFrames(frames, { minAlpha: 1, maxDelay })) {
    const box = evenBox(before, frame, canvas)
    // Where a photograph was several times as large without loss, the next frames hardly are smaller so: now and then it is tried.
    const isTried = !hasFailed || count++ % 8 === 7
    const { file, blends, isFar = hasFailed } = await smallest(before, frame, { box, canvas, settings, isTried })
    hasFailed = isFar
    const parts = [...chunksOf(file)]
    hasAlpha ||= featuresIn(parts).hasAlpha
    const image = parts.filter(({ type }) => type !== 'VP8X').map(({ whole }) => whole)
    chunks.push(frameChunk({ ...box, delay: frame.delay, blends }, image))
    before = frame.pixels
  }
  const played = Math.min(65_535, plays)
  const head = chunkOf('ANIM', Uint8Array.of(0, 0, 0, 0, played, played >> 8))
  return riffOf(extendedHeader({ ...canvas, hasAlpha }, [{ type: 'ANIM' }], false), head, ...chunks)
}

/** Finds the part of the canvas that a frame changes; it begins at even pixels. All of it is the first's. */
function evenBox(before: Uint32Array | undefined, { pixels }: DistinctFrame, canvas: Size): Box {
  if (!before) return { left: 0, top: 0, ...canvas }
  const box = boundingBox(canvas, (at) => before[at] !== pixels[at]) ?? { left: 0, top: 0, width: 1, height: 1 }
  const [left, top] = [box.left & ~1, box.top & ~1]
  return { left, top, width: box.left + box.width - left, height: box.top + box.height - top }
}

interface Place {
  box: Box
  canvas: Size
  settings: EncodeSettings
  /** Whether to write it without loss too. */
  isTried: boolean
}

interface Written {
  file: Uint8Array
  blends: boolean
  /** Whether the file would have been twice as large without loss; undefined where it was not tried. */
  isFar?: boolean
}

/**
 * Writes a frame with loss, and where it has few colors without too, with holes where nothing changes: drawings are often
 * smaller so.
 */
async function smallest(
  before: Uint32Array | undefined,
  frame: DistinctFrame,
  { box, canvas, settings, isTried }: Place,
): Promise<Written> {
  const { plain, holed } = cut(before, frame, box, canvas)
  const lossy = settings.lossless ? undefined : await encode(plain, settings)
  if (lossy && !(isTried && hasAtMostColors(256, plain))) return { file: lossy, blends: false }
  const exact = await encode(holed ?? plain, { ...settings, lossless: true })
  const isFar = lossy !== undefined && 2 * lossy.length < exact.length
  if (lossy && lossy.length <= exact.length) return { file: lossy, blends: false, isFar }
  return { file: exact, blends: holed !== undefined, isFar }
}

/** Cuts a part out of a frame: as it is, and with holes in it, which is possible only where what changes hides all below. */
function cut(
  before: Uint32Array | undefined,
  { pixels }: DistinctFrame,
  { left, top, width, height }: Box,
  canvas: Size,
): { plain: RasterImage; holed: RasterImage | undefined } {
  const plain = new Uint32Array(width * height)
  const holed = new Uint32Array(width * height)
  let isHiding = before !== undefined
  for (let y = 0, to = 0; y < height; y++) {
    let from = (top + y) * canvas.width + left
    for (let x = 0; x < width; x++, from++, to++) {
      const pixel = pixels[from] ?? 0
      plain[to] = pixel
      if (before?.[from] === pixel) continue
      holed[to] = pixel
      if (pixel >>> 24 < 255) isHiding = false
    }
  }
  const imageOf = (data: Uint32Array<ArrayBuffer>) => ({ width, height, data: new Uint8ClampedArray(data.buffer) })
  return { plain: imageOf(plain), holed: isHiding ? imageOf(holed) : undefined }
}
