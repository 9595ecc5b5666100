import type { Animation, Frame } from '../animation/animation.ts'
import type { ImageInfo } from '../image-info.ts'
import type { NewMetadata } from '../metadata-block.ts'
import type { RasterImage, Size } from '../raster-image.ts'
import type { ImageFormat, ImageFormats } from './image-format.ts'

type FormatThat<Can> = { [Name in ImageFormat]: ImageFormats[Name] extends Can ? Name : never }[ImageFormat]

/** The formats that images can be encoded in. */
export type WritableFormat = FormatThat<Encodes>

/** The formats whose metadata can be replaced without touching a pixel. */
export type MetadataFormat = FormatThat<ReplacesMetadata>

/** The formats whose animations can be decoded and encoded. */
export type AnimatedFormat = FormatThat<Animates>

/**
 * The static description of a format, in the `format.ts` of its folder, loaded by every page that names formats. The
 * other parts of a format are in files beside it that each export one thing:
 *
 * - `info.ts` a `reader` of image properties, loaded by pages that inspect images.
 * - `decode.ts` a function `decode`, `encode.ts` one `encode`, `metadata.ts` one `replaceMetadata`, `blocks.ts` one
 *   `listBlocks`, `decode-frames.ts` one `decodeFrames`, `encode-frames.ts` one `encodeFrames`, loaded when needed.
 */
export interface FormatDefinition {
  /** The name that people use. */
  label: string
  /** As registered with IANA, or as commonly used. */
  mediaType: string
  /** File name extensions, without the dot; files are written with the first. */
  extensions: readonly [string, ...string[]]
  /** Its position in lists of formats, and in detection. */
  order: number
  /** Supports transparency. */
  hasAlpha: boolean
  /** Vector graphics, which can be drawn at any size. */
  isVector?: boolean
  /** Which browsers can display it in a page. */
  shownBy: 'all' | 'some' | 'none'
  /**
   * The memory needed for decoding, in bytes per pixel, the decoded pixels included; measured at 12 and 24 million
   * pixels, as for encoding.
   */
  decodeBytesPerPixel: number
}

/** A format that images can be encoded in. */
export interface Encodes {
  encode: {
    /** The settings that it uses, besides `isLastUse`. */
    settings: readonly Exclude<keyof EncodeSettings, 'isLastUse'>[]
    /** The memory needed for encoding, in bytes per pixel, the pixels themselves included. */
    bytesPerPixel: number
    /** The format's limit on width and height, in pixels. */
    maxSide?: number
  }
}

/** A format whose metadata can be replaced. */
export interface ReplacesMetadata {
  metadata: {
    /** The orientation of its images is in EXIF, and nowhere else. */
    isTurnedByExif: boolean
  }
}

/** A format whose animations can be decoded and encoded. */
export interface Animates {
  animation: {
    /** The memory needed for decoding or encoding, in bytes per pixel of the canvas, compressed frames not included. */
    bytesPerPixel: number
  }
}

/** Recognizes the files of a format, and reads the properties of their images. */
export interface InfoReader {
  /**
   * A file's end marker, if files without it count as damaged: appended to the beginning of a file, it makes that
   * readable.
   */
  endMarker?: string
  /** Detects the format by the first bytes of a file. No two formats match the same file. */
  detect(bytes: Uint8Array): boolean
  /**
   * Reads the properties of the image; missing ones have their defaults.
   *
   * @throws CodecError, or RangeError where the file ends too early
   */
  info(bytes: Uint8Array): FormatInfo
}

type FormatInfo = Size & Partial<Omit<ImageInfo, 'format'>>

export interface DecodeOptions {
  /** The scale at which vector graphics are drawn. */
  scale?: number | undefined
  /**
   * Keeps the colors in the image's own profile instead of converting them to sRGB, so that it can be encoded with that
   * profile.
   */
  keepsProfile?: boolean | undefined
}

/**
 * Decodes a file to upright sRGB. Called after the size was checked.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type Decode = (
  bytes: Uint8Array<ArrayBuffer>,
  info: ImageInfo,
  options: DecodeOptions,
) => Promise<RasterImage> | RasterImage

/**
 * Encodes an image.
 *
 * @throws CodecError when the format cannot hold it
 */
export type Encode = (
  image: RasterImage,
  settings: EncodeSettings,
) => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>

/**
 * Finds the frames of an animation, which are decoded to upright sRGB. Called after the size of the canvas was checked.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type DecodeFrames = (bytes: Uint8Array<ArrayBuffer>, info: ImageInfo) => Animation

/** The properties that all frames of an animation share. */
export interface AnimationHeader extends Size, Pick<Animation, 'plays'> {}

/**
 * Encodes an animation from a stream of frames of the same size.
 *
 * @throws CodecError when the format cannot hold it
 */
export type EncodeFrames = (
  frames: AsyncIterable<Frame>,
  head: AnimationHeader,
  settings: EncodeSettings,
) => Promise<Uint8Array<ArrayBuffer>>

/**
 * Removes the metadata that is not needed to display the image (EXIF, XMP, comments, trailing data), and inserts the
 * new metadata that the format and the file have a place for.
 *
 * @throws CodecError, or RangeError where the file ends too early
 */
export type ReplaceMetadata = (bytes: Uint8Array, metadata: NewMetadata) => Uint8Array<ArrayBuffer>

/** Encoding settings. Each format uses those that it lists. */
export interface EncodeSettings {
  /** 1 to 100 on JPEG's scale; for lossy formats. */
  quality: number
  /** The source has full chroma resolution (4:4:4), which a high quality keeps; true by default. */
  hasFullColor?: boolean | undefined
  /** Encodes losslessly, for formats that can do both. */
  lossless?: boolean | undefined
  /** The maximum number of colors, 2 to 256. */
  colors?: number | undefined
  /** The side lengths of the images in an icon, in pixels. */
  sizes?: readonly number[] | undefined
  /** The image is not used afterwards: its pixels may be freed once the codec has copied them. */
  isLastUse?: boolean | undefined
}
