import { type Codec, runCodec } from './codec.ts'
import type { RasterImage, Size } from './raster-image.ts'

interface Writer<Options> {
  encode(data: BufferSource, width: number, height: number, options: Options): Uint8Array | null
}

/** Lets a codec write the pixels of an image. Copies its answer, which TypeScript believes to be in memory that may be shared. */
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
 * Does something when the settings are read. A codec reads them last, when it has copied the pixels into its own memory
 * and before it begins: the moment to give up those here.
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

/** Below a quality of 85, colors with a quarter of the pixels look the same, and save a third. */
export const keepsColor = (
  image: Size,
  { quality, hasFullColor = true }: { quality: number; hasFullColor?: boolean | undefined },
): boolean => quality >= 85 && hasFullColor && !isHuge(image)
