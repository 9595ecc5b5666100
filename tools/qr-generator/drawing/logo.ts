import { CodecError } from '#lib/imaging/codec-error.ts'
import type { RasterImage, Size } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { tooLarge } from '#lib/imaging/read/inspect.ts'
import { contain } from '#lib/imaging/transform/fit.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import type { QrCode } from '../code/encode.ts'
import { blocksOf } from '../code/tables.ts'
import { errors } from '../errors.ts'
import type { Frame } from './frame.ts'
import { blend } from './raster.ts'
import { type Hole, isHidden, unit } from './shapes.ts'

/**
 * Decodes a logo, scaled down to the size at which codes can show it.
 *
 * @throws ToolError badLogo
 */
export async function readLogo(file: File, codeSize: number): Promise<RasterImage> {
  const logo = await decodeLogo(file)
  const maxSide = Math.max(codeSize, maxSideInSvg)
  return resize(logo, contain(logo, { width: maxSide, height: maxSide }))
}

async function decodeLogo(file: File): Promise<RasterImage> {
  try {
    const image = identify(new Uint8Array(await file.arrayBuffer()))
    if (!image || tooLarge(image)) throw errors.badLogo()
    return await image.decode()
  } catch (error) {
    throw error instanceof CodecError ? errors.badLogo() : error
  }
}

/** The size of a logo whose longer side is a share of the code's side, in modules. */
export function sizeInModules({ width, height }: Size, share: number, side: number): Size {
  const longest = Math.max(width, height)
  return { width: (width / longest) * share * side, height: (height / longest) * share * side }
}

/** The modules under a logo and one more on each side, since readers mistake the edges of a logo for modules. */
export function holeFor({ width, height }: Size, side: number): Hole {
  const [across, down] = [width, height].map((length) => {
    const start = Math.floor((side - length) / 2) - 1
    return { start: Math.max(0, start), end: Math.min(side, side - start) }
  })
  return { left: across?.start ?? 0, right: across?.end ?? 0, top: down?.start ?? 0, bottom: down?.end ?? 0 }
}

/** As a share of what can be corrected. The rest is for dirt and blur. */
const maxLost = 0.75

/** Whether the codewords that a hole hides can be corrected in each block, with a reserve. */
export function isWithinCorrection(code: QrCode, hole: Hole): boolean {
  const lost = new Set<number>()
  for (let y = hole.top; y < hole.bottom; y++) {
    for (let x = hole.left; x < hole.right; x++) {
      const byte = code.byteOf[y * code.side + x] ?? -1
      if (byte >= 0 && isHidden(code, x, y, hole)) lost.add(byte)
    }
  }
  const perBlock = new Map<number, number>()
  for (const byte of lost) perBlock.set(code.blockOf[byte] ?? 0, (perBlock.get(code.blockOf[byte] ?? 0) ?? 0) + 1)
  // Correcting a wrong byte takes two error correction bytes.
  const maxWrong = (blocksOf(code.version, code.level).correction / 2) * maxLost
  return Array.from(perBlock.values()).every((count) => count <= maxWrong)
}

/** Draws a logo into the middle of an image. */
export async function drawLogo(image: RasterImage, logo: RasterImage, size: Size, { pixels }: Frame): Promise<void> {
  const width = Math.max(1, Math.round(size.width * pixels))
  const height = Math.max(1, Math.round(size.height * pixels))
  const { data } = await resize(logo, { width, height })
  const [left, top] = [Math.round((image.width - width) / 2), Math.round((image.height - height) / 2)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      const color = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0, data[from + 3] ?? 0] as const
      blend(image.data, ((top + y) * image.width + left + x) * 4, color, 255)
    }
  }
}

/** A logo for SVG, with its position from the corner of the code, in units. */
export interface PlacedLogo extends Size {
  x: number
  y: number
  dataUrl: string
}

/** In pixels. Enough for printing, and small enough for a file that opens quickly. */
const maxSideInSvg = 512

export async function placeInSvg(logo: RasterImage, size: Size, side: number): Promise<PlacedLogo> {
  const small = await resize(logo, contain(logo, { width: maxSideInSvg, height: maxSideInSvg }))
  const bytes = await encode(small, 'png', { quality: 100 })
  const [width, height] = [Math.round(size.width * unit), Math.round(size.height * unit)]
  return {
    x: Math.round((side * unit - width) / 2),
    y: Math.round((side * unit - height) / 2),
    width,
    height,
    dataUrl: `data:image/png;base64,${toBase64(bytes)}`,
  }
}

/** In chunks, since the number of arguments of a call is limited. */
function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (let start = 0; start < bytes.length; start += 8192) {
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192))
  }
  return btoa(binary)
}
