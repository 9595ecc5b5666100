import { joinBytes } from '../../../join-bytes.ts'
import type { Frame } from '../../animation/animation.ts'
import { boundingBox, unionBox } from '../../animation/bounding-box.ts'
import { type DistinctFrame, distinctFrames } from '../../animation/distinct-frames.ts'
import { bytesOf } from '../../bytes.ts'
import type { Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import type { AnimationHeader, EncodeSettings } from '../format-definition.ts'
import { colorTable, sizeBytes } from './color-table.ts'
import { type FrameColors, reduceColors } from './frame-colors.ts'
import { packGif } from './pack.ts'

/** In milliseconds: 65,535 hundredths of a second. */
const maxDelay = 655_350

/**
 * Encodes frames as an animated GIF: of each the difference to the previous one, in at most 256 colors. Colors go into
 * the global color table as long as it has room for them.
 */
export async function encodeFrames(
  frames: AsyncIterable<Frame>,
  { plays, ...canvas }: AnimationHeader,
  { colors = 256 }: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const shared: FrameColors = new Map([[0, 0]])
  const parts: Uint8Array[] = []
  const delays = delayRounder()
  let before: Uint32Array | undefined
  const write = async (frame: DistinctFrame, next: DistinctFrame | undefined) => {
    const { box, cleared } = updatedBox(before, frame, next, canvas)
    const changed = cropPixels(canvas, box, (at) =>
      before && before[at] === frame.pixels[at] ? 0 : (frame.pixels[at] ?? 0),
    )
    const few = await reduceColors(changed, colors)
    parts.push(...encodeImage(few, box, { shared, delay: delays(frame.delay), isCleared: cleared }))
    before = cleared ? clearBox(frame.pixels, box, canvas) : frame.pixels
  }
  let held: DistinctFrame | undefined
  // A frame's disposal method depends on the next frame.
  for await (const next of distinctFrames(frames, { minAlpha: 128, maxDelay })) {
    if (held) await write(held, next)
    held = next
  }
  if (held) await write(held, undefined)
  const { table, depth } = colorTable(shared.keys())
  const head = [bytesOf('GIF89a'), sizeBytes(canvas), Uint8Array.of(0xf0 | (depth - 1), 0, 0), table]
  return joinBytes(...head, ...loopExtension(plays), ...parts, bytesOf(';'))
}

/**
 * Finds the part of the canvas that a frame draws, and whether it must be cleared afterwards, which is the only way to
 * make pixels transparent again.
 */
function updatedBox(
  before: Uint32Array | undefined,
  { pixels }: DistinctFrame,
  next: DistinctFrame | undefined,
  canvas: Size,
): { box: Box; cleared: boolean } {
  const vanishing = next && boundingBox(canvas, (at) => pixels[at] !== 0 && next.pixels[at] === 0)
  // Some programs take the size of the first frame for that of the canvas.
  const changed = before
    ? boundingBox(canvas, (at) => before[at] !== pixels[at])
    : { left: 0, top: 0, width: canvas.width, height: canvas.height }
  const box = vanishing && changed ? unionBox(vanishing, changed) : (vanishing ?? changed)
  return { box: box ?? { left: 0, top: 0, width: 1, height: 1 }, cleared: vanishing !== undefined }
}

/** Crops a box out of the canvas; `pixelAt` gives each pixel by its index there. */
function cropPixels(canvas: Size, box: Box, pixelAt: (at: number) => number): Uint32Array<ArrayBuffer> {
  const piece = new Uint32Array(box.width * box.height)
  for (let y = 0, to = 0; y < box.height; y++) {
    const row = (box.top + y) * canvas.width + box.left
    for (let x = 0; x < box.width; x++) piece[to++] = pixelAt(row + x)
  }
  return piece
}

function clearBox(pixels: Uint32Array, box: Box, { width }: Size): Uint32Array {
  const rest = pixels.slice()
  for (let y = box.top; y < box.top + box.height; y++)
    rest.fill(0, y * width + box.left, y * width + box.left + box.width)
  return rest
}

interface ImageSettings {
  shared: FrameColors
  delay: number
  isCleared: boolean
}

/**
 * Encodes one frame, in which pixels of 0 keep the canvas: with the global color table, or a local one if that is full.
 */
function encodeImage(pixels: Uint32Array, box: Box, { shared, delay, isCleared }: ImageSettings): Uint8Array[] {
  const own: FrameColors = new Map()
  for (const pixel of pixels) if (!own.has(pixel)) own.set(pixel, own.size)
  const added = [...own.keys()].filter((color) => !shared.has(color))
  const isShared = shared.size + added.length <= 256
  if (isShared) for (const color of added) shared.set(color, shared.size)
  const numbers = isShared ? shared : own
  const indexes = new Uint8Array(pixels.length)
  let maxIndex = 0
  for (let at = 0; at < pixels.length; at++) {
    const index = numbers.get(pixels[at] ?? 0) ?? 0
    indexes[at] = index
    if (index > maxIndex) maxIndex = index
  }
  const transparent = own.has(0) ? numbers.get(0) : undefined
  const { table, depth } = colorTable(own.keys())
  const place = [box.left, box.top].flatMap((side) => [side & 255, side >> 8])
  const control = [(isCleared ? 8 : 4) | (transparent === undefined ? 0 : 1), delay, delay >> 8, transparent ?? 0]
  return [
    Uint8Array.of(0x21, 0xf9, 4, ...control, 0),
    Uint8Array.of(0x2c, ...place),
    sizeBytes(box),
    isShared ? Uint8Array.of(0) : Uint8Array.of(0x80 | (depth - 1)),
    isShared ? new Uint8Array() : table,
    packGif(indexes, Math.max(2, Math.ceil(Math.log2(maxIndex + 1)))),
  ]
}

/** Without the extension, an animation is played once. */
const loopExtension = (plays: number): Uint8Array[] => {
  const again = Math.min(65_535, Math.max(0, plays - 1))
  return plays === 1 ? [] : [bytesOf('!\xff\x0bNETSCAPE2.0\x03\x01'), Uint8Array.of(again, again >> 8, 0)]
}

/**
 * Rounds durations to hundredths of a second, carrying over the remainder; at least 2, since browsers take less for 10.
 */
function delayRounder(): (milliseconds: number) => number {
  let over = 0
  return (milliseconds) => {
    const count = Math.min(65_535, Math.max(2, Math.round((milliseconds + over) / 10)))
    over += milliseconds - 10 * count
    return count
  }
}
