import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { joinBytes } from '#lib/join-bytes.ts'
import { drawn, fileOf, fixture, imageIn } from './fixtures/pixels.ts'
import { inspect, strip } from './operations.ts'

const names = ['told.jpg', 'told.png', 'told.webp', 'told.tif', 'told.avif', 'told.jxl', 'told.gif']

/** What exiftool wrote into the files, byte by byte; the last is 31° 14' in EXIF. */
const secrets = [
  'Acme',
  'Ann Author',
  '(c) Ann',
  'Shanghai',
  'Iptc City',
  'Iptc Author',
  'Xmp Author',
  'seen by nobody',
  'a comment',
  'Png Author',
  'x:xmpmeta',
  'photoshop:',
  String.fromCharCode(0, 0, 0, 31, 0, 0, 0, 1, 0, 0, 0, 14),
]

const leftIn = async (file: File) => {
  const bytes = Buffer.from(await file.bytes())
  return secrets.filter((secret) => bytes.includes(Buffer.from(secret, 'latin1')))
}

test.each(names)('%s has no metadata left, byte by byte, and no pixel has changed', async (name) => {
  const file = fixture(name)
  expect(await leftIn(file)).not.toEqual([])
  const { file: stripped, removed } = await perform(strip, { file, keep: 'orientation' })
  expect(await leftIn(stripped)).toEqual([])
  expect(removed.length).toBeGreaterThan(0)
  expect(await imageIn(stripped)).toEqual(await imageIn(file))
  const { metadata, hasLocation } = await perform(inspect, { file: stripped })
  expect(hasLocation).toBe(false)
  expect(metadata.filter(({ group }) => group !== 'ICC' && group !== 'EXIF')).toEqual([])
  expect(stripped.name).toBe(name)
})

test('nothing is kept by default, and a removed orientation gives a warning', async () => {
  const { file, warnings, removed } = await perform(strip, { file: fixture('told.jpg') })
  expect((await perform(inspect, { file })).metadata).toEqual([])
  expect([readInfo(await file.bytes())?.orientation, warnings]).toEqual([1, ['orientationRemoved']])
  expect(removed).toEqual(
    expect.arrayContaining(['EXIF Make', 'GPS GPSLatitude', 'XMP photoshop:City', 'IPTC City', 'Text JPEG comment']),
  )
  // Everything but the image itself is removed.
  const bare = await fixture('told.jpg').bytes()
  expect(file.size).toBeLessThan(bare.length)
})

test('the orientation alone can be kept', async () => {
  const { file, warnings } = await perform(strip, { file: fixture('told.jpg'), keep: 'orientation' })
  expect((await perform(inspect, { file })).metadata).toEqual([{ group: 'EXIF', name: 'Orientation', value: '6' }])
  expect(warnings).toEqual([])
})

test.each(['told.jpg', 'told.png', 'told.webp', 'told.tif', 'told.jxl'])(
  'of %s author and copyright may stay',
  async (name) => {
    const { file } = await perform(strip, { file: fixture(name), keep: 'copyright' })
    const { metadata, hasLocation } = await perform(inspect, { file })
    expect(metadata).toContainEqual({ group: 'EXIF', name: 'Artist', value: 'Ann Author' })
    expect(hasLocation).toBe(false)
    const credits = ['Ann Author', '(c) Ann', 'Iptc Author', 'Xmp Author', 'x:xmpmeta']
    expect((await leftIn(file)).filter((secret) => !credits.includes(secret))).toEqual([])
  },
)

test.each(['told.jpg', 'told.png', 'told.webp', 'told.tif', 'told.avif', 'told.jxl'])(
  'of %s all but the location may stay',
  async (name) => {
    const { file, removed } = await perform(strip, { file: fixture(name), keep: 'all-but-location' })
    const { metadata, hasLocation, place } = await perform(inspect, { file })
    expect({ hasLocation, place }).toEqual({ hasLocation: false, place: undefined })
    expect(metadata).toContainEqual({ group: 'EXIF', name: 'Artist', value: 'Ann Author' })
    expect(await leftIn(file)).not.toContain(secrets.at(-1))
    expect(removed).toContain('GPS GPSLatitude')
  },
)

test('an animation keeps its frames', async () => {
  const { file } = await perform(strip, { file: fixture('told.gif') })
  const bytes = await file.bytes()
  expect([String.fromCharCode(...bytes.slice(0, 3)), bytes.at(-1)]).toEqual(['GIF', 0x3b])
})

test('segments between the scans of a JPEG and data after its end are removed too', async () => {
  const plain = await (
    await fileOf(
      drawn(16, 16, (x) => [x * 9, 5, 5, 255]),
      'jpeg',
    )
  ).bytes()
  // Before the last scan, which the marker FF DA begins.
  const last = Buffer.from(plain).lastIndexOf(Buffer.of(0xff, 0xda))
  expect(Buffer.from(plain).indexOf(Buffer.of(0xff, 0xda))).toBeLessThan(last)
  const note = (text: string) =>
    joinBytes(Uint8Array.of(0xff, 0xfe, 0, 2 + text.length), new TextEncoder().encode(text))
  const told = joinBytes(
    plain.subarray(0, last),
    note('between the scans'),
    plain.subarray(last),
    new TextEncoder().encode('behind the end'),
  )
  const { file } = await perform(strip, { file: new File([told], 'a.jpg') })
  expect(await file.bytes()).toEqual(plain)
})

test.each(['bmp', 'ico'] as const)('%s is said to be unsupported', async (format) => {
  const file = await fileOf(
    drawn(16, 16, () => [1, 2, 3, 255]),
    format,
  )
  await expect(perform(strip, { file })).rejects.toMatchObject({
    code: 'unsupported',
    params: { kind: format.toUpperCase() },
  })
})

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0

test.runIf(hasExiftool).each(names)('exiftool finds nothing in %s either', async (name) => {
  const folder = mkdtempSync(join(tmpdir(), 'strip-'))
  try {
    const path = join(folder, name)
    writeFileSync(path, await (await perform(strip, { file: fixture(name) })).file.bytes())
    const [tags] = JSON.parse(
      execFileSync(
        'exiftool',
        ['-j', '-G1', '-EXIF:all', '-XMP:all', '-IPTC:all', '-Comment', '-PNG:Author', '-GPS:all', path],
        { encoding: 'utf8' },
      ),
    )
    const told = Object.keys(tags).filter(
      (key) =>
        !/SourceFile|IFD0:(Image|Bits|Compression|Photometric|Strip|Samples|Rows|Planar|Predictor|ExtraSamples|.Resolution|ResolutionUnit|Orientation|YCbCr)/.test(
          key,
        ),
    )
    expect(told).toEqual([])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
