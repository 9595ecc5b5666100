import { hexOf } from '#lib/color/rgb.ts'

/** An image with readable pixels. */
export interface Pixels {
  canvas: HTMLCanvasElement
  width: number
  height: number
  /** The color at a point, as #rrggbb; undefined if it is fully transparent. */
  colorAt: (x: number, y: number) => string | undefined
}

/** Larger images are scaled down to this number of pixels. */
const maxPixels = 16_000_000

/**
 * Draws a file as the browser displays it.
 *
 * @throws if the browser can't display it
 */
export async function readPixels(file: File): Promise<Pixels> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const scale = Math.min(1, Math.sqrt(maxPixels / (image.naturalWidth * image.naturalHeight)))
    const [width, height] = [image.naturalWidth, image.naturalHeight].map((side) =>
      Math.max(1, Math.floor(side * scale)),
    )
    return draw(image, width ?? 1, height ?? 1)
  } finally {
    URL.revokeObjectURL(url)
  }
}

function draw(image: HTMLImageElement, width: number, height: number): Pixels {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no images')
  context.drawImage(image, 0, 0, width, height)
  return {
    canvas,
    width,
    height,
    colorAt(x, y) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data
      return alpha === 0 ? undefined : hexOf([red, green, blue])
    },
  }
}
