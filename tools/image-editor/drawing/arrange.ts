import type { Size } from '#lib/imaging/raster-image.ts'
import type { Box } from '#lib/imaging/transform/fit.ts'

export const directions = ['down', 'right', 'grid'] as const

interface Arrangement {
  direction: (typeof directions)[number]
  columns: number
  /** In pixels. */
  gap: number
  /** Images are made as wide, as high, or in a grid as large as the smallest. */
  equal: boolean
}

/** Where images lie in one that holds them all. Where a box has another shape than its image, that is cropped to fill it. */
export interface Arranged extends Size {
  boxes: Box[]
}

/** Arranges images below one another, beside one another, or in rows. No image is enlarged. */
export function arrange(images: Size[], { direction, columns, gap, equal }: Arrangement): Arranged {
  if (direction === 'grid') return grid(images, Math.min(columns, images.length), gap, equal)
  // What goes to the right is arranged as what goes down, with its sides swapped.
  const swaps = direction === 'right'
  const lying = images.map((size) => (swaps ? swapped(size) : size))
  const width = Math.min(...lying.map((size) => size.width))
  const scaled = equal
    ? lying.map((size) => ({ width, height: Math.max(1, Math.round((size.height * width) / size.width)) }))
    : lying
  const across = Math.max(...scaled.map((size) => size.width))
  let top = 0
  const boxes = scaled.map((size) => {
    const box = { ...size, left: (across - size.width) >> 1, top }
    top += size.height + gap
    return box
  })
  const whole = { width: across, height: top - gap }
  if (!swaps) return { ...whole, boxes }
  return { ...swapped(whole), boxes: boxes.map((box) => ({ ...swapped(box), left: box.top, top: box.left })) }
}

const swapped = ({ width, height }: Size): Size => ({ width: height, height: width })

function grid(images: Size[], columns: number, gap: number, equal: boolean): Arranged {
  const cell = {
    width: Math.min(...images.map((size) => size.width)),
    height: Math.min(...images.map((size) => size.height)),
  }
  const sizes = equal ? images.map(() => cell) : images
  const rows = Math.ceil(images.length / columns)
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...sizes.filter((_, index) => index % columns === column).map((size) => size.width)),
  )
  const heights = Array.from({ length: rows }, (_, row) =>
    Math.max(...sizes.slice(row * columns, (row + 1) * columns).map((size) => size.height)),
  )
  const before = (lengths: number[], index: number) =>
    lengths.slice(0, index).reduce((sum, length) => sum + length + gap, 0)
  const boxes = sizes.map((size, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return {
      ...size,
      left: before(widths, column) + (((widths[column] ?? 0) - size.width) >> 1),
      top: before(heights, row) + (((heights[row] ?? 0) - size.height) >> 1),
    }
  })
  return { width: before(widths, columns) - gap, height: before(heights, rows) - gap, boxes }
}
