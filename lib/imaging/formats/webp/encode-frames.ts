import type { Frame } from '../../animation/animation.ts'
import { boundingBox } from '../../animation/bounding-box.ts'
import { type DistinctFrame, distinctFrames } from '../../animation/distinct-frames.ts'
import { hasAtMostColors } from '../../color/quantize.ts'
import type { RasterImage, Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import type { AnimationHeader, EncodeSettings } from '../format-definition.ts'
import { parseChunks, parseFeatures } from './chunks.ts'
import { encode } from './encode.ts'
import { frameChunk } from './frames.ts'
import { buildChunk, buildRiff, extendedHeader } from './write-chunks.ts'

/** The longest duration in milliseconds, an unsigned 24-bit integer. */
const maxDelay = 0xffffff

/** Encodes frames as an animated WebP: of each the part that differs from the previous one. */
export async function encodeFrames(
  frames: AsyncIterable<Frame>,
  { plays, ...canvas }: AnimationHeader,
  settings: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let hasAlpha = false
  let before: Uint32Array | undefined
  let [wasMuchLarger, count] = [false, 0]
  for await (const frame of distinctFrames(frames, { minAlpha: 1, maxDelay })) {
    const box = evenBox(before, frame, canvas)
    // After a frame that was much larger losslessly, the next are unlikely to be smaller so: tries lossless only for
    // every eighth.
    const triesLossless = !wasMuchLarger || count++ % 8 === 7
    const {
      file,
      blends,
      isMuchLarger = wasMuchLarger,
    } = await encodeSmallest(before, frame, { box, canvas, settings, triesLossless })
    wasMuchLarger = isMuchLarger
    const parts = [...parseChunks(file)]
    hasAlpha ||= parseFeatures(parts).hasAlpha
    const image = parts.filter(({ type }) => type !== 'VP8X').map(({ whole }) => whole)
    chunks.push(frameChunk({ ...box, delay: frame.delay, blends }, image))
    before = frame.pixels
  }
  const played = Math.min(65_535, plays)
  const head = buildChunk('ANIM', Uint8Array.of(0, 0, 0, 0, played, played >> 8))
  return buildRiff(extendedHeader({ ...canvas, hasAlpha }, [{ type: 'ANIM' }]), head, ...chunks)
}

/** Finds the part of the canvas that a frame changes, at even offsets; for the first frame, all of it. */
function evenBox(before: Uint32Array | undefined, { pixels }: DistinctFrame, canvas: Size): Box {
  if (!before) return { left: 0, top: 0, ...canvas }
  const box = boundingBox(canvas, (at) => before[at] !== pixels[at]) ?? { left: 0, top: 0, width: 1, height: 1 }
  const [left, top] = [box.left & ~1, box.top & ~1]
  return { left, top, width: box.left + box.width - left, height: box.top + box.height - top }
}

interface FrameContext {
  box: Box
  canvas: Size
  settings: EncodeSettings
  /** Whether to try lossless encoding too. */
  triesLossless: boolean
}

interface EncodedFrame {
  file: Uint8Array
  blends: boolean
  /** Whether the file would be more than twice as large losslessly; undefined if that was not tried. */
  isMuchLarger?: boolean
}

/**
 * Encodes a frame lossily, and if it has few colors also losslessly, with unchanged pixels transparent, which is often
 * smaller for drawings. Returns the smaller file.
 */
async function encodeSmallest(
  before: Uint32Array | undefined,
  frame: DistinctFrame,
  { box, canvas, settings, triesLossless }: FrameContext,
): Promise<EncodedFrame> {
  const { plain, delta } = cropFrame(before, frame, box, canvas)
  const lossy = settings.lossless ? undefined : await encode(plain, settings)
  if (lossy && !(triesLossless && hasAtMostColors(256, plain))) return { file: lossy, blends: false }
  const exact = await encode(delta ?? plain, { ...settings, lossless: true })
  const isMuchLarger = lossy !== undefined && 2 * lossy.length < exact.length
  if (lossy && lossy.length <= exact.length) return { file: lossy, blends: false, isMuchLarger }
  return { file: exact, blends: delta !== undefined, isMuchLarger }
}

/**
 * Crops a box out of a frame: as it is, and with unchanged pixels transparent, which is possible only if all changed
 * pixels are opaque.
 */
function cropFrame(
  before: Uint32Array | undefined,
  { pixels }: DistinctFrame,
  { left, top, width, height }: Box,
  canvas: Size,
): { plain: RasterImage; delta: RasterImage | undefined } {
  const plain = new Uint32Array(width * height)
  const delta = new Uint32Array(width * height)
  let isDeltaPossible = before !== undefined
  for (let y = 0, to = 0; y < height; y++) {
    let from = (top + y) * canvas.width + left
    for (let x = 0; x < width; x++, from++, to++) {
      const pixel = pixels[from] ?? 0
      plain[to] = pixel
      if (before?.[from] === pixel) continue
      delta[to] = pixel
      if (pixel >>> 24 < 255) isDeltaPossible = false
    }
  }
  const imageOf = (data: Uint32Array<ArrayBuffer>) => ({ width, height, data: new Uint8ClampedArray(data.buffer) })
  return { plain: imageOf(plain), delta: isDeltaPossible ? imageOf(delta) : undefined }
}
