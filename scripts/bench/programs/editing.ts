import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { perform } from '#kit/perform.ts'
import { writeAsCulori } from '#lib/color/fixtures/culori.ts'
import { convert } from '#tools/color-converter/operations.ts'
import { crop, rotate, strip } from '#tools/image-editor/operations.ts'
import type { Row } from '../measure.ts'
import { type Comparison, compareWithReferences, run } from './comparison.ts'

/** Compares editing a photo with ImageMagick and ExifTool, and converting colors with culori. */
export async function benchEditing(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'editing-'))
  try {
    return await compareWithReferences([...(await ofPhoto(folder)), ofColors()])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A photo of twelve megapixels with a camera's metadata. */
async function ofPhoto(folder: string): Promise<Comparison[]> {
  const [width, height] = [4000, 3000]
  const bytes = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .blur(2)
    .withExif({ IFD0: { Make: 'Example', Copyright: 'Ada Lovelace' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg({ quality: 90 })
    .toBuffer()
  const [path, written] = [join(folder, 'photo.jpg'), join(folder, 'written.jpg')]
  writeFileSync(path, bytes)
  const file = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
  const photo = `photo of ${(width * height) / 1e6} megapixels, ${(bytes.length / 1e6).toFixed(1)} MB of JPEG`
  return [
    {
      what: `image-editor strip, ${photo}`,
      ours: () => perform(strip, { file }),
      reference: 'exiftool -all=',
      theirs: () => run('sh', '-c', 'exiftool -q -all= -o - "$0" > "$1"', path, written),
      program: 'exiftool',
      note: 'the pixels stay byte for byte with both',
    },
    {
      what: `image-editor rotate by 90°, ${photo}`,
      ours: () => perform(rotate, { file, angle: 90 }),
      reference: 'convert -rotate 90',
      theirs: () => run('convert', path, '-rotate', '90', written),
      program: 'convert',
      note: 'nine tenths of ours is mozjpeg, whose file is 3 % smaller at the same quality',
    },
    {
      what: `image-editor crop to 2000 × 2000, ${photo}`,
      ours: () => perform(crop, { file, left: 500, top: 500, width: 2000, height: 2000 }),
      reference: 'convert -crop',
      theirs: () => run('convert', path, '-crop', '2000x2000+500+500', written),
      program: 'convert',
      note: 'four fifths of ours is mozjpeg, whose file is 10 % smaller at the same quality',
    },
  ]
}

function ofColors(): Comparison {
  const colors = Array.from({ length: 2000 }, (_, at) => `oklch(${(at % 100) / 100} ${(at % 7) / 30} ${at % 360})`)
  return {
    what: `color-converter convert, ${colors.length.toLocaleString('en')} colors`,
    ours: async () => {
      for (const color of colors) await perform(convert, { color })
    },
    reference: 'culori',
    theirs: () => colors.map(writeAsCulori),
    note: 'both write eight notations, hexadecimal mapped into sRGB and the name of the nearest color of CSS; ours six notations more',
  }
}
