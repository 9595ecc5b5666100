import { joinBytes } from '../../../join-bytes.ts'
import type { Frame } from '../../animation/animation.ts'
import { boundingBox, unionBox } from '../../animation/bounding-box.ts'
import { type DistinctFrame, distinctFrames } from '../../animation/distinct-frames.ts'
import { bytesOf } from '../../bytes.ts'
import type { Size } from '../../raster-image.ts'
import type { Box } from '../../transform/fit.ts'
import type { AnimationHeader, EncodeSettings } from '../format-definition.ts'
import { colorTable, sizeBytes } from './color-table.ts'
import { type FrameColors, withFewColors } from './frame-colors.ts'
import { packGif } from './pack.ts'

/** In milliseconds: 65,535 hundredths of a second. */
const maxDelay = 655_350

/**
 * Writes frames as an animated GIF: of each what differs from the one before, in 256 colors at most. Colors stand in one
 * table as long as it has room for them.
 */
export async function encodeFrames(
  frames: AsyncIterable<Frame>,
  { plays, ...canvas }: AnimationHeader,
  { colors = 256 }: EncodeSettings,
): Promise<Uint8Array<ArrayBuffer>> {
  const shared: FrameColors = new Map([[0, 0]])
  const parts: Uint8Array[] = []
  const delays = hundredths()
  let before: Uint32Array | undefined
  const write = async (frame: DistinctFrame, next: DistinctFrame | undefined) => {
    const { box, cleared } = placeOf(before, frame, next, canvas)
    const changed = cut(canvas, box, (at) => (before && before[at] === frame.pixels[at] ? 0 : (frame.pixels[at] ?? 0)))
    const few = await withFewColors(changed, colors)
    parts.push(...imageOf(few, box, { shared, delay: delays(frame.delay), isCleared: cleared }))
    before = cleared ? without(frame.pixels, box, canvas) : frame.pixels
  }
  let held: DistinctFrame | undefined
  // A frame says what becomes of it, which follows from the next.
  for await (const next of distinctFrames(frames, { minAlpha: 128, maxDelay })) {
    if (held) await write(held, next)
    held = next
  }
  if (held) await write(held, undefined)
  const { table, depth } = colorTable(shared.keys())
  const head = [bytesOf('GIF89a'), sizeBytes(canvas), Uint8Array.of(0xf0 | (depth - 1), 0, 0), table]
  return joinBytes(...head, ...playedBytes(plays), ...parts, bytesOf(';'))
}

/** Finds the part of the canvas that a frame draws, and whether it is to be cleared behind it: only so can pixels go. */
function placeOf(
  before: Uint32Array | undefined,
  { pixels }: DistinctFrame,
  next: DistinctFrame | undefined,
  canvas: Size,
): { box: Box; cleared: boolean } {
  const going = next && boundingBox(canvas, (at) => pixels[at] !== 0 && next.pixels[at] === 0)
  // Some programs take the first frame for the size of all.
  const changed = before
    ? boundingBox(canvas, (at) => before[at] !== pixels[at])
    : { left: 0, top: 0, width: canvas.width, height: canvas.height }
  const box = going && changed ? unionBox(going, changed) : (going ?? changed)
  return { box: box ?? { left: 0, top: 0, width: 1, height: 1 }, cleared: going !== undefined }
}

/** Cuts a part out of the canvas, each pixel by its place there. */
function cut(canvas: Size, box: Box, pixelAt: (at: number) => number): Uint32Array<ArrayBuffer> {
  const piece = new Uint32Array(box.width * box.height)
  for (let y = 0, to = 0; y < box.height; y++) {
    const row = (box.top + y) * canvas.width + box.left
    for (let x = 0; x < box.width; x++) piece[to++] = pixelAt(row + x)
  }
  return piece
}

function without(pixels: Uint32Array, box: Box, { width }: Size): Uint32Array {
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

/** Writes one frame, whose pixels of 0 leave what is there: with the colors that are shared, or with some of its own. */
function imageOf(pixels: Uint32Array, box: Box, { shared, delay, isCleared }: ImageSettings): Uint8Array[] {
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

/** Nothing says that it is played once. */
const playedBytes = (plays: number): Uint8Array[] => {
  const again = Math.min(65_535, Math.max(0, plays - 1))
  return plays === 1 ? [] : [bytesOf('!\xff\x0bNETSCAPE2.0\x03\x01'), Uint8Array.of(again, again >> 8, 0)]
}

/** Counts in hundredths of a second, what is left over with the next; two are the least that is not taken for ten. */
function hundredths(): (milliseconds: number) => number {
  let over = 0
  return (milliseconds) => {
    const count = Math.min(65_535, Math.max(2, Math.round((milliseconds + over) / 10)))
    over += milliseconds - 10 * count
    return count
  }
}
