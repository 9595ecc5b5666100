import type { Animation, Frame } from '../animation/animation.ts'
import type { ImageInfo } from '../image-info.ts'
import type { RasterImage, Size } from '../raster-image.ts'
import type { ImageFormat, ImageFormats } from './image-format.ts'

type FormatThat<Can> = { [Name in ImageFormat]: ImageFormats[Name] extends Can ? Name : never }[ImageFormat]

/** The formats that an image can be written in. */
export type WritableFormat = FormatThat<Encodes>

/** The formats whose files can be kept free of metadata without touching a pixel. */
export type MetadataFormat = FormatThat<ReplacesMetadata>

/** The formats whose animations are read and written frame by frame. */
export type AnimatedFormat = FormatThat<Animates>

/**
 * The static description of a format. It is in the `format.ts` of its folder, and comes with every page that names
 * formats; what else a format has stands beside it, in files that each export one thing:
 *
 * - `info.ts` a `reader`: what a file says of its image. Pages that look at images have it.
 * - `decode.ts` a function `decode`, `encode.ts` one `encode`, `metadata.ts` one `replaceMetadata`, `blocks.ts` one `listBlocks`,
 *   `decode-frames.ts` one `decodeFrames`, `encode-frames.ts` one `encodeFrames`, which come when they run.
 */
export interface FormatDefinition {
  /** As people call it. */
  label: string
  /** As registered with IANA, or as everybody has it. */
  mediaType: string
  /** Of file names, without their dot; files are written with the first. */
  extensions: readonly [string, ...string[]]
  /** Its place among the others, where they are listed and where they are looked for. */
  order: number
  /** Pixels can be transparent. */
  hasAlpha: boolean
  /** Its images are made of lines, and can be drawn in any size. */
  isVector?: boolean
  /** Which browsers show it in a page. */
  shownBy: 'all' | 'some' | 'none'
  /**
   * The memory of decoding, in bytes for each pixel of the image, the pixels themselves included; measured at 12 and 24
   * million pixels, as for writing.
   */
  decodeBytesPerPixel: number
}

/** A format that images can be written in too. */
export interface Encodes {
  encode: {
    /** What it takes notice of, besides `isLastUse`. */
    settings: readonly Exclude<keyof EncodeSettings, 'isLastUse'>[]
    /** The memory of encoding, in bytes for each pixel of the image, the pixels themselves included. */
    bytesPerPixel: number
    /** In pixels a side, where a format can hold no more. */
    maxSide?: number
  }
}

/** A format whose files can be kept free of metadata. */
export interface ReplacesMetadata {
  metadata: {
    /** Its images are turned by their EXIF, and by nothing else. */
    isTurnedByExif: boolean
  }
}

/** A format whose animations are read and written frame by frame. */
export interface Animates {
  animation: {
    /** What reading and writing takes, in bytes for each pixel of the canvas, what its frames are packed to left out. */
    bytesPerPixel: number
  }
}

/** Recognizes the files of a format, and reads the properties of their images. */
export interface InfoReader {
  /** What a file ends with, where it is damaged without: with it the beginning of one can be read. */
  ending?: string
  /** Tells the format by the first bytes of a file. No two formats claim the same file. */
  detect(bytes: Uint8Array): boolean
  /**
   * Reads what a file says of its image; what is left out is as usual.
   *
   * @throws CodecError, or RangeError where the file ends too early
   */
  info(bytes: Uint8Array): FormatInfo
}

type FormatInfo = Size & Partial<Omit<ImageInfo, 'format'>>

export interface DecodeOptions {
  /** How many times its own size an image made of lines is drawn in. */
  scale?: number | undefined
  /** Leaves the colors as the image's own profile has them, to be written with it again. */
  keepsProfile?: boolean | undefined
}

/**
 * Reads the pixels of a file as they are seen: upright, in sRGB. It is called after the size was checked.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type Decode = (
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo,
  options: DecodeOptions,
) => Promise<RasterImage> | RasterImage

/**
 * Writes an image.
 *
 * @throws CodecError when the format cannot hold it
 */
export type Encode = (
  image: RasterImage,
  settings: EncodeSettings,
) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>

/**
 * Finds the frames of an animation, as they are seen: upright, in sRGB. It is called when the size of its canvas was found to be
 * bearable.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type DecodeFrames = (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo) => Animation

/** What all frames of an animation share. */
export interface AnimationHeader extends Size, Pick<Animation, 'plays'> {}

/**
 * Writes an animation of frames that come one after another and have all the same size.
 *
 * @throws CodecError when the format cannot hold it
 */
export type EncodeFrames = (
  frames: AsyncIterable<Frame>,
  head: AnimationHeader,
  settings: EncodeSettings,
) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Takes out of a file all that is told about the image (EXIF, XMP, comments, what follows its end) and is not needed
 * to show it as before, and puts in a block of EXIF where the format and the file have a place for it.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type ReplaceMetadata = (bytes: Uint8Array, exif: Uint8Array | undefined) => Uint8Array<ArrayBuffer>

/** Encoding settings. Each format uses those that it lists. */
export interface EncodeSettings {
  /** 1 to 100, as JPEG counts it; of formats that lose something. */
  quality: number
  /** The image has colors of full resolution, which a high quality keeps; true unless told otherwise. */
  hasFullColor?: boolean | undefined
  /** Keeps every pixel as it is, where a format can do both. */
  lossless?: boolean | undefined
  /** So many colors and no more, 2 to 256. */
  colors?: number | undefined
  /** Of an icon, in pixels a side. */
  sizes?: readonly number[] | undefined
  /** The image is not used afterwards: its pixels may be freed once the codec has copied them. */
  isLastUse?: boolean | undefined
}
