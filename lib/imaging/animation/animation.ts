import type { RasterImage } from '../raster-image.ts'

/** One composed frame of an animation: the whole canvas, whichever part of it the file redraws. */
export interface Frame {
  /** Valid until the next frame, which may reuse its buffer: copy it to keep it. */
  image: RasterImage
  /** The frame's duration, in milliseconds. */
  delay: number
}

/** The frames of a file, decoded lazily. */
export interface Animation {
  count: number
  /** How often the animation is played; 0 means forever. */
  plays: number
  /** The number of pixels to process: for each frame, those of the canvas, or of the frame if it is larger. */
  pixels: number
  /**
   * Decodes the frames one by one, lazily.
   *
   * @throws CodecError, or RangeError where the file ends too early
   */
  frames(): AsyncIterable<Frame>
}

/** The limit on frames: two and a half minutes at 60 frames a second. */
export const maxFrames = 10_000

/** The limit on pixels in all frames together: about a minute of work, several with some codecs. */
export const maxAnimationPixels = 1_000_000_000

/**
 * Returns the effective duration of a frame in milliseconds: browsers show delays of up to 10 ms for 100 ms, and files
 * rely on it.
 */
export const effectiveDelay = (delay: number): number => (delay <= 10 ? 100 : delay)
