import type { ImageFormat } from './formats/image-format.ts'
import type { Size } from './raster-image.ts'
import type { ReadWarning } from './read-warnings.ts'
import type { Orientation } from './transform/orientation.ts'

/** The properties of an image, known before any pixel is decoded. The size is that of the pixels as they are stored. */
export interface ImageInfo extends Size {
  format: ImageFormat
  /** There are more images in the file than the first, which is the one that is read. */
  isAnimated: boolean
  /** Colors are stored with as many pixels as brightness is; cameras keep a quarter of them. */
  hasFullColor: boolean
  /** Colors are stored as inks: cyan, magenta, yellow and black. */
  isCmyk: boolean
  /** How the decoded pixels must be turned. */
  orientation: Orientation
  /** A block of EXIF, which is written as TIFF. */
  exif?: Uint8Array | undefined
  /** A color profile (ICC.1). */
  profile?: Uint8Array | undefined
  /** Warnings about how it is read. */
  warnings: readonly ReadWarning[]
}

/** The defaults where a file or its format says nothing else. */
export const defaultInfo = {
  isAnimated: false,
  hasFullColor: true,
  isCmyk: false,
  orientation: 1,
  warnings: [],
} as const satisfies Partial<ImageInfo>
