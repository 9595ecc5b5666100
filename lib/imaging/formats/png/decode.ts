import { wasmModule } from '#lib/wasm-bytes.ts'
import { attempt, collectGarbage } from '../../codec.ts'
import { CodecError } from '../../codec-error.ts'
import { normalizeImage } from '../../color/normalize-image.ts'
import type { ImageInfo } from '../../image-info.ts'
import type { RasterImage } from '../../raster-image.ts'
import { chunksOf, signature } from './chunks.ts'
import { isDamaged } from './extras.ts'

/** Reads the pixels of a PNG as they are seen. */
export async function decode(bytes: Uint8Array<ArrayBuffer>, info: ImageInfo): Promise<RasterImage> {
  try {
    return normalizeImage(await attempt(async () => pixelsOfPng(await wasmModule('png'), bytes), [silence]), info)
  } finally {
    collectGarbage()
  }
}

const silence = 'the file is damaged or ends too early'

/**
 * Reads the pixels of a PNG by the decoder of `@jsquash/png`, in an instance of its own. The package's JavaScript keeps
 * a single instance for good, and with it the memory that its largest image took.
 *
 * @throws CodecError when the file is damaged
 */
async function pixelsOfPng(module: WebAssembly.Module, bytes: Uint8Array): Promise<RasterImage> {
  let image: RasterImage | undefined
  const answers: Record<string, (...numbers: number[]) => number> = {
    __wbg_newwithownedu8clampedarrayandsh(start = 0, length = 0, width = 0, height = 0) {
      image = { width, height, data: new Uint8ClampedArray(wasm.memory.buffer, start, length).slice() }
      return 0
    },
    __wbindgen_throw() {
      throw new CodecError(silence)
    },
  }
  const names = WebAssembly.Module.imports(module).map(({ name }) => name)
  // The names end with a hash.
  const wbg = Object.fromEntries(names.map((name) => [name, answers[name.replace(/_[\da-f]{16}$/, '')] ?? (() => 0)]))
  const wasm = (await WebAssembly.instantiate(module, { wbg })).exports as unknown as PngDecoder
  const parts = pixelPartsOf(bytes)
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const start = wasm.__wbindgen_malloc(length, 1) >>> 0
  const memory = new Uint8Array(wasm.memory.buffer)
  let at = start
  for (const part of parts) {
    memory.set(part, at)
    at += part.length
  }
  wasm.decode(start, length)
  if (!image) throw new CodecError(silence)
  return image
}

/** What is used of the decoder, as wasm-bindgen exports it. */
interface PngDecoder {
  memory: WebAssembly.Memory
  __wbindgen_malloc(length: number, alignment: number): number
  /** Takes the bytes that it is given, and frees them. */
  decode(start: number, length: number): number
}

/**
 * The parts of a file that its pixels are made of. What else is told of them may be damaged, and no decoder is to stumble
 * over it.
 */
function pixelPartsOf(bytes: Uint8Array): Uint8Array[] {
  const needed = [...chunksOf(bytes)].filter((chunk) => /^([A-Z]|tRNS$)/.test(chunk.type) && !isDamaged(chunk))
  return [bytes.subarray(0, signature.length), ...needed.map(({ whole }) => whole)]
}
