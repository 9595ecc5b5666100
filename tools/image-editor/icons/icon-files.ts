import type { Call } from '#kit/call.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import { emptyImage, type RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { composite } from '../drawing/composite.ts'
import { colorOf, type Rgba } from '../drawing/rgba.ts'
import { type OpenedImage, runCodec } from '../editing/open-image.ts'

export interface IconOptions {
  /** The label below the icon on a phone; may be empty. */
  name: string
  /** In hexadecimal; transparent when empty. */
  background: string
  /** Of the corners, in percent of a side. */
  radius: number
  /** Whether to add a maskable icon, which systems may crop to any shape. */
  maskable: boolean
}

/** The side of the largest icon, in pixels. */
const maxIcon = 512

/** The diameter of the safe zone of a maskable icon, as a share of its side (W3C Manifest, "icon masks"). */
const safeShare = 0.8

/** Draws the icon files that browsers and phones request, by name. */
export async function iconFiles(
  { image: read, source }: OpenedImage,
  file: File,
  options: IconOptions,
  call: Call,
): Promise<Record<string, Uint8Array>> {
  const isDrawing = source.format === 'svg'
  const scale = maxIcon / Math.max(source.width, source.height)
  const image = isDrawing && scale > 1 ? await runCodec(() => source.decode({ scale })) : read
  const transparent: Rgba = [0, 0, 0, 0]
  const filled = options.background ? colorOf(options.background) : undefined
  const background = filled ?? transparent
  const largest = await drawTile(image, { side: maxIcon, background, radius: options.radius, share: 1 })
  const png = (tile: RasterImage) => runCodec(() => encode(tile, 'png', { quality: 100 }))
  const small = async (side: number) => png(await resize(largest, { width: side, height: side }))
  // Phones round the corners themselves, and paint transparent pixels black.
  const opaqueBackground = filled ?? ([255, 255, 255, 255] as const)
  const touchIcon = await drawTile(image, { side: 180, background: opaqueBackground, radius: 0, share: 1 })
  call.progress(0.3)
  call.signal.throwIfAborted()
  const files: Record<string, Uint8Array> = {
    'favicon.ico': await runCodec(() => encode(largest, 'ico', { quality: 100, sizes: [16, 32, 48] })),
    'apple-touch-icon.png': await png(touchIcon),
    'icon-192.png': await small(192),
    'icon-512.png': await png(largest),
  }
  call.progress(0.7)
  if (options.maskable) {
    const share = safeShare / Math.SQRT2
    const tile = await drawTile(image, { side: maxIcon, background: opaqueBackground, radius: 0, share })
    files['icon-maskable-512.png'] = await png(tile)
  }
  const [type, bytes] = isDrawing
    ? ['image/svg+xml', await file.bytes()]
    : ['image/png', files['icon-192.png'] ?? new Uint8Array()]
  files['favicon.svg'] = new TextEncoder().encode(svgOf(type, bytes, isDrawing ? options : undefined))
  return files
}

/** Wraps an image in an SVG, where browsers run no scripts and load no resources of it. */
function svgOf(type: string, bytes: Uint8Array, options: IconOptions | undefined): string {
  const digits = encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 })
  const image = `<image width="100" height="100" href="data:${type};base64,${digits}"/>`
  const ground = options?.background ? `<rect width="100" height="100" fill="${options.background}"/>` : ''
  const isCut = options !== undefined && options.radius > 0
  const cut = isCut ? `<clipPath id="a"><rect width="100" height="100" rx="${options.radius}"/></clipPath>` : ''
  const content = isCut ? `<g clip-path="url(#a)">${ground}${image}</g>` : `${ground}${image}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${cut}${content}</svg>\n`
}

interface TileOptions {
  /** In pixels. */
  side: number
  background: Rgba
  /** Of the corners, in percent of a side: 50 is a circle. */
  radius: number
  /** The image's longer side as a share of the tile's, 0 to 1. */
  share: number
}

/** Draws an image centered on a square. */
async function drawTile(image: RasterImage, { side, background, radius, share }: TileOptions): Promise<RasterImage> {
  const tile = emptyImage(side, side)
  const pixel = new Uint8ClampedArray(background)
  for (let at = 0; at < tile.data.length; at += 4) tile.data.set(pixel, at)
  const scale = (side * share) / Math.max(image.width, image.height)
  const size = { width: pixelsOf(image.width * scale), height: pixelsOf(image.height * scale) }
  const drawn = await resize(image, size)
  composite(tile, drawn, { left: (side - size.width) >> 1, top: (side - size.height) >> 1 })
  if (radius > 0) roundCorners(tile, (radius / 100) * side)
  return tile
}

const pixelsOf = (length: number): number => Math.max(1, Math.round(length))

/** Makes the pixels outside the rounded corners transparent, with antialiasing. */
function roundCorners({ width: side, data }: RasterImage, radius: number): void {
  for (let y = 0; y < side; y++) {
    const down = Math.max(0, radius - y - 0.5, y + 0.5 - (side - radius))
    if (down === 0) continue
    for (let x = 0; x < side; x++) {
      const right = Math.max(0, radius - x - 0.5, x + 0.5 - (side - radius))
      if (right === 0) continue
      const inside = Math.min(1, Math.max(0, radius - Math.hypot(right, down) + 0.5))
      const at = (y * side + x) * 4 + 3
      data[at] = (data[at] ?? 0) * inside
    }
  }
}
