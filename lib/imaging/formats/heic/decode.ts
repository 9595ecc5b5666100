/// <reference path="./libheif.d.ts" />
import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt, compiledModuleOptions } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import { maxPixels } from '../../max-pixels.ts'
import type { RasterImage } from '../../raster-image.ts'

/** Decodes a HEIC to upright sRGB. */
export const decode = async (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> =>
  normalizeImage(await attempt(async () => draw(await start(), bytes)), info)

/** The part of libheif's JavaScript API that is used here. */
interface LibHeif {
  heif_context_alloc(): unknown
  heif_context_free(context: unknown): void
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): { code: { value: number } }
  heif_js_context_get_primary_image_handle(context: unknown): Failure
  heif_js_decode_image2(handle: unknown, space: unknown, chroma: unknown): Decoded | Promise<Decoded>
  heif_image_release(image: unknown): void
  heif_colorspace: { heif_colorspace_RGB: unknown }
  heif_chroma: { heif_chroma_interleaved_RGBA: unknown }
}

interface Failure {
  code?: unknown
  message?: string
}

interface Decoded extends Failure {
  image: unknown
  channels?: { width: number; height: number; stride: number; data: Uint8Array }[]
}

async function start(): Promise<LibHeif> {
  const [{ default: load }, module] = await Promise.all([
    import('libheif-js/libheif-wasm/libheif.js'),
    wasmModule('heif'),
  ])
  const quiet = { print: () => {}, printErr: () => {} }
  return (await load({ ...quiet, ...compiledModuleOptions(module) })) as LibHeif
}

async function draw(lib: LibHeif, bytes: Uint8Array): Promise<RasterImage> {
  const context = lib.heif_context_alloc()
  if (lib.heif_context_read_from_memory(context, bytes).code.value !== 0) throw new CodecError(silence)
  const handle = lib.heif_js_context_get_primary_image_handle(context)
  if (!handle || handle.code) throw new CodecError(silence)
  const { heif_colorspace, heif_chroma } = lib
  const rgb = heif_colorspace.heif_colorspace_RGB
  const decoded = await lib.heif_js_decode_image2(handle, rgb, heif_chroma.heif_chroma_interleaved_RGBA)
  const [channel] = decoded?.channels ?? []
  if (!channel || decoded.code) throw new CodecError(silence)
  const { width, height, stride, data } = channel
  if (width * height > maxPixels) throw new CodecError('this HEIC is larger than it says')
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) pixels.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4)
  return { width, height, data: pixels }
}

const silence = 'the file is damaged or ends too early'
