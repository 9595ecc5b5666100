import { CodecError } from '../codec-error.ts'
import { pixelPartsOf } from '../metadata/png.ts'
import type { RasterImage } from '../raster-image.ts'

/**
 * Reads the pixels of a PNG by the decoder of `@jsquash/png`, in an instance of its own. The package's JavaScript keeps
 * a single instance for good, and with it the memory that its largest image took.
 *
 * @throws CodecError when the file is damaged
 */
export async function pixelsOfPng(module: WebAssembly.Module, bytes: Uint8Array): Promise<RasterImage> {
  let image: RasterImage | undefined
  const answers: Record<string, (...numbers: number[]) => number> = {
    __wbg_newwithownedu8clampedarrayandsh(start = 0, length = 0, width = 0, height = 0) {
      image = { width, height, data: new Uint8ClampedArray(wasm.memory.buffer, start, length).slice() }
      return 0
    },
    __wbindgen_throw() {
      throw new CodecError('the file is damaged or ends too early')
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
  if (!image) throw new CodecError('the file is damaged or ends too early')
  return image
}

/** What is used of the decoder, as wasm-bindgen exports it. */
interface PngDecoder {
  memory: WebAssembly.Memory
  __wbindgen_malloc(length: number, alignment: number): number
  /** Takes the bytes that it is given, and frees them. */
  decode(start: number, length: number): number
}
