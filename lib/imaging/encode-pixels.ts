import { type Codec, runCodec } from './codec.ts'
import type { RasterImage, Size } from './raster-image.ts'

interface Writer<Options> {
  encode(data: BufferSource, width: number, height: number, options: Options): Uint8Array | null
}

/** Encodes the pixels of an image by a codec. Copies the result, which TypeScript types as possibly shared memory. */
export async function encodePixels<Options extends { quality: number }>(
  codec: Codec<Writer<Options>>,
  { data, width, height }: RasterImage,
  options: Options,
  isLastUse = false,
) {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const settings = isLastUse ? whenRead(options, () => data.buffer.detached || data.buffer.transfer(0)) : options
  return new Uint8Array(await runCodec(codec, (module) => module.encode(bytes, width, height, settings)))
}

/**
 * Calls back when the settings are read. A codec reads them after it has copied the pixels into its own memory: the
 * moment to free them here.
 */
function whenRead<Options extends { quality: number }>(options: Options, act: () => void): Options {
  return Object.defineProperty({ ...options }, 'quality', {
    get() {
      act()
      return options.quality
    },
  })
}

/** More than most phones take: what costs seconds and memory there is left out. */
export const isHuge = ({ width, height }: Size): boolean => width * height > 12_500_000

/** Below a quality of 85, chroma subsampling (4:2:0) looks the same, and saves a third. */
export const usesFullChroma = (
  image: Size,
  { quality, hasFullColor = true }: { quality: number; hasFullColor?: boolean | undefined },
): boolean => quality >= 85 && hasFullColor && !isHuge(image)
