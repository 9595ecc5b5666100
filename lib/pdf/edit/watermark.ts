import { openSurface } from '#lib/drawing/platform.ts'
import { loadFonts } from '../../drawing/fonts.ts'
import { type Dict, dictOf, IndirectObject, listOf, Stream, type Value } from '../objects/value.ts'
import { type PageBox, pageBoxOf } from './page-box.ts'

/** The text and appearance of a watermark. */
export interface Watermark {
  text: string
  /** 0 to 1. */
  opacity: number
  /** Counterclockwise, in degrees. */
  angle: number
  /** Whether to repeat it all over the page instead of once in the center. */
  tiled: boolean
}

/** Draws a text over pages, as an image, so that every script works without embedding a font. */
export async function addWatermark(pages: readonly IndirectObject[], watermark: Watermark): Promise<void> {
  const { image, ratio, lines } = await drawText(watermark.text)
  const imageObject = new IndirectObject(image)
  const state = new IndirectObject(
    new Map<string, Value>([
      ['Type', 'ExtGState'],
      ['ca', watermark.opacity],
    ]),
  )
  const before = new IndirectObject(contentOf('q\n'))
  // Pages of the same size share the overlay's content stream.
  const overlays = new Map<string, IndirectObject>()
  for (const page of pages) {
    const dict = dictOf(page)
    if (!dict) continue
    const imageName = addResource(dict, 'XObject', imageObject)
    const stateName = addResource(dict, 'ExtGState', state)
    const box = pageBoxOf(page)
    const key = JSON.stringify([box, imageName, stateName])
    const overlay =
      overlays.get(key) ??
      new IndirectObject(
        contentOf(
          `\nQ\n/Artifact BMC\nq /${stateName} gs\n${placementMatrices(box, watermark, ratio, lines)
            .map((matrix) => `q ${matrix.map(short).join(' ')} cm /${imageName} Do Q\n`)
            .join('')}Q\nEMC\n`,
        ),
      )
    overlays.set(key, overlay)
    const contents = dict.get('Contents')
    dict.set('Contents', [before, ...(listOf(contents) ?? (contents ? [contents] : [])), overlay])
  }
}

type Matrix = [number, number, number, number, number, number]

/** Returns the matrices that map the image's unit square to each place on the page. */
function placementMatrices(box: PageBox, { angle, tiled }: Watermark, ratio: number, lines: number): Matrix[] {
  const turn = ((angle + box.rotation) * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const shorter = Math.min(box.width, box.height)
  const middle = [box.left + box.width / 2, box.bottom + box.height / 2] as const
  const at = (x: number, y: number, width: number, height: number): Matrix => [
    width * cos,
    width * sin,
    -height * sin,
    height * cos,
    middle[0] + (x - width / 2) * cos - (y - height / 2) * sin,
    middle[1] + (x - width / 2) * sin + (y - height / 2) * cos,
  ]
  if (!tiled) {
    // As large as fits with a margin once rotated.
    const [wide, high] = [Math.abs(ratio * cos) + Math.abs(sin), Math.abs(ratio * sin) + Math.abs(cos)]
    const height = Math.min((box.width * 0.85) / wide, (box.height * 0.85) / high, (shorter / 4) * lines)
    return [at(0, 0, height * ratio, height)]
  }
  const height = Math.min((shorter / 15) * lines, (shorter * 0.8) / ratio)
  const width = height * ratio
  const [stepX, stepY] = [width + shorter / 8, height + shorter / 7]
  const reach = Math.hypot(box.width, box.height) / 2
  const places: Matrix[] = []
  const rows = Math.min(maxSteps, Math.ceil(reach / stepY))
  const columns = Math.min(maxSteps, Math.ceil(reach / stepX) + 1)
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * stepX, row * stepY]
      const matrix = at(x, y, width, height)
      const [left, bottom] = [middle[0] + x * cos - y * sin, middle[1] + x * sin + y * cos]
      // Places outside of the page are left out.
      const half = Math.hypot(width, height) / 2
      if (Math.abs(left - middle[0]) < box.width / 2 + half && Math.abs(bottom - middle[1]) < box.height / 2 + half)
        places.push(matrix)
    }
  return places
}

/** The limit on rows and columns to each side; a watermark covers only a part of extremely long pages. */
const maxSteps = 60

/** Draws the text as a gray image with an alpha mask. */
async function drawText(text: string): Promise<{ image: Stream; ratio: number; lines: number }> {
  const lines = text.split('\n').map((line) => line.trim())
  const families = await loadFonts(text)
  const { context: measure } = await openSurface(1, 1)
  const fontOf = (size: number) => `600 ${size}px ${families}`
  measure.font = fontOf(largestFont)
  const longest = Math.max(1, ...lines.map((line) => measure.measureText(line).width))
  const font = Math.max(8, Math.floor(largestFont * Math.min(1, maxWidth / longest)))
  const width = Math.min(maxWidth + largestFont, Math.ceil((longest * font) / largestFont) + font / 2)
  const lineHeight = Math.ceil(font * 1.3)
  const height = lineHeight * lines.length
  const { context } = await openSurface(Math.ceil(width), height)
  context.font = fontOf(font)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#000'
  for (const [index, line] of lines.entries()) context.fillText(line, width / 2, lineHeight * (index + 0.5))
  const { data } = context.getImageData(0, 0, Math.ceil(width), height)
  const { zlibSync } = await import('fflate')
  const alpha = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0)
  const head = (bytes: Uint8Array, more: [string, Value][] = []) =>
    new Stream(
      new Map<string, Value>([
        ['Type', 'XObject'],
        ['Subtype', 'Image'],
        ['Width', Math.ceil(width)],
        ['Height', height],
        ['ColorSpace', 'DeviceGray'],
        ['BitsPerComponent', 8],
        ['Filter', 'FlateDecode'],
        ...more,
      ]),
      zlibSync(bytes),
    )
  const grey = new Uint8Array(alpha.length).fill(color)
  return { image: head(grey, [['SMask', new IndirectObject(head(alpha))]]), ratio: width / height, lines: lines.length }
}

/** In pixels. */
const [largestFont, maxWidth] = [128, 4096]
const color = 0x40

/** Adds a resource to a page under a free name, without affecting other pages that share its resources. */
function addResource(page: Dict, kind: 'XObject' | 'ExtGState', value: IndirectObject): string {
  const resources: Dict = new Map(dictOf(page.get('Resources')) ?? [])
  const own: Dict = new Map(dictOf(resources.get(kind)) ?? [])
  let name = 'Watermark'
  for (let number = 2; own.has(name); number++) name = `Watermark${number}`
  own.set(name, value)
  resources.set(kind, own)
  page.set('Resources', resources)
  return name
}

const contentOf = (content: string): Stream => new Stream(new Map(), new TextEncoder().encode(content))

const short = (value: number): string => String(Number(value.toFixed(3)))
