import { type Codec, runCodec } from './codec.ts'
import type { RasterImage, Size } from './raster-image.ts'

interface PixelEncoder<Options> {
  encode(data: BufferSource, width: number, height: number, options: Options): Uint8Array | null
}

/** Encodes the pixels of an image with a codec. Copies the result, which TypeScript types as possibly shared memory. */
export async function encodePixels<Options extends { quality: number }>(
  codec: Codec<PixelEncoder<Options>>,
  { data, width, height }: RasterImage,
  options: Options,
  isLastUse = false,
) {
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  const settings = isLastUse ? onOptionsRead(options, () => data.buffer.detached || data.buffer.transfer(0)) : options
  return new Uint8Array(await runCodec(codec, (module) => module.encode(bytes, width, height, settings)))
}

/**
 * Calls `act` when the codec reads the options, which it does after copying the pixels into its own memory, so they can
 * be freed here.
 */
function onOptionsRead<Options extends { quality: number }>(options: Options, act: () => void): Options {
  return Object.defineProperty({ ...options }, 'quality', {
    get() {
      act()
      return options.quality
    },
  })
}

/**
 * Whether an image is larger than most phones take; options that cost seconds and memory are left out for such images.
 */
export const isHuge = ({ width, height }: Size): boolean => width * height > 12_500_000

/** Whether to encode without chroma subsampling: below a quality of 85, 4:2:0 looks the same and saves a third. */
export const usesFullChroma = (
  image: Size,
  { quality, hasFullColor = true }: { quality: number; hasFullColor?: boolean | undefined },
): boolean => quality >= 85 && hasFullColor && !isHuge(image)
