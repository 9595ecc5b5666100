import { expect, test } from 'vitest'
import { joinBytes } from '../../join-bytes.ts'
import { bytesOf, uint32Bytes } from '../bytes.ts'
import { row } from '../fixtures/images.ts'
import { toSrgb } from './color-profile.ts'

const fixed = (number: number) => uint32Bytes(Math.round(number * 65_536))
const curveOfSrgb = joinBytes(
  bytesOf('para\0\0\0\0\0\x03\0\0'),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
)

/** Builds an ICC profile from three primaries in XYZ (D50) and one transfer curve. */
function profileOf(primaries: number[][], curve: Uint8Array): Uint8Array {
  const contents = [
    ...primaries.map((xyz) => joinBytes(bytesOf('XYZ \0\0\0\0'), ...xyz.map(fixed))),
    curve,
    curve,
    curve,
  ]
  const names = ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC']
  let at = 132 + 12 * names.length
  const tags = contents.map((content, index) => {
    const tag = joinBytes(bytesOf(names[index] ?? ''), uint32Bytes(at), uint32Bytes(content.length))
    at += content.length
    return tag
  })
  return joinBytes(
    new Uint8Array(16),
    bytesOf('RGB XYZ '),
    new Uint8Array(104),
    uint32Bytes(names.length),
    ...tags,
    ...contents,
  )
}

const displayP3 = [
  [0.5151, 0.2412, -0.0011],
  [0.292, 0.6922, 0.0419],
  [0.1571, 0.0666, 0.7841],
]
const srgb = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
]

const converted = (profile: Uint8Array, ...pixels: number[][]) => {
  const image = row(...pixels)
  toSrgb(image, profile)
  return [...image.data]
}

test('converts wide-gamut colors to sRGB', () => {
  // sRGB's red is (234, 51, 35) in Display P3; its vivid green is beyond sRGB; grey is grey everywhere.
  const got = converted(profileOf(displayP3, curveOfSrgb), [234, 51, 35, 255], [0, 255, 0, 255], [128, 128, 128, 9])
  const expected = [255, 0, 0, 255, 0, 255, 0, 255, 128, 128, 128, 9]
  got.forEach((level, index) => {
    expect(Math.abs(level - (expected[index] ?? 0))).toBeLessThanOrEqual(2)
  })
})

test('an sRGB profile changes no pixel', () => {
  const levels = Array.from({ length: 64 }, (_, index) => [index * 4, 255 - index, index, 255])
  expect(converted(profileOf(srgb, curveOfSrgb), ...levels)).toEqual(levels.flat())
})

test.each([
  ['a gamma of 1', joinBytes(bytesOf('curv\0\0\0\0'), uint32Bytes(1), Uint8Array.of(1, 0))],
  ['no points', joinBytes(bytesOf('curv\0\0\0\0'), uint32Bytes(0))],
  ['two points', joinBytes(bytesOf('curv\0\0\0\0'), uint32Bytes(2), Uint8Array.of(0, 0, 255, 255))],
])('a curve of %s is linear', (_, curve) => {
  // Linear light of one half is 188 in sRGB.
  expect(converted(profileOf(srgb, curve), [128, 128, 128, 255])[0]).toSatisfy(
    (level: number) => Math.abs(level - 188) < 2,
  )
})

test('a damaged or unsupported profile changes no pixel', () => {
  const whole = profileOf(displayP3, curveOfSrgb)
  for (const profile of [new Uint8Array(), whole.subarray(0, 200), new Uint8Array(whole).fill(0, 16, 24)]) {
    expect(converted(profile, [234, 51, 35, 255])).toEqual([234, 51, 35, 255])
  }
})
