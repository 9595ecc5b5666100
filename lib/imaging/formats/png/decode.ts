import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt, collectGarbage } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import { isDamagedAncillary } from './ancillary-chunks.ts'
import { parseChunks, signature } from './chunks.ts'

/** Decodes a PNG to upright sRGB. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  try {
    return normalizeImage(
      await attempt(async () => decodePixels(await wasmModule('png'), bytes), [damagedMessage]),
      info,
    )
  } finally {
    collectGarbage()
  }
}

const damagedMessage = 'the file is damaged or ends too early'

/**
 * Decodes a PNG with the WebAssembly of `@jsquash/png`, in a new instance. The package's JavaScript keeps a single
 * instance forever, and with it the memory that its largest image took.
 *
 * @throws CodecError when the file is damaged
 */
async function decodePixels(module: WebAssembly.Module, bytes: Uint8Array): Promise<RasterImage> {
  let image: RasterImage | undefined
  const answers: Record<string, (...numbers: number[]) => number> = {
    __wbg_newwithownedu8clampedarrayandsh(start = 0, length = 0, width = 0, height = 0) {
      image = { width, height, data: new Uint8ClampedArray(wasm.memory.buffer, start, length).slice() }
      return 0
    },
    __wbindgen_throw() {
      throw new CodecError(damagedMessage)
    },
  }
  const names = WebAssembly.Module.imports(module).map(({ name }) => name)
  // The names of imports end with a hash.
  const wbg = Object.fromEntries(names.map((name) => [name, answers[name.replace(/_[\da-f]{16}$/, '')] ?? (() => 0)]))
  const wasm = (await WebAssembly.instantiate(module, { wbg })).exports as unknown as PngDecoder
  const parts = pixelChunks(bytes)
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const start = wasm.__wbindgen_malloc(length, 1) >>> 0
  const memory = new Uint8Array(wasm.memory.buffer)
  let at = start
  for (const part of parts) {
    memory.set(part, at)
    at += part.length
  }
  wasm.decode(start, length)
  if (!image) throw new CodecError(damagedMessage)
  return image
}

/** The exports of the wasm-bindgen module that are used here. */
interface PngDecoder {
  memory: WebAssembly.Memory
  __wbindgen_malloc(length: number, alignment: number): number
  /** Takes ownership of the bytes, and frees them. */
  decode(start: number, length: number): number
}

/**
 * Returns the signature and the chunks that pixels are decoded from. The others may be damaged, which must not make the
 * decoder fail.
 */
function pixelChunks(bytes: Uint8Array): Uint8Array[] {
  const needed = [...parseChunks(bytes)].filter(
    (chunk) => /^([A-Z]|tRNS$)/.test(chunk.type) && !isDamagedAncillary(chunk),
  )
  return [bytes.subarray(0, signature.length), ...needed.map(({ whole }) => whole)]
}
