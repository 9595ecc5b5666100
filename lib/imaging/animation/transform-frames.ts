import type { Call } from '#kit/call.ts'
import type { RasterImage } from '../raster-image.ts'
import type { Animation, Frame } from './animation.ts'

/**
 * Decodes and transforms the frames of an animation lazily, as the encoder pulls them; can be cancelled between frames.
 */
export async function* transformFrames(
  animation: Animation,
  draw: (image: RasterImage) => Promise<RasterImage> | RasterImage,
  { signal, progress }: Call,
): AsyncGenerator<Frame> {
  let done = 0
  for await (const { image, delay } of animation.frames()) {
    signal.throwIfAborted()
    yield { image: await draw(image), delay }
    progress(++done / animation.count)
  }
}
