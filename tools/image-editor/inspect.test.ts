import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { writeExif } from '#lib/imaging/exif/write-exif.ts'
import { buildChunk } from '#lib/imaging/formats/png/chunks.ts'
import { joinBytes } from '#lib/join-bytes.ts'
import { drawn, fileOf, fixture } from './fixtures/pixels.ts'
import { inspect } from './operations.ts'

// The files were written by exiftool.
test('of a photograph it tells when, with what, and where it was taken, and all the rest', async () => {
  const { metadata, ...facts } = await perform(inspect, { file: fixture('told.jpg') })
  expect(facts).toMatchObject({
    format: 'jpeg',
    width: 72,
    height: 96,
    taken: '2026-05-01T09:30:00+08:00',
    camera: 'Acme One',
    place: { latitude: -31.2357, longitude: -121.4913 },
    hasLocation: true,
  })
  const told = (group: string, name: string) => metadata.find((one) => one.group === group && one.name === name)?.value
  expect({
    exposure: told('EXIF', 'ExposureTime'),
    aperture: told('EXIF', 'FNumber'),
    note: told('EXIF', 'UserComment'),
    altitude: told('GPS', 'GPSAltitude'),
    creator: told('XMP', 'dc:creator'),
    rights: told('XMP', 'dc:rights'),
    city: told('XMP', 'photoshop:City'),
    iptc: told('IPTC', 'City'),
    words: metadata.filter(({ name }) => name === 'Keywords').map(({ value }) => value),
    comment: told('Text', 'JPEG comment'),
  }).toEqual({
    exposure: '1/250',
    aperture: '2.8',
    note: 'seen by nobody',
    altitude: '8',
    creator: 'Xmp Author',
    rights: 'Xmp Rights',
    city: 'Shanghai',
    iptc: 'Iptc City',
    words: ['one', 'two'],
    comment: 'a comment of JPEG',
  })
})

test.each(['told.png', 'told.webp', 'told.tif', 'told.avif', 'told.jxl'])(
  '%s gives its location and author',
  async (name) => {
    const { place, hasLocation, metadata } = await perform(inspect, { file: fixture(name) })
    expect({ place, hasLocation }).toEqual({ place: { latitude: 31.2357, longitude: 121.4913 }, hasLocation: true })
    expect(metadata).toContainEqual({ group: 'EXIF', name: 'Artist', value: 'Ann Author' })
  },
)

test('the comment of a GIF is read, and its location as a place name', async () => {
  const { hasLocation, place, metadata } = await perform(inspect, { file: fixture('told.gif') })
  expect({ hasLocation, place }).toEqual({ hasLocation: true, place: undefined })
  expect(metadata).toContainEqual({ group: 'Text', name: 'GIF comment', value: 'a comment of GIF' })
  expect(metadata).toContainEqual({ group: 'XMP', name: 'photoshop:City', value: 'Shanghai' })
})

test('an image without metadata gives none', async () => {
  const file = await fileOf(drawn(3, 2, () => [1, 2, 3, 255]))
  expect(await perform(inspect, { file })).toEqual({
    format: 'png',
    width: 3,
    height: 2,
    size: file.size,
    metadata: [],
    hasLocation: false,
  })
})

describe('hostile:', () => {
  const pngWith = async (exif: Uint8Array) => {
    const png = await (await fileOf(drawn(1, 1, () => [0, 0, 0, 255]))).bytes()
    return new File([png.slice(0, 33), new Uint8Array(buildChunk('eXIf', exif)), png.slice(33)], 'a.png')
  }

  test('IFDs that link to themselves or to one another are read once', async () => {
    const loop = writeExif({ orientation: 1, artist: 'someone' })
    // An IFD that links to itself as the next one, and one that is its own EXIF IFD.
    const next = loop.slice()
    new DataView(next.buffer).setUint32(8 + 2 + 24, 8)
    const pointer = loop.slice()
    new DataView(pointer.buffer).setUint16(10, 0x8769)
    new DataView(pointer.buffer).setUint32(18, 8)
    for (const exif of [next, pointer]) {
      const { metadata } = await perform(inspect, { file: await pngWith(exif) })
      expect(metadata.filter(({ name }) => name === 'Artist')).toHaveLength(1)
    }
  })

  test('a field that claims four thousand million values is skipped', async () => {
    const exif = writeExif({ artist: 'someone', copyright: 'somebody' })
    new DataView(exif.buffer).setUint32(14, 0xffff_ffff)
    const { metadata } = await perform(inspect, { file: await pngWith(exif) })
    expect(metadata).toContainEqual({ group: 'EXIF', name: 'Copyright', value: 'somebody' })
  })

  test('a text of EXIF with everything in it comes as a text', async () => {
    const artist = '\u202e<script>\ud83d\ude00__proto__'
    const { metadata } = await perform(inspect, { file: await pngWith(writeExif({ artist })) })
    expect(metadata).toContainEqual({ group: 'EXIF', name: 'Artist', value: artist })
  })

  test('XMP of a million levels, of entities, and none at all', async () => {
    const gif = new TextDecoder('latin1').decode(await fixture('told.gif').bytes())
    const deep = `${'<a>'.repeat(100_000)}x`
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><x>&b;&b;</x>'
    for (const xmp of [deep, bomb, '<', '\0']) {
      const png = await (await fileOf(drawn(1, 1, () => [0, 0, 0, 255]))).bytes()
      const text = joinBytes(new TextEncoder().encode('XML:com.adobe.xmp\0\0\0\0\0'), new TextEncoder().encode(xmp))
      const file = new File([png.slice(0, 33), new Uint8Array(buildChunk('iTXt', text)), png.slice(33)], 'a.png')
      expect((await perform(inspect, { file })).hasLocation).toBe(false)
    }
    expect(gif).toContain('XMP DataXMP')
  })

  test.each<[string, BlobPart, string]>([
    ['a text', 'no image', 'notImage'],
    ['nothing', '', 'notImage'],
    ['a Photoshop file', '8BPS\0\x01', 'unsupported'],
    ['a JPEG that ends at once', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'damaged'],
  ])('%s is refused', async (_, content, code) => {
    await expect(perform(inspect, { file: new File([content], 'a.jpg') })).rejects.toMatchObject({ code })
  })
})

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0

test.runIf(hasExiftool)('exiftool reads the same values', async () => {
  const path = `${import.meta.dirname}/fixtures/told.jpg`
  const [theirs] = JSON.parse(execFileSync('exiftool', ['-j', '-n', '-EXIF:all', path], { encoding: 'utf8' }))
  const { metadata } = await perform(inspect, { file: fixture('told.jpg') })
  for (const name of [
    'Make',
    'Model',
    'Artist',
    'Copyright',
    'DateTimeOriginal',
    'OffsetTimeOriginal',
    'FNumber',
    'Orientation',
  ])
    expect({ name, value: metadata.find((one) => one.group === 'EXIF' && one.name === name)?.value }).toEqual({
      name,
      value: String(theirs[name]),
    })
})
