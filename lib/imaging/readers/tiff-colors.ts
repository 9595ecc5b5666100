import { CodecError } from '../codec-error.ts'
import { emptyPicture, type Picture } from '../picture.ts'
import type { TiffLayout } from './tiff-layout.ts'

/** Makes colors of the samples of a page. */
export function colorize(layout: TiffLayout, samples: Uint8Array): Picture {
  const { width, height, photometric, compression, samplesPerPixel } = layout
  if (compression === 7) return { width, height, data: new Uint8ClampedArray(samples.slice().buffer) }
  const colors = colorCounts[photometric]
  const draw = painters[photometric]
  if (!colors || !draw || samplesPerPixel < colors) throw new CodecError('this TIFF has colors that are not read here')
  const picture = emptyPicture(width, height)
  const { data } = picture
  const hasAlpha = samplesPerPixel > colors && (layout.extra === 1 || layout.extra === 2)
  for (let pixel = 0, from = 0; pixel < width * height; pixel++, from += samplesPerPixel) {
    draw(data, pixel * 4, samples, from, layout)
    const alpha = hasAlpha ? (samples[from + colors] ?? 0) : 255
    if (layout.extra === 1 && alpha > 0 && alpha < 255) {
      for (let part = 0; part < 3; part++) data[pixel * 4 + part] = ((data[pixel * 4 + part] ?? 0) * 255) / alpha
    }
    data[pixel * 4 + 3] = alpha
  }
  return picture
}

type Painter = (data: Uint8ClampedArray, to: number, samples: Uint8Array, from: number, layout: TiffLayout) => void

/** White is zero, black is zero, RGB, palette, CMYK. */
const colorCounts: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4 }

const painters: Record<number, Painter> = {
  0: (data, to, samples, from) => void data.fill(255 - (samples[from] ?? 0), to, to + 3),
  1: (data, to, samples, from) => void data.fill(samples[from] ?? 0, to, to + 3),
  2(data, to, samples, from) {
    data[to] = samples[from] ?? 0
    data[to + 1] = samples[from + 1] ?? 0
    data[to + 2] = samples[from + 2] ?? 0
  },
  3(data, to, samples, from, { colorMap, bits }) {
    const count = 1 << bits
    const index = samples[from] ?? 0
    for (let part = 0; part < 3; part++) data[to + part] = (colorMap[part * count + index] ?? 0) >> 8
  },
  5(data, to, samples, from) {
    const light = 255 - (samples[from + 3] ?? 0)
    for (let part = 0; part < 3; part++) data[to + part] = ((255 - (samples[from + part] ?? 0)) * light) / 255
  },
}
