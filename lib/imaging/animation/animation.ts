import type { RasterImage } from '../raster-image.ts'

/** One composed frame of an animation: the whole canvas, whatever part of it the file redraws. */
export interface Frame {
  /** Valid until the next frame, which may be drawn over it: copy it to keep it. */
  image: RasterImage
  /** Its duration, in milliseconds. */
  delay: number
}

/** The frames of a file, decoded lazily. */
export interface Animation {
  count: number
  /** How often all of them are played; 0 is for ever. */
  plays: number
  /** The pixels to process in all frames: those of the canvas, or of a larger frame. */
  pixels: number
  /**
   * Decodes one frame after another, lazily.
   *
   * @throws CodecError, or RangeError where the file ends too early
   */
  frames(): AsyncIterable<Frame>
}

/** How many frames an animation may have: two and a half minutes at sixty a second. */
export const maxFrames = 10_000

/** How many pixels all of its frames may have together: a minute of work, with some codecs several. */
export const maxAnimationPixels = 1_000_000_000

/**
 * The effective duration of a frame in milliseconds: browsers take 10 and less for a tenth of a second, and files made
 * for them rely on it.
 */
export const effectiveDelay = (delay: number): number => (delay <= 10 ? 100 : delay)
