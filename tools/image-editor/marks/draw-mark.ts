import { drawableText, probeSize } from '#lib/drawing/drawable-text.ts'
import { loadFonts } from '#lib/drawing/fonts.ts'
import { openSurface } from '#lib/drawing/platform.ts'
import type { Context } from '#lib/drawing/surface.ts'
import { emptyImage, type RasterImage, type Size } from '#lib/imaging/raster-image.ts'
import { overlay } from '#lib/imaging/transform/overlay.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { colorOf } from '../drawing/rgba.ts'

/** The content of a mark: a text with a logo before it, or either alone. */
export interface MarkDesign {
  text: string
  logo: RasterImage | undefined
  /** Red, green and blue in hexadecimal. */
  color: string
  outline: boolean
}

/** A watermark, measured in em. */
export interface Mark extends Size {
  /** Draws it at a font size in pixels. */
  draw(em: number): Promise<RasterImage>
}

/** In em: line height, padding around a text for its outline, space after a logo, and the logo's height. */
const line = 1.3
const edge = 0.12
const gap = 0.35
const logoHeight = 1.6

/** Measures a mark before it is drawn, since the scale of the drawing depends on its size. */
export async function measureMark({ text, logo, color, outline }: MarkDesign): Promise<Mark> {
  const lines = await linesOf(text)
  const textSize =
    lines.width > 0 ? { width: lines.width + 2 * edge, height: line * lines.texts.length + 2 * edge } : none
  // A logo without text is 1 em high.
  const logoSize = logo ? logoBox(logo, lines.width > 0 ? Math.max(logoHeight, textSize.height) : 1) : none
  const between = logo && lines.width > 0 ? gap : 0
  const width = logoSize.width + between + textSize.width
  const height = Math.max(logoSize.height, textSize.height)

  async function draw(em: number): Promise<RasterImage> {
    const pixels = (length: number) => Math.max(1, Math.round(length * em))
    const mark = emptyImage(pixels(width), pixels(height))
    if (logo) {
      const drawn = await resize(logo, { width: pixels(logoSize.width), height: pixels(logoSize.height) })
      overlay(mark, cropTo(drawn, mark), { left: 0, top: Math.max(0, (mark.height - drawn.height) >> 1) })
    }
    if (lines.width > 0) {
      const size = { width: pixels(textSize.width), height: pixels(textSize.height) }
      const drawn = await drawText(lines, size, em, color, outline)
      const place = { left: Math.max(0, mark.width - size.width), top: Math.max(0, (mark.height - size.height) >> 1) }
      overlay(mark, cropTo(drawn, mark), place)
    }
    return mark
  }
  return { width, height, draw }
}

const none: Size = { width: 0, height: 0 }

const logoBox = (logo: Size, height: number): Size => ({ width: (logo.width / logo.height) * height, height })

/** Crops an image that is a pixel too large by rounding. */
function cropTo(image: RasterImage, { width, height }: Size): RasterImage {
  if (image.width <= width && image.height <= height) return image
  const cut = emptyImage(Math.min(width, image.width), Math.min(height, image.height))
  for (let y = 0; y < cut.height; y++)
    cut.data.set(image.data.subarray(y * image.width * 4, (y * image.width + cut.width) * 4), y * cut.width * 4)
  return cut
}

interface Lines {
  texts: string[]
  fonts: string
  /** Of the longest line, in em. */
  width: number
}

/** The font size at which lines are measured, in pixels. */
const measuredFontSize = 100

async function linesOf(text: string): Promise<Lines> {
  if (text.trim() === '') return { texts: [], fonts: '', width: 0 }
  const fonts = await loadFonts(text)
  const { context } = await openSurface(probeSize, probeSize)
  context.font = `${probeSize - 6}px ${fonts}`
  const texts = drawableText(text.trim(), context).split(/\r?\n/)
  context.font = fontOf(measuredFontSize, fonts)
  return {
    texts,
    fonts,
    width: Math.max(0.01, ...texts.map((one) => context.measureText(one).width / measuredFontSize)),
  }
}

const fontOf = (em: number, fonts: string): string => `600 ${em}px ${fonts}`

async function drawText(
  { texts, fonts }: Lines,
  { width, height }: Size,
  em: number,
  color: string,
  outline: boolean,
): Promise<RasterImage> {
  const { context } = await openSurface(width, height)
  context.font = fontOf(em, fonts)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = em * edge
  const [red, green, blue] = colorOf(color)
  context.fillStyle = `rgb(${red}, ${green}, ${blue})`
  context.strokeStyle = red * 0.299 + green * 0.587 + blue * 0.114 > 128 ? '#000' : '#fff'
  const each = (act: (text: string, x: number, y: number) => void) => {
    for (const [index, text] of texts.entries()) act(text, width / 2, em * (edge + line * index + 1))
  }
  if (outline) each((...place) => context.strokeText(...place))
  each((...place) => context.fillText(...place))
  return readPixels(context, width, height)
}

function readPixels(context: Context, width: number, height: number): RasterImage {
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, data: new Uint8ClampedArray(data) }
}
