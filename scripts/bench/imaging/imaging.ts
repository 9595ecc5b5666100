import sharp from 'sharp'
import type { RasterImage } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { flatten, white } from '#lib/imaging/transform/flatten.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { median, milliseconds, type Row, timeOf } from '../measure.ts'
import { images } from './images.ts'
import { structuralSimilarity } from './ssim.ts'

const formats = ['jpeg', 'webp', 'avif', 'png'] as const
type BenchFormat = (typeof formats)[number]

/** Measures encoding images of five kinds, compared with sharp on one thread at the quality with equal SSIM. */
export async function benchImaging(): Promise<Row[]> {
  sharp.concurrency(1)
  const rows: Row[] = []
  for (const [kind, image] of Object.entries(images)) {
    for (const format of formats) rows.push(await compareWithSharp(kind, image, format))
  }
  return rows
}

async function compareWithSharp(kind: string, image: RasterImage, format: BenchFormat): Promise<Row> {
  const drawn = format === 'jpeg' ? flatten(image, white) : image
  const ours = () => encode(drawn, format, { quality: 75 })
  const bytes = await ours()
  const likeness = structuralSimilarity(image, await readBack(bytes))
  const exact = async () => ({ quality: 100, size: (await bySharp(image, 'png', 100)).length })
  const { quality, size } = await (format === 'png' ? exact() : matchSimilarity(image, format, likeness))
  const time = await medianTime(ours)
  const reference = await medianTime(() => bySharp(image, format, quality))
  return {
    what: `${kind}, ${image.width} x ${image.height}, as ${format}`,
    ours: `${bytes.length} bytes, ${milliseconds(time)}`,
    reference: `${Math.round(size)} bytes, ${milliseconds(reference)} (sharp, quality ${quality})`,
    ratio: time / reference,
    note: `size ${(bytes.length / size).toFixed(2)} at SSIM ${likeness.toFixed(4)}`,
  }
}

/** Finds the quality of sharp with at least equal similarity, and interpolates the size at exactly equal similarity. */
async function matchSimilarity(image: RasterImage, format: BenchFormat, likeness: number) {
  let [low, high] = [1, 100]
  const tried = async (quality: number) => {
    const bytes = await bySharp(image, format, quality)
    return { size: bytes.length, likeness: structuralSimilarity(image, await readBack(bytes)) }
  }
  while (low < high) {
    const middle = (low + high) >> 1
    if ((await tried(middle)).likeness < likeness) low = middle + 1
    else high = middle
  }
  const [above, below] = [await tried(low), await tried(Math.max(1, low - 1))]
  const gap = above.likeness - below.likeness
  const share = gap > 0 ? Math.max(0, Math.min(1, (likeness - below.likeness) / gap)) : 1
  return { quality: low, size: below.size + share * (above.size - below.size) }
}

async function readBack(bytes: Uint8Array): Promise<RasterImage> {
  const picture = identify(new Uint8Array(bytes))
  if (!picture) throw new Error('This is no image')
  return picture.decode()
}

function bySharp({ data, width, height }: RasterImage, format: BenchFormat, quality: number): Promise<Buffer> {
  const image = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
  if (format === 'jpeg') return image.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  if (format === 'webp') return image.webp({ quality }).toBuffer()
  if (format === 'avif') return image.avif({ quality }).toBuffer()
  return image.png({ compressionLevel: 9 }).toBuffer()
}

async function medianTime(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) times.push(await timeOf(work))
  return median(times)
}
