/** An upright image in sRGB; four bytes per pixel: red, green, blue and straight (not premultiplied) alpha. */
export interface RasterImage extends Size {
  data: Uint8ClampedArray<ArrayBuffer>
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** Creates a fully transparent image. */
export const emptyImage = (width: number, height: number): RasterImage => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})
