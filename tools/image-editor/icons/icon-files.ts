import type { Call } from '#kit/call.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import { emptyImage, type RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { layOver } from '../drawing/lay-over.ts'
import { colorOf, type Rgba } from '../drawing/rgba.ts'
import { type OpenedImage, whole } from '../editing/open-image.ts'

export interface IconLook {
  /** As it stands below the icon on a phone; may be empty. */
  name: string
  /** In hexadecimal; nothing where it is empty. */
  background: string
  /** Of the corners, in percent of a side. */
  radius: number
  /** With one more that systems may cut to any shape. */
  maskable: boolean
}

/** In pixels, of the largest of the icons. */
const maxIcon = 512

/** What systems may cut an icon to holds a circle of four fifths of its side (W3C Manifest, "icon masks"). */
const safeShare = 0.8

/** Draws the files that browsers and phones ask for. */
export async function filesOf(
  { image: read, source }: OpenedImage,
  file: File,
  look: IconLook,
  call: Call,
): Promise<Record<string, Uint8Array>> {
  const isDrawing = source.format === 'svg'
  const scale = maxIcon / Math.max(source.width, source.height)
  const image = isDrawing && scale > 1 ? await whole(() => source.decode({ scale })) : read
  const clear: Rgba = [0, 0, 0, 0]
  const filled = look.background ? colorOf(look.background) : undefined
  const background = filled ?? clear
  const largest = await drawTile(image, { side: maxIcon, background, radius: look.radius, share: 1 })
  const png = (tile: RasterImage) => whole(() => encode(tile, 'png', { quality: 100 }))
  const small = async (side: number) => png(await resize(largest, { width: side, height: side }))
  // Phones cut it themselves, and paint what is transparent black.
  const solid = filled ?? ([255, 255, 255, 255] as const)
  const whole180 = await drawTile(image, { side: 180, background: solid, radius: 0, share: 1 })
  call.progress(0.3)
  call.signal.throwIfAborted()
  const files: Record<string, Uint8Array> = {
    'favicon.ico': await whole(() => encode(largest, 'ico', { quality: 100, sizes: [16, 32, 48] })),
    'apple-touch-icon.png': await png(whole180),
    'icon-192.png': await small(192),
    'icon-512.png': await png(largest),
  }
  call.progress(0.7)
  if (look.maskable) {
    const share = safeShare / Math.SQRT2
    const tile = await drawTile(image, { side: maxIcon, background: solid, radius: 0, share })
    files['icon-maskable-512.png'] = await png(tile)
  }
  const [type, bytes] = isDrawing
    ? ['image/svg+xml', await file.bytes()]
    : ['image/png', files['icon-192.png'] ?? new Uint8Array()]
  files['favicon.svg'] = new TextEncoder().encode(svgOf(type, bytes, isDrawing ? look : undefined))
  return files
}

/** An SVG around an image, which browsers show without running or loading anything of it. */
function svgOf(type: string, bytes: Uint8Array, look: IconLook | undefined): string {
  const digits = encodeBase64(bytes, { alphabet: 'standard', padding: true, lineLength: 0 })
  const image = `<image width="100" height="100" href="data:${type};base64,${digits}"/>`
  const ground = look?.background ? `<rect width="100" height="100" fill="${look.background}"/>` : ''
  const isCut = look !== undefined && look.radius > 0
  const cut = isCut ? `<clipPath id="a"><rect width="100" height="100" rx="${look.radius}"/></clipPath>` : ''
  const content = isCut ? `<g clip-path="url(#a)">${ground}${image}</g>` : `${ground}${image}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${cut}${content}</svg>\n`
}

interface TileLook {
  /** In pixels. */
  side: number
  background: Rgba
  /** Of the corners, in percent of a side: 50 is a circle. */
  radius: number
  /** How much of the side the image takes, 0 to 1. */
  share: number
}

/** Draws an image in the middle of a square. */
async function drawTile(image: RasterImage, { side, background, radius, share }: TileLook): Promise<RasterImage> {
  const tile = emptyImage(side, side)
  const pixel = new Uint8ClampedArray(background)
  for (let at = 0; at < tile.data.length; at += 4) tile.data.set(pixel, at)
  const scale = (side * share) / Math.max(image.width, image.height)
  const size = { width: pixelsOf(image.width * scale), height: pixelsOf(image.height * scale) }
  const drawn = await resize(image, size)
  layOver(tile, drawn, { left: (side - size.width) >> 1, top: (side - size.height) >> 1 })
  if (radius > 0) roundCorners(tile, (radius / 100) * side)
  return tile
}

const pixelsOf = (length: number): number => Math.max(1, Math.round(length))

/** Makes transparent what lies beyond the rounded corners; a pixel on the edge by how much of it does. */
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
