import type { ImageFormat } from './formats/image-format.ts'
import type { Size } from './raster-image.ts'
import type { ReadWarning } from './read-warnings.ts'
import type { Orientation } from './transform/orientation.ts'

/**
 * The properties of an image, known before any pixel is decoded. The size is that of the stored pixels, before
 * orientation.
 */
export interface ImageInfo extends Size {
  format: ImageFormat
  /** The file has more images than the first, which is the one that is decoded. */
  isAnimated: boolean
  /** Chroma is stored at full resolution (4:4:4); cameras keep a quarter of it (4:2:0). */
  hasFullColor: boolean
  /** Colors are stored as CMYK. */
  isCmyk: boolean
  /** How the decoded pixels must be rotated or mirrored. */
  orientation: Orientation
  /** The memory for decoding, in bytes per pixel, where it is not the same for all files of the format. */
  decodeBytesPerPixel?: number | undefined
  /** A block of EXIF, in TIFF format. */
  exif?: Uint8Array | undefined
  /** An ICC profile (ICC.1). */
  profile?: Uint8Array | undefined
  /** Warnings about how the image is read. */
  warnings: readonly ReadWarning[]
}

/** The defaults for properties that a file does not specify. */
export const defaultInfo = {
  isAnimated: false,
  hasFullColor: true,
  isCmyk: false,
  orientation: 1,
  warnings: [],
} as const satisfies Partial<ImageInfo>
