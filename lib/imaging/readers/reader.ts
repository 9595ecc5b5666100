import type { RasterImage, Size } from '../raster-image.ts'
import type { ReadWarning } from '../read/warnings.ts'

/** What a file says of its image before a pixel is decoded. */
interface Measured extends Size {
  /** There is more than one image in the file, to be shown one after another. */
  isAnimated: boolean
  warnings?: readonly ReadWarning[]
}

/**
 * Reads a format that is only ever converted from. Its functions throw CodecError, or RangeError where a file ends too
 * early; `decode` is called after the size was found to be bearable.
 */
export interface Reader {
  /** Tells the format by its first bytes. */
  isOf(bytes: Uint8Array): boolean
  measure(bytes: Uint8Array): Measured
  decode(bytes: Uint8Array<ArrayBuffer>, options: ReadOptions): Promise<RasterImage> | RasterImage
}

export interface ReadOptions {
  /** How many times its own size an image made of lines is drawn in. */
  scale?: number | undefined
}
