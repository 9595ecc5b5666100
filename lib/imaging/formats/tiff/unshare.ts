import type { Size } from '../../raster-image.ts'

/**
 * Gives each pixel its own color where several share one: of units that hold the brightness of each pixel and then the
 * two differences, or of one difference alone (TIFF 6.0, section 21).
 */
export function unshare(
  units: Uint8Array,
  { width, height }: Size,
  { across, down }: Shared,
  samples: number,
): Uint8Array {
  const columns = Math.ceil(width / across)
  const parts = samples === 1 ? 1 : 3
  const pixels = new Uint8Array(width * height * parts)
  for (let y = 0, to = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const unit = (Math.floor(y / down) * columns + Math.floor(x / across)) * samples
      if (samples === 1) pixels[to++] = units[unit] ?? 0
      else {
        pixels[to++] = units[unit + (y % down) * across + (x % across)] ?? 0
        pixels[to++] = units[unit + across * down] ?? 0
        pixels[to++] = units[unit + across * down + 1] ?? 0
      }
    }
  }
  return pixels
}

/** Pixels across and down that share a color. */
interface Shared {
  across: number
  down: number
}
