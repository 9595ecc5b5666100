import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { resize } from '#lib/imaging/transform/resize.ts'
import { wasmModule } from '#lib/wasm-bytes.ts'
import { errors } from '../errors.ts'

interface ReadSettings {
  /** Looks longer: turned, light on dark, blurred, small. */
  isThorough: boolean
}

/**
 * Reads every QR code in an image, with a reader that shares nothing with what draws them here (ZXing-C++). What is
 * transparent lies on white.
 */
export async function readCodes(image: RasterImage, { isThorough }: ReadSettings): Promise<string[]> {
  const texts = await readWith('LocalAverage', image, isThorough)
  return texts.length > 0 || !isThorough ? texts : readBlurred(image)
}

/** In pixels. What is larger is blurred in other ways than by being small. */
const maxDoubledPixels = 1_000_000

/**
 * Looks again at an image in which nothing was found, with one threshold for all of it: what is blurred has no sharp
 * edges to tell light from dark beside them. In half the size noise is gone, in twice the size small modules are whole.
 */
async function readBlurred(image: RasterImage): Promise<string[]> {
  const scales = image.width * image.height <= maxDoubledPixels ? [1, 0.5, 2] : [1, 0.5]
  for (const scale of scales) {
    const [width = 1, height = 1] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)))
    const texts = await readWith('GlobalHistogram', await resize(image, { width, height }), true)
    if (texts.length > 0) return texts
  }
  return []
}

async function readWith(
  binarizer: 'LocalAverage' | 'GlobalHistogram',
  { data, width, height }: RasterImage,
  isThorough: boolean,
): Promise<string[]> {
  const { readBarcodesFromImageData } = await start()
  const results = await readBarcodesFromImageData({ data, width, height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    binarizer,
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
