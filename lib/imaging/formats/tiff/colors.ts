import { CodecError } from '../../codec-error.ts'
import { labToSrgb } from '../../color/color-profile.ts'
import { emptyImage, type RasterImage } from '../../raster-image.ts'
import type { TiffLayout } from './layout.ts'
import { decodedSamplesPerPixel } from './samples.ts'

/** Converts the samples of a page to RGBA. */
export function colorize(layout: TiffLayout, samples: Uint8Array): RasterImage {
  const { width, height, photometric, compression } = layout
  if (compression === 7 && photometric !== 5) return fromJpeg(layout, samples)
  const colors = colorCounts[photometric]
  const paint = painters[photometric]
  const parts = decodedSamplesPerPixel(layout)
  if (!colors || !paint || parts < colors) throw new CodecError('this TIFF has colors that are not read here')
  const image = emptyImage(width, height)
  const { data } = image
  const draw = paint(layout)
  const hasAlpha = parts > colors && (layout.extra === 1 || layout.extra === 2)
  for (let pixel = 0, from = 0; pixel < width * height; pixel++, from += parts) {
    draw(data, pixel * 4, samples, from)
    const alpha = hasAlpha ? (samples[from + colors] ?? 0) : 255
    if (layout.extra === 1 && alpha > 0 && alpha < 255) {
      for (let part = 0; part < 3; part++) data[pixel * 4 + part] = ((data[pixel * 4 + part] ?? 0) * 255) / alpha
    }
    data[pixel * 4 + 3] = alpha
  }
  return image
}

/** The JPEG decoder has already converted these samples to RGBA. */
function fromJpeg({ width, height, photometric }: TiffLayout, samples: Uint8Array): RasterImage {
  const data = new Uint8ClampedArray(samples.buffer as ArrayBuffer, samples.byteOffset, width * height * 4)
  if (photometric === 0) {
    for (let at = 0; at < data.length; at++) if ((at & 3) !== 3) data[at] = 255 - (data[at] ?? 0)
  }
  return { width, height, data }
}

type Draw = (data: Uint8ClampedArray, to: number, samples: Uint8Array, from: number) => void

/** Samples per color: WhiteIsZero, BlackIsZero, RGB, palette, CMYK, YCbCr, CIELab, ICCLab. */
const colorCounts: Record<number, number> = { 0: 1, 1: 1, 2: 3, 3: 1, 5: 4, 6: 3, 8: 3, 9: 3 }

const painters: Record<number, (layout: TiffLayout) => Draw> = {
  0: () => (data, to, samples, from) => void data.fill(255 - (samples[from] ?? 0), to, to + 3),
  1: () => (data, to, samples, from) => void data.fill(samples[from] ?? 0, to, to + 3),
  2: () => (data, to, samples, from) => {
    data[to] = samples[from] ?? 0
    data[to + 1] = samples[from + 1] ?? 0
    data[to + 2] = samples[from + 2] ?? 0
  },
  3: paintPalette,
  5: () => (data, to, samples, from) => {
    const light = 255 - (samples[from + 3] ?? 0)
    for (let part = 0; part < 3; part++) data[to + part] = ((255 - (samples[from + part] ?? 0)) * light) / 255
  },
  6: paintYcbcr,
  8: () => paintLab((level) => (level << 24) >> 24),
  9: () => paintLab((level) => level - 128),
}

function paintPalette({ colorMap, bits }: TiffLayout): Draw {
  const count = 2 ** bits
  // Entries are 16-bit; some programs use only the lower 8 bits.
  const shift = colorMap.some((level) => level > 255) ? 8 : 0
  return (data, to, samples, from) => {
    const index = samples[from] ?? 0
    for (let part = 0; part < 3; part++) data[to + part] = (colorMap[part * count + index] ?? 0) >> shift
  }
}

/** Converts YCbCr with the coefficients of the file, or else of ITU-R BT.601. */
function paintYcbcr({ ycbcr }: TiffLayout): Draw {
  const [red = 0, green = 1, blue = 0] = ycbcr.lumaCoefficients
  const [black = 0, white = 255, ...middles] = ycbcr.referenceBlackWhite
  const [blueMiddle = 128, blueMost = 255, redMiddle = 128, redMost = 255] = middles
  return (data, to, samples, from) => {
    const y = (((samples[from] ?? 0) - black) * 255) / (white - black)
    const b = (((samples[from + 1] ?? 0) - blueMiddle) * 127) / (blueMost - blueMiddle)
    const r = (((samples[from + 2] ?? 0) - redMiddle) * 127) / (redMost - redMiddle)
    const [redLevel, blueLevel] = [y + r * (2 - 2 * red), y + b * (2 - 2 * blue)]
    data[to] = redLevel
    data[to + 1] = (y - red * redLevel - blue * blueLevel) / green
    data[to + 2] = blueLevel
  }
}

const paintLab =
  (signed: (level: number) => number): Draw =>
  (data, to, samples, from) => {
    const lightness = ((samples[from] ?? 0) * 100) / 255
    labToSrgb(lightness, signed(samples[from + 1] ?? 0), signed(samples[from + 2] ?? 0), data, to)
  }
