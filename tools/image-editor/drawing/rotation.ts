import type { Size } from '#lib/imaging/raster-image.ts'

/** The sine and the cosine of an angle in degrees. */
export const rotationBy = (degrees: number) => ({
  sine: Math.sin((degrees * Math.PI) / 180),
  cosine: Math.cos((degrees * Math.PI) / 180),
})

/** Returns the size of the bounding box of a rotated rectangle, in fractions of its unit. */
export function rotatedBox({ width, height }: Size, degrees: number): Size {
  const { sine, cosine } = rotationBy(degrees)
  const [s, c] = [Math.abs(sine), Math.abs(cosine)]
  return { width: width * c + height * s, height: width * s + height * c }
}
