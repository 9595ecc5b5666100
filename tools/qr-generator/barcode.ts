import { z } from 'zod'
import { onlyFor } from '#kit/only-for.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { drawableText, probeSize } from '#lib/drawing/drawable-text.ts'
import { loadFonts } from '#lib/drawing/fonts.ts'
import { openSurface } from '#lib/drawing/platform.ts'
import { emptyImage, type RasterImage } from '#lib/imaging/raster-image.ts'
import { overlay } from '#lib/imaging/transform/overlay.ts'
import { barcodeWarnings, contentOf } from './barcode/content-of.ts'
import { barcodeFormats, formatProperties, linearFormats } from './barcode/formats.ts'
import { type Layout, layOut } from './barcode/lay-out.ts'
import { modulesOf } from './barcode/modules-of.ts'
import { writeIndexedPng } from './drawing/indexed-png.ts'
import { errors } from './errors.ts'
import { printedText, readCodes } from './reader/read-codes.ts'

/** Generates a barcode from a text, and reads it back to check that it is readable. */
export const barcode = defineOperation('barcode', {
  input: {
    text: textOf('text/plain'),
    format: z.enum(barcodeFormats).default('code128'),
    scale: z.int().min(1).max(10).default(3),
    height: onlyFor({ format: linearFormats }, z.int().min(10).max(1000).default(60)),
    showText: onlyFor({ format: linearFormats }, z.boolean().default(true)),
    image: z.enum(['png', 'svg']).default('png'),
  },
  output: { file: z.file(), warnings: z.array(z.enum(barcodeWarnings)) },
  async run({ text, format, image, ...settings }) {
    const { content, warnings } = contentOf(text, format)
    const layout = layOut(await modulesOf(content, format), shownText(content), format, settings)
    const drawn = await drawLayout(layout)
    const { zxing } = formatProperties[format]
    const formats = [zxing === 'UPCA' ? 'EAN13' : zxing] as const
    const readBack = await readCodes(drawn, { isThorough: false, formats })
    const isReadable = readBack.includes(printedText(zxing, content))
    const bytes = image === 'svg' ? writeLayout(layout) : await writeIndexedPng(drawn)
    if (!bytes) throw errors.failed()
    const file = new File([bytes], `barcode.${image}`, { type: image === 'svg' ? 'image/svg+xml' : 'image/png' })
    return { file, warnings: isReadable ? warnings : ['unreadable' as const, ...warnings] }
  },
})

/** Replaces invisible characters with spaces below the bars; XML does not allow most of them. */
const shownText = (content: string): string => content.replace(/[\p{Cc}\p{Cn}\p{Cs}]/gu, ' ')

/** Draws a barcode as pixels, black on white. */
async function drawLayout(layout: Layout): Promise<RasterImage> {
  const { width, height, bars, labels, labelsAt } = layout
  const image = emptyImage(width, height)
  image.data.fill(255)
  if (labels.length > 0) overlay(image, await drawLabels(layout), { left: 0, top: labelsAt })
  const pixels = new Uint32Array(image.data.buffer)
  const black = new Uint32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0] ?? 0
  for (const bar of bars) {
    for (let y = bar.y; y < bar.y + bar.height; y++)
      pixels.fill(black, y * width + bar.x, y * width + bar.x + bar.width)
  }
  return image
}

/** Draws the labels below the bars. */
async function drawLabels({ width, height, labels, em, labelsAt }: Layout): Promise<RasterImage> {
  const fonts = await loadFonts(labels.map(({ text }) => text).join(''))
  const { context: probe } = await openSurface(probeSize, probeSize)
  probe.font = `${probeSize / 2}px ${fonts}`
  const { context } = await openSurface(width, height - labelsAt)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height - labelsAt)
  context.fillStyle = '#000'
  context.font = `${em}px ${fonts}`
  context.textAlign = 'center'
  for (const { text, x, y, maxWidth } of labels) context.fillText(drawableText(text, probe), x, y - labelsAt, maxWidth)
  const { data } = context.getImageData(0, 0, width, height - labelsAt)
  return { width, height: height - labelsAt, data: new Uint8ClampedArray(data) }
}

/** Writes a barcode as SVG: one path, and the labels as text in the viewer's font. */
function writeLayout({ width, height, bars, labels, em }: Layout): string {
  const path = bars.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h-${width}z`).join('')
  const texts = labels.map(({ text, x, y }) => `<text x="${x}" y="${y}">${asXml(text)}</text>`)
  const type = `font-family="Noto Sans SC, Noto Sans, Arial, sans-serif" font-size="${em}" text-anchor="middle" xml:space="preserve"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="#fff" d="M0 0h${width}v${height}h-${width}z"/>`,
    `<path d="${path}"/>`,
    ...(texts.length > 0 ? [`<g ${type}>`, ...texts, '</g>'] : []),
    '</svg>\n',
  ].join('\n')
}

const asXml = (text: string): string =>
  text.replace(/[&<>]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[mark] ?? mark)
