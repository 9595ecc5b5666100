import type { Call } from '#kit/call.ts'
import { encodeBase64 } from '#lib/base64/base64.ts'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { colorOf, type Rgba } from '../drawing/rgba.ts'
import { type OpenedImage, whole } from '../editing/open-image.ts'
import { drawTile } from './icon-tiles.ts'

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
