import type { Call } from '#kit/call.ts'
import type { RasterImage } from '../raster-image.ts'
import type { Animation, Frame } from './animation.ts'

/** Decodes and transforms the frames of an animation as the encoder asks for them; cancelled between two. */
export async function* drawnFrames(
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
