import { contrastRatio } from '#lib/color/contrast.ts'
import { rgbOf } from '#lib/color/rgb.ts'
import { drawableText, probeSize } from '#lib/drawing/drawable-text.ts'
import { loadFonts } from '#lib/drawing/fonts.ts'
import { openSurface } from '#lib/drawing/platform.ts'
import type { Context, Surface } from '#lib/drawing/surface.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { type Design, type Palette, recolor } from '../designs/design.ts'
import { minContrast, mix } from '../drawing/colors.ts'
import { drawCropped, surfaceOf } from '../drawing/read-image.ts'
import { type Paint, rect, type Shape, type Step } from '../drawing/shapes.ts'
import { type Frame, frameOf, type Placement, type Rect } from '../frame/frame.ts'
import { measurePieces } from '../text/break-lines.ts'
import { fitText, type Role } from '../text/fit-text.ts'
import { type PlacedLine, placeText } from './place-text.ts'
import { overlayOpacity, textContrast } from './text-contrast.ts'

/** Everything that a cover is drawn from. */
export interface Cover extends Placement {
  width: number
  height: number
  scale: number
  texts: Record<Role, string>
  design: Design
  background?: string | undefined
  color?: string | undefined
  fontSize?: number | undefined
  logo?: RasterImage | undefined
  image?: RasterImage | undefined
}

export interface DrawnCover {
  surface: Surface
  frame: Frame
  lines: PlacedLine[]
  /** The lowest contrast between the text and what is behind it, as `textContrast` measures it. */
  contrast: number
}

const roles: Role[] = ['title', 'subtitle', 'author']

/** Draws a cover: its background, dimmed where the text would be hard to read, the logo and the text. */
export async function drawCover(cover: Cover, hasText = true): Promise<DrawnCover> {
  const { width, height, scale, design } = cover
  const families = await loadFonts(roles.map((role) => cover.texts[role]).join(''))
  const fontOf = (role: Role, size: number) => `${role === 'title' ? design.weight : 500} ${size}px ${families}`
  const surface = await openSurface(width * scale, height * scale)
  const { context } = surface
  context.scale(scale, scale)

  const frame = frameOf(width, height, cover)
  const palette = paletteOf(cover)
  const logo = cover.logo && placeLogo(cover.logo, frame)
  const lines = await layOutText(cover, frame, below(frame.text, logo), fontOf)
  await drawGround(context, cover, frame, palette, lines)
  if (cover.logo && logo)
    context.drawImage((await surfaceOf(cover.logo)).context.canvas, logo.x, logo.y, logo.width, logo.height)
  const contrast = textContrast(context, lines, scale, ({ role }) => colorOf(role, palette))
  if (hasText) drawText(context, lines, palette, fontOf)
  return { surface, frame, lines, contrast }
}

function paletteOf({ design, background, color }: Cover): Palette {
  const palette = background === undefined ? design.palette : recolor(design.palette, background)
  if (color === undefined) return palette
  const mutedText = mix(color, palette.background, 0.12)
  const isClear = contrastRatio(rgbOf(mutedText), rgbOf(palette.background)) >= minContrast
  return { ...palette, text: color, mutedText: isClear ? mutedText : color }
}

type FontOf = (role: Role, size: number) => string

async function layOutText({ texts, fontSize, ...cover }: Cover, frame: Frame, box: Rect, fontOf: FontOf) {
  const { context } = await openSurface(probeSize, probeSize)
  const measure = (role: Role, text: string): number => {
    context.font = fontOf(role, measuredSize)
    return context.measureText(text).width / measuredSize
  }
  const measured = roles.flatMap((role) => {
    context.font = fontOf(role, probeSize - 8)
    const text = drawableText(texts[role].trim(), context)
    const measureIt = (part: string) => measure(role, part)
    return text === '' ? [] : [{ role, measured: measurePieces(text, measureIt), measure: measureIt }]
  })
  const max = fontSize ?? Math.min(box.width * 0.17, frame.safe.height * (frame.isTall ? 0.12 : 0.24))
  return placeText(fitText(measured, box, max), box, cover, measure)
}

/** In pixels: large enough for rounding not to matter. */
const measuredSize = 100

async function drawGround(context: Context, cover: Cover, frame: Frame, palette: Palette, lines: PlacedLine[]) {
  const { image, design, scale, background } = cover
  const whole = { path: rect(0, 0, frame.width, frame.height), fill: palette.background }
  if (!image) {
    drawShapes(context, [whole, ...design.draw(frame, palette)])
    return
  }
  drawShapes(context, [whole])
  await drawCropped(context, image, frame)
  const [overlay, text] = [rgbOf(background ?? palette.background), rgbOf(palette.mutedText)]
  const shares = lines.map((line) => overlayOpacity(context, line, scale, overlay, text, 0.35))
  drawShapes(context, [{ ...whole, alpha: Math.max(0.35, ...shares) }])
}

/** Places the logo at the top, on the side to which the text is aligned. */
function placeLogo({ width, height }: RasterImage, { safe, text, align }: Frame): Rect {
  const max = { width: text.width * 0.5, height: Math.min(safe.height * 0.14, safe.width * 0.14) }
  const share = Math.min(max.width / width, max.height / height)
  const size = { width: width * share, height: height * share }
  const free = safe.width - size.width
  return { ...size, x: safe.x + (align === 'left' ? 0 : align === 'right' ? free : free / 2), y: safe.y }
}

/** Returns the part of a box that is below a logo. */
function below(box: Rect, logo: Rect | undefined): Rect {
  if (!logo) return box
  const top = Math.max(box.y, logo.y + logo.height * 1.5)
  return { ...box, y: top, height: box.y + box.height - top }
}

const colorOf = (role: Role, { text, mutedText }: Palette): string => (role === 'title' ? text : mutedText)

function drawText(context: Context, lines: PlacedLine[], palette: Palette, fontOf: FontOf): void {
  context.textBaseline = 'alphabetic'
  for (const { role, text, size, x, baseline } of lines) {
    context.font = fontOf(role, size)
    context.fillStyle = colorOf(role, palette)
    context.fillText(text, x, baseline)
  }
}

/** Draws shapes in order. */
function drawShapes(context: Context, shapes: Shape[]): void {
  for (const { path, fill, stroke, lineWidth = 1, alpha = 1 } of shapes) {
    context.globalAlpha = alpha
    context.beginPath()
    for (const step of path) take(context, step)
    if (fill) {
      context.fillStyle = styleOf(context, fill)
      context.fill()
    }
    if (stroke) {
      context.strokeStyle = styleOf(context, stroke)
      context.lineWidth = lineWidth
      context.stroke()
    }
  }
  context.globalAlpha = 1
}

function take(context: Context, step: Step): void {
  if (step[0] === 'M') context.moveTo(step[1], step[2])
  else if (step[0] === 'L') context.lineTo(step[1], step[2])
  else if (step[0] === 'C') context.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6])
  else if (step[0] === 'A') context.arc(step[1], step[2], step[3], step[4], step[5])
  else context.closePath()
}

function styleOf(context: Context, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint
  const { from, to, radius, stops } = paint
  const gradient =
    radius === undefined
      ? context.createLinearGradient(...from, ...to)
      : context.createRadialGradient(...from, 0, ...to, radius)
  for (const [at, color] of stops) gradient.addColorStop(at, color)
  return gradient
}
