import { formats } from '../../imaging/formats/all-formats.ts'
import { isFrame, splitSegments } from '../../imaging/formats/jpeg/segments.ts'
import { replaceMetadata } from '../../imaging/metadata/replace-metadata.ts'
import type { Size } from '../../imaging/raster-image.ts'
import type { ImageSource } from '../../imaging/read/identify.ts'
import { isOpaque } from '../../imaging/transform/flatten.ts'
import type { Orientation } from '../../imaging/transform/orientation.ts'
import { uprightSize } from '../../imaging/transform/orientation.ts'
import { encode } from '../../imaging/write/encode.ts'
import { IndirectObject, Stream, type Value } from '../objects/value.ts'

/** The paper sizes in points, upright. */
export const paperSizes = { a4: [595.276, 841.89], a5: [419.528, 595.276], letter: [612, 792] } as const

/** How an image is placed on its page. */
export interface ImageLayout {
  /** `image` makes the page as large as the image, at 96 pixels per inch. */
  size: keyof typeof paperSizes | 'image'
  orientation: 'auto' | 'portrait' | 'landscape'
  /** In points. */
  margin: number
  /** Whether to show the entire image, or to fill the page and crop. */
  fit: 'contain' | 'cover'
}

/**
 * Creates a page from an image. JPEG data is embedded as it is, without its metadata (EXIF with places and cameras,
 * XMP); other formats are decoded, and vector images are drawn as sharp as they are printed.
 *
 * @throws CodecError when the file is damaged
 */
export async function imagePage(
  bytes: Uint8Array<ArrayBuffer>,
  source: ImageSource,
  layout: ImageLayout,
): Promise<IndirectObject> {
  const place = placeOn(uprightSize(source), layout)
  const { image, orientation } = (await embedJpeg(bytes, source)) ?? {
    image: await embedDecoded(source, place),
    orientation: 1 as const,
  }
  return pageWith(image, orientation, place)
}

interface PageImage {
  image: Stream
  /** The orientation of the embedded image. */
  orientation: Orientation
}

/** Embeds a JPEG without reencoding; undefined unless it is gray or has three components. */
async function embedJpeg(bytes: Uint8Array<ArrayBuffer>, source: ImageSource): Promise<PageImage | undefined> {
  if (source.format !== 'jpeg' || source.isCmyk) return undefined
  const frame = splitSegments(bytes).head.find(({ marker }) => isFrame(marker))
  const components = bytes[(frame?.start ?? 0) + 9]
  if (components !== 1 && components !== 3) return undefined
  const space = components === 1 ? 'DeviceGray' : 'DeviceRGB'
  const dict = imageDict(source, spaceOf(source.profile, components, space))
  dict.set('Filter', 'DCTDecode')
  return { image: new Stream(dict, await replaceMetadata(bytes, 'jpeg')), orientation: source.orientation }
}

/** Returns the color space of an image, with its profile if there is one (8.6.5.5). */
function spaceOf(profile: Uint8Array | undefined, components: number, device: string): Value {
  if (!profile || profile.length < 128) return device
  const dict = new Map<string, Value>([
    ['N', components],
    ['Alternate', device],
  ])
  return ['ICCBased', new IndirectObject(new Stream(dict, profile))]
}

/** Embeds a decoded image: as JPEG if its format is usually lossy and it is opaque, otherwise losslessly. */
async function embedDecoded(source: ImageSource, place: Place): Promise<Stream> {
  const image = await source.decode(formats[source.format].isVector ? { scale: vectorScale(source, place) } : {})
  if (lossy.has(source.format) && isOpaque(image)) {
    const dict = imageDict(image, 'DeviceRGB').set('Filter', 'DCTDecode')
    return new Stream(dict, await encode(image, 'jpeg', { quality: 92 }))
  }
  const { zlibSync } = await import('fflate')
  const { data } = image
  const colors = new Uint8Array((data.length / 4) * 3)
  for (let from = 0, to = 0; from < data.length; from += 4) {
    colors[to++] = data[from] ?? 0
    colors[to++] = data[from + 1] ?? 0
    colors[to++] = data[from + 2] ?? 0
  }
  const dict = imageDict(image, 'DeviceRGB').set('Filter', 'FlateDecode')
  if (!isOpaque(image)) {
    const alpha = Uint8Array.from({ length: data.length / 4 }, (_, at) => data[at * 4 + 3] ?? 0)
    const mask = imageDict(image, 'DeviceGray').set('Filter', 'FlateDecode')
    dict.set('SMask', new IndirectObject(new Stream(mask, zlibSync(alpha))))
  }
  return new Stream(dict, zlibSync(colors))
}

/** The scale at which a vector image has the resolution of its page, within a limit of pixels. */
function vectorScale({ width, height }: Size, place: Place): number {
  const scale = ((place.width / 72) * vectorDpi) / width
  const largest = Math.sqrt(maxVectorPixels / (width * height))
  return Math.min(scale, Math.max(1, largest))
}

/** In dots per inch: as printers need it. */
const vectorDpi = 300

/** Twice an A4 page, since images that fill a page may be cropped. */
const maxVectorPixels = 16_000_000

const lossy = new Set(['jpeg', 'webp', 'avif', 'heic', 'jxl'])

const imageDict = ({ width, height }: Size, space: Value) =>
  new Map<string, Value>([
    ['Type', 'XObject'],
    ['Subtype', 'Image'],
    ['Width', width],
    ['Height', height],
    ['ColorSpace', space],
    ['BitsPerComponent', 8],
  ])

/** Where an image is placed: its rectangle, and that of the page inside the margins; in points. */
interface Place extends Size {
  x: number
  y: number
  page: Size
  margin: number
}

function placeOn(upright: Size, layout: ImageLayout): Place {
  const page = pageSizeFor(upright, layout)
  const margin = Math.min(layout.margin, page.width / 2 - 1, page.height / 2 - 1)
  const shares = [(page.width - 2 * margin) / upright.width, (page.height - 2 * margin) / upright.height] as const
  const scale = layout.fit === 'cover' ? Math.max(...shares) : Math.min(...shares)
  const [width, height] = [upright.width * scale, upright.height * scale]
  return { width, height, x: (page.width - width) / 2, y: (page.height - height) / 2, page, margin }
}

function pageWith(image: Stream, orientation: Orientation, place: Place): IndirectObject {
  const { width, height, x, y, page, margin } = place
  const room = [margin, margin, page.width - 2 * margin, page.height - 2 * margin]
  const clip = `${room.map(short).join(' ')} re W n`
  const matrix = orientationMatrices[orientation](width, height, x, y).map(short).join(' ')
  const content = new TextEncoder().encode(`q ${clip} ${matrix} cm /Image Do Q\n`)
  return new IndirectObject(
    new Map<string, Value>([
      ['Type', 'Page'],
      ['MediaBox', [0, 0, Number(short(page.width)), Number(short(page.height))]],
      ['Resources', new Map([['XObject', new Map([['Image', new IndirectObject(image)]])]])],
      ['Contents', new IndirectObject(new Stream(new Map(), content))],
    ]),
  )
}

function pageSizeFor(image: Size, { size, orientation, margin }: ImageLayout): Size {
  if (size === 'image') {
    // At 96 pixels per inch; programs show pages of at most 200 inches.
    const scale = Math.min(0.75, (maxSide - 2 * margin) / Math.max(image.width, image.height))
    return {
      width: Math.max(3, image.width * scale + 2 * margin),
      height: Math.max(3, image.height * scale + 2 * margin),
    }
  }
  const [short, long] = paperSizes[size]
  const isWide = orientation === 'auto' ? image.width > image.height : orientation === 'landscape'
  return isWide ? { width: long, height: short } : { width: short, height: long }
}

const maxSide = 14_400

/** The matrix that maps the image's unit square to an upright rectangle, by orientation (EXIF 2.3, 4.6.4). */
const orientationMatrices: Record<Orientation, (w: number, h: number, x: number, y: number) => number[]> = {
  1: (w, h, x, y) => [w, 0, 0, h, x, y],
  2: (w, h, x, y) => [-w, 0, 0, h, x + w, y],
  3: (w, h, x, y) => [-w, 0, 0, -h, x + w, y + h],
  4: (w, h, x, y) => [w, 0, 0, -h, x, y + h],
  5: (w, h, x, y) => [0, -h, -w, 0, x + w, y + h],
  6: (w, h, x, y) => [0, -h, w, 0, x, y + h],
  7: (w, h, x, y) => [0, h, w, 0, x, y],
  8: (w, h, x, y) => [0, h, -w, 0, x + w, y],
}

const short = (value: number): string => String(Number(value.toFixed(3)))
