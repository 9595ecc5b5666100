import type { Size } from '../raster-image.ts'
import type { Orientation } from '../transform/orientation.ts'

/** What a file says of its image before any pixel is decoded. The size is that of the pixels as they are stored. */
export interface Facts extends Size {
  isAnimated: boolean
  /** Colors are stored with as many pixels as brightness is; cameras keep a quarter of them. */
  hasFullColor: boolean
  /** Colors are stored as inks: cyan, magenta, yellow and black. */
  isCmyk?: boolean
  /** Something that is told beside the pixels is damaged, and left out. */
  hasDamagedExtras?: boolean
  /** How the decoded pixels must be turned. */
  orientation: Orientation
  /** A block of EXIF, which is written as TIFF. */
  exif?: Uint8Array | undefined
  /** A color profile (ICC.1). */
  profile?: Uint8Array | undefined
}

/** How a format wraps pixels, and what is told about them. Its functions throw RangeError where a file ends too early. */
export interface Container {
  /** Tells the format by its first bytes. */
  isOf(bytes: Uint8Array): boolean
  read(bytes: Uint8Array): Facts
  /**
   * Takes out all that is told about the image (EXIF, XMP, comments, what follows its end) and is not needed to show
   * it as before, and puts in a block of EXIF where the format and the file have a place for it.
   */
  replaceMetadata(bytes: Uint8Array, exif: Uint8Array | undefined): Uint8Array<ArrayBuffer>
}
