// Encodes one image of 12 megapixels and prints the peak memory: `write-once.ts ours|sharp <format>`.
import sharp from 'sharp'
import { writableFormats } from '#lib/imaging/formats/all-formats.ts'
import type { WritableFormat } from '#lib/imaging/formats/format-definition.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { images } from './images.ts'

const [writer, name] = process.argv.slice(2)
const format = writableFormats.find((each) => each === name)
const { photo } = images
if (!format || !photo) throw new Error(`No such format: ${name}`)

const [width, height] = [4000, 3000]
const data = new Uint8ClampedArray(width * height * 4)
for (let y = 0; y < height; y++) {
  for (let x = 0; x < width; x += photo.width) {
    const from = (y % photo.height) * photo.width * 4
    const length = Math.min(photo.width, width - x) * 4
    data.set(photo.data.subarray(from, from + length), (y * width + x) * 4)
  }
}
await (writer === 'sharp' ? bySharp(format) : encode({ data, width, height }, format, { quality: 75 }))
// In kibibytes, as reported by the system.
console.log(process.resourceUsage().maxRSS)

function bySharp(asked: WritableFormat): Promise<Buffer> {
  sharp.concurrency(1)
  const image = sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
  if (asked === 'jpeg') return image.flatten({ background: '#fff' }).jpeg({ quality: 75, mozjpeg: true }).toBuffer()
  if (asked === 'webp') return image.webp({ quality: 75 }).toBuffer()
  if (asked === 'avif') return image.avif({ quality: 50 }).toBuffer()
  return image.png({ compressionLevel: 9 }).toBuffer()
}
