import { joinBytes } from '../../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../../bytes.ts'
import type { RasterImage } from '../../raster-image.ts'
import { buildChunk, signature } from './chunks.ts'
import { filterRows } from './filters.ts'
import { chooseLayout, type PngLayout } from './layout.ts'

/**
 * Encodes an image as PNG row by row, losslessly: in a third of the time that OxiPNG takes at its fastest, and with a
 * hundredth of its memory, for files that are some percent larger.
 */
export async function encodePlainPng(image: RasterImage): Promise<Uint8Array<ArrayBuffer>> {
  const layout = chooseLayout(image)
  const { Zlib } = await import('fflate')
  const pieces: Uint8Array[] = [...headerChunks(image, layout)]
  const packer = new Zlib({ level: levelFor(image) }, (packed) => pieces.push(buildChunk('IDAT', packed)))
  for (const rows of filterRows(image, layout)) packer.push(rows)
  packer.push(new Uint8Array(), true)
  return joinBytes(...pieces, buildChunk('IEND', new Uint8Array()))
}

/** Level 6 takes five times as long as 3 for smooth images, and saves a twentieth. */
const levelFor = ({ width, height }: RasterImage) => (width * height > 12_500_000 ? 2 : 3)

function headerChunks({ width, height }: RasterImage, { colorType, depth, palette }: PngLayout): Uint8Array[] {
  const format = Uint8Array.of(depth, colorType, 0, 0, 0)
  const head = [bytesOf(signature), buildChunk('IHDR', joinBytes(uint32Bytes(width), uint32Bytes(height), format))]
  if (!palette) return head
  const colors = new Uint8Array(Uint32Array.from(palette.keys()).buffer)
  const alphas = colors.filter((_, at) => at % 4 === 3)
  const isOpaque = alphas.every((alpha) => alpha === 255)
  const plain = colors.filter((_, at) => at % 4 !== 3)
  return [...head, buildChunk('PLTE', plain), ...(isOpaque ? [] : [buildChunk('tRNS', alphas)])]
}
