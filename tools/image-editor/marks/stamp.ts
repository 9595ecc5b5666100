import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { rotatedBox, rotationBy } from '../drawing/rotation.ts'
import { type Anchor, positionAt } from '../editing/anchors.ts'
import type { Mark } from './draw-mark.ts'

/** How marks are laid out on an image. */
export interface MarkLayout {
  position: 'tiled' | Anchor
  /** 0 to 1. */
  opacity: number
  /** The font size, as a share of the image's width. */
  size: number
  /** In degrees, clockwise. */
  angle: number
  /** The space between marks, and to the edges, in line heights. */
  gap: number
}

/** Stamps a mark on an image, in place: once, or tiled in rows, every other one shifted by half a tile. */
export async function stamp(image: RasterImage, mark: Mark, layout: MarkLayout): Promise<void> {
  const { sine, cosine } = rotationBy(layout.angle)
  const em = fontSizeOf(image, mark, layout)
  const drawn = await mark.draw(em * drawScaleOf(mark, em))
  const size = { width: mark.width * em, height: mark.height * em }
  const isTiled = layout.position === 'tiled'
  // The space depends on the font size only, not on the text.
  const space = layout.gap * 1.5 * em
  const pitch = { width: size.width + space, height: size.height + space }
  const center = isTiled ? { x: image.width / 2, y: image.height / 2 } : centerOf(image, size, layout, em)
  const reach = isTiled ? undefined : rotatedBox(size, layout.angle)
  const rows = rangeOf(center.y, reach?.height, image.height)
  const columns = rangeOf(center.x, reach?.width, image.width)
  const scale = drawn.width / size.width
  for (let y = rows.from; y < rows.to; y++) {
    const down = y + 0.5 - center.y
    for (let x = columns.from; x < columns.to; x++) {
      const right = x + 0.5 - center.x
      let along = cosine * right + sine * down
      let across = cosine * down - sine * right
      if (isTiled) {
        const row = Math.round(across / pitch.height)
        across -= row * pitch.height
        if (row & 1) along += pitch.width / 2
        along -= Math.round(along / pitch.width) * pitch.width
      }
      const fromX = (along + size.width / 2) * scale - 0.5
      const fromY = (across + size.height / 2) * scale - 0.5
      if (fromX <= -1 || fromY <= -1 || fromX >= drawn.width || fromY >= drawn.height) continue
      blendMark(image.data, (y * image.width + x) * 4, drawn, fromX, fromY, layout.opacity)
    }
  }
}

/** Of the drawn mark, in pixels: supported by every browser's canvas. */
const maxDrawnSide = 8192
const maxDrawnPixels = 12_000_000

/** The font size in pixels: as requested, or smaller so that the mark fits in the image. */
function fontSizeOf(image: Size, mark: Size, { size, position, angle }: MarkLayout): number {
  const wanted = Math.min(size * image.width, image.height)
  const around = rotatedBox(mark, angle)
  const max =
    position === 'tiled'
      ? Math.hypot(image.width, image.height) / Math.max(mark.width, mark.height)
      : Math.min(image.width / around.width, image.height / around.height)
  return Math.max(0.5, Math.min(wanted, max))
}

/** The scale at which a mark is drawn: 2 for small text, so that it stays sharp when it is rotated. */
function drawScaleOf(mark: Size, em: number): number {
  const [width, height] = [mark.width * em, mark.height * em]
  const max = Math.min(maxDrawnSide / width, maxDrawnSide / height, Math.sqrt(maxDrawnPixels / (width * height)))
  return Math.min(em < 100 ? 2 : 1, max)
}

function centerOf(image: Size, size: Size, { position, angle, gap }: MarkLayout, em: number) {
  const box = rotatedBox(size, angle)
  const { left, top } = positionAt(box, image, position === 'tiled' ? 'center' : position, gap * 0.5 * em)
  return { x: left + box.width / 2, y: top + box.height / 2 }
}

function rangeOf(center: number, length: number | undefined, max: number): { from: number; to: number } {
  if (length === undefined) return { from: 0, to: max }
  const from = Math.max(0, Math.floor(center - length / 2) - 1)
  return { from, to: Math.min(max, Math.ceil(center + length / 2) + 1) }
}

/** Blends the mark, interpolated bilinearly at a point, onto a pixel. */
function blendMark(
  data: Uint8ClampedArray,
  at: number,
  mark: RasterImage,
  x: number,
  y: number,
  opacity: number,
): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    if (column < 0 || row < 0 || column >= mark.width || row >= mark.height) continue
    const from = (row * mark.width + column) * 4
    const share = Math.abs(1 - (corner & 1) - (x - left)) * Math.abs(1 - (corner >> 1) - (y - top))
    const weight = (share * (mark.data[from + 3] ?? 0)) / 255
    red += weight * (mark.data[from] ?? 0)
    green += weight * (mark.data[from + 1] ?? 0)
    blue += weight * (mark.data[from + 2] ?? 0)
    alpha += weight
  }
  if (alpha === 0) return
  const under = ((data[at + 3] ?? 0) / 255) * (1 - alpha * opacity)
  const whole = alpha * opacity + under
  if (whole === 0) return
  data[at] = (red * opacity + under * (data[at] ?? 0)) / whole
  data[at + 1] = (green * opacity + under * (data[at + 1] ?? 0)) / whole
  data[at + 2] = (blue * opacity + under * (data[at + 2] ?? 0)) / whole
  data[at + 3] = whole * 255
}
