import type { RasterImage } from '../raster-image.ts'

/** One image of an animation as it is seen: the whole canvas, whatever part of it the file redraws. */
export interface Frame {
  /** Until the next frame is asked for, which may be drawn over it: who keeps it copies it. */
  image: RasterImage
  /** How long it is seen, in milliseconds. */
  delay: number
}

/** The frames of a file, none of which is decoded yet. */
export interface Animation {
  count: number
  /** How often all of them are played; 0 is for ever. */
  plays: number
  /** How many pixels there are to go through in all frames: those of the canvas, or of a frame that is larger. */
  pixels: number
  /**
   * Decodes one after another, as they are asked for.
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
 * How long a frame is seen that a file gives so many milliseconds: browsers take 10 and less for a tenth of a second, and
 * so does what is made for them.
 */
export const seenDelay = (delay: number): number => (delay <= 10 ? 100 : delay)
