import type { RasterImage } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'

export const coverStyles = ['mosaic', 'blur', 'black'] as const

export type CoverStyle = (typeof coverStyles)[number]

/** Covers an area of an image, in place. Nothing of its content remains but the mean colors of a few large cells. */
export function coverArea(image: RasterImage, area: Box, style: CoverStyle): void {
  eachPixel(image, area, painters[style](cellsOf(image, area), image.data))
}

/** Writes the pixel at an index of the image's data; x and y are relative to the area. */
type PaintPixel = (at: number, x: number, y: number) => void

const painters: Record<CoverStyle, (cells: Cells, data: Uint8ClampedArray) => PaintPixel> = {
  black: (_, data) => (at) => data.set(black, at),
  mosaic:
    ({ side, columns, colors }, data) =>
    (at, x, y) => {
      const cell = Math.floor(y / side) * columns + Math.floor(x / side)
      data.set(colors.subarray(4 * cell, 4 * cell + 4), at)
    },
  blur(cells, data) {
    const color = new Float64Array(4)
    return (at, x, y) => {
      interpolate(cells, (x + 0.5) / cells.side - 0.5, (y + 0.5) / cells.side - 0.5, color)
      data.set(color, at)
    }
  },
}

const black = [0, 0, 0, 255]

/** The mean colors of an area's cells. */
interface Cells {
  /** Of a cell, in pixels. */
  side: number
  columns: number
  rows: number
  colors: Uint8ClampedArray
}

/** In pixels: smaller cells would reveal too much, whatever the area's size. */
const minCell = 12

/** Along the longer side. */
const maxCells = 8

function cellsOf({ data, width }: RasterImage, area: Box): Cells {
  const shorter = Math.min(area.width, area.height)
  const longer = Math.max(area.width, area.height)
  const side = Math.max(1, Math.min(shorter, Math.max(minCell, Math.ceil(longer / maxCells))))
  const columns = Math.ceil(area.width / side)
  const rows = Math.ceil(area.height / side)
  const colors = new Uint8ClampedArray(4 * columns * rows)
  for (let cell = 0; cell < columns * rows; cell++) {
    const left = area.left + (cell % columns) * side
    const top = area.top + Math.floor(cell / columns) * side
    const right = Math.min(left + side, area.left + area.width)
    const bottom = Math.min(top + side, area.top + area.height)
    const sums = [0, 0, 0, 0]
    for (let y = top; y < bottom; y++) {
      for (let at = (y * width + left) * 4; at < (y * width + right) * 4; at += 4) {
        const alpha = data[at + 3] ?? 0
        for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + alpha * (data[at + part] ?? 0)
        sums[3] = (sums[3] ?? 0) + alpha
      }
    }
    const alpha = sums[3] ?? 0
    // Colors are weighted by their alpha.
    for (let part = 0; part < 3; part++) colors[4 * cell + part] = alpha > 0 ? (sums[part] ?? 0) / alpha : 0
    colors[4 * cell + 3] = alpha / ((right - left) * (bottom - top))
  }
  return { side, columns, rows, colors }
}

function eachPixel({ width }: RasterImage, area: Box, act: PaintPixel): void {
  for (let y = 0; y < area.height; y++) {
    const start = (area.top + y) * width + area.left
    for (let x = 0; x < area.width; x++) act((start + x) * 4, x, y)
  }
}

/**
 * Interpolates the colors of the cells around a point by a cubic B-spline; cells at the edge are repeated beyond it.
 */
function interpolate({ columns, rows, colors }: Cells, x: number, y: number, color: Float64Array): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  color.fill(0)
  for (let down = -1; down <= 2; down++) {
    const row = Math.min(rows - 1, Math.max(0, top + down))
    const rowShare = spline(y - top - down)
    for (let right = -1; right <= 2; right++) {
      const column = Math.min(columns - 1, Math.max(0, left + right))
      const share = rowShare * spline(x - left - right)
      const at = 4 * (row * columns + column)
      for (let part = 0; part < 4; part++) color[part] = (color[part] ?? 0) + share * (colors[at + part] ?? 0)
    }
  }
}

function spline(distance: number): number {
  const d = Math.abs(distance)
  return d < 1 ? 2 / 3 - d * d + (d * d * d) / 2 : d < 2 ? (2 - d) ** 3 / 6 : 0
}
