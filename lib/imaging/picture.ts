/** A picture as it is seen: upright, in sRGB; four bytes a pixel, red, green, blue and alpha, not multiplied by it. */
export interface Picture extends Size {
  data: Uint8ClampedArray<ArrayBuffer>
}

/** In pixels. */
export interface Size {
  width: number
  height: number
}

/** Makes a picture that is transparent all over. */
export const emptyPicture = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})
