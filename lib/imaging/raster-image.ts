/** An upright image in sRGB; four bytes per pixel: red, green, blue and straight (not premultiplied) alpha. */
export interface RasterImage extends Size {
  data: Uint8ClampedArray<ArrayBuffer>
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * Frees the pixels of an image that another one was drawn from, and may share them: the garbage collector might do so
 * only after the next codec has allocated its own.
 */
export function freePixels({ data: { buffer } }: RasterImage, drawn: RasterImage): void {
  if (buffer !== drawn.data.buffer && !buffer.detached) buffer.transfer(0)
}

/** Creates a fully transparent image. */
export const emptyImage = (width: number, height: number): RasterImage => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})
