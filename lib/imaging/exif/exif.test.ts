import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { editExif, orientationExif, orientationOf } from './exif.ts'
import { Tiff } from './exif-directories.ts'

/** Made by hand: Make, orientation 6, DateTime, a MakerNote, 31°14'8" N 121°29'9" E, and a thumbnail at the end. */
const camera = readFileSync(`${import.meta.dirname}/fixtures/camera.exif`)

const tagsOf = (exif: Uint8Array = new Uint8Array()) => {
  const tiff = new Tiff(exif)
  return { main: tiff.entries(tiff.main).map(({ tag }) => tag), hasThumbnail: tiff.thumbnail > 0 }
}
const [maker, orientation, details, location] = [0x10f, 0x112, 0x8769, 0x8825]

test('reads every orientation as written', () => {
  for (const value of [1, 2, 3, 4, 5, 6, 7, 8] as const) expect(orientationOf(orientationExif(value))).toBe(value)
})

test('reads a block in the other byte order', () => {
  expect(
    orientationOf(
      Uint8Array.from('II*\0\b\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x08\0\0\0\0\0\0\0', (c) => c.charCodeAt(0)),
    ),
  ).toBe(8)
})

test('a missing or damaged block means no rotation', () => {
  expect([undefined, new Uint8Array(), camera.subarray(0, 9), new Uint8Array(40)].map(orientationOf)).toEqual([
    1, 1, 1, 1,
  ])
})

test('removes the location and zeroes its bytes, and nothing else moves', () => {
  const edited = editExif(camera, { upright: false, withoutLocation: true })
  expect(tagsOf(camera)).toEqual({ main: [maker, orientation, details, location], hasThumbnail: true })
  expect(tagsOf(edited)).toEqual({ main: [maker, orientation, details], hasThumbnail: true })
  // 31 degrees as stored in the block: the rational 31/1.
  const degrees = Buffer.of(0, 0, 0, 31, 0, 0, 0, 1)
  expect(camera.includes(degrees)).toBe(true)
  expect(Buffer.from(edited ?? []).includes(degrees)).toBe(false)
  expect(Buffer.from(edited ?? []).indexOf('maker note')).toBe(camera.indexOf('maker note'))
})

test('sets the orientation of rotated pixels to upright, and removes the thumbnail', () => {
  const edited = editExif(camera, { upright: true, withoutLocation: false })
  expect(orientationOf(camera)).toBe(6)
  expect(orientationOf(edited)).toBe(1)
  expect(tagsOf(edited)).toEqual({ main: [maker, orientation, details, location], hasThumbnail: false })
  expect(camera.includes(Buffer.of(0xff, 0xd8, 0xff))).toBe(true)
  expect(Buffer.from(edited ?? []).includes(Buffer.of(0xff, 0xd8, 0xff))).toBe(false)
  expect(edited?.length).toBeLessThan(camera.length / 2)
})

test('returns undefined for a damaged block', () => {
  expect(editExif(camera.subarray(0, 60), { upright: true, withoutLocation: true })).toBeUndefined()
})
