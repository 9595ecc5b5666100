import type { Picture } from '#lib/imaging/picture.ts'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { errors } from '../errors.ts'

interface ReadSettings {
  /** Looks longer: turned, light on dark, blurred, small. */
  isThorough: boolean
}

/**
 * Reads every QR code in a picture, with a reader that shares nothing with what draws them here (ZXing-C++). What is
 * transparent lies on white.
 */
export async function readCodes(picture: Picture, { isThorough }: ReadSettings): Promise<string[]> {
  const { readBarcodesFromImageData } = await start()
  const { data, width, height } = picture
  const results = await readBarcodesFromImageData({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    tryHarder: isThorough,
    tryInvert: isThorough,
    tryRotate: isThorough,
    tryDownscale: true,
    textMode: 'Plain',
  })
  return results.filter(({ isValid }) => isValid).map(({ text }) => text)
}

async function start() {
  const [reader, module] = await Promise.all([import('zxing-wasm/reader'), wasmModule('zxingReader')])
  try {
    await reader.prepareZXingModule({ overrides: overridesFor(module), equalityFn: () => true, fireImmediately: true })
  } catch {
    throw errors.initFailed()
  }
  return reader
}

/** Makes the package take a module that is compiled already, instead of fetching it from a stranger's server. */
const overridesFor = (module: WebAssembly.Module) => ({
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports)
    done(instance)
    return instance.exports
  },
})
