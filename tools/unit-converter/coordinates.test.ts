import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { coordinates } from './operations.ts'

const shanghai = { decimal: '31.2304, 121.4737', dms: '31°13′49.44″N 121°28′25.32″E', geohash: 'wtw3sjq6q2e8' }

test.each([
  '31.2304, 121.4737',
  '31°13\'49.44"N 121°28\'25.32"E',
  '31°13′49.44″N, 121°28′25.32″E',
  '东经121°28′25.32″ 北纬31°13′49.44″',
  'N31 13.824 E121 28.422',
  'E 121.4737°, N 31.2304°',
])('%s is Shanghai', async (text) => {
  expect(await perform(coordinates, { text })).toEqual(shanghai)
})

// The examples of geohash.org.
test.each([
  ['57.64911, 10.40744', 'u4pruydqqvj8'],
  ['42.605, -5.603', 'ezs42'],
  ['-90, -180', '000000000000'],
  ['90, 180', 'zzzzzzzzzzzz'],
])('%s has the geohash %s', async (text, geohash) => {
  expect((await perform(coordinates, { text })).geohash.slice(0, geohash.length)).toBe(geohash)
})

test.each([
  ['ezs42', '42.60498047, -5.60302734'],
  ['U4PRUYDQQVJ', '57.64911063, 10.40743969'],
])('the geohash %s has its middle at %s', async (text, decimal) => {
  expect((await perform(coordinates, { text })).decimal).toBe(decimal)
})

test('south and west are negative, and a small angle keeps its sign', async () => {
  expect(await perform(coordinates, { text: '33°51′54″S 151°12′34″E' })).toMatchObject({
    decimal: '-33.865, 151.20944444',
  })
  expect(await perform(coordinates, { text: '-0.5, -0.25' })).toMatchObject({ dms: '0°30′0″S 0°15′0″W' })
})

test.each([
  '',
  'hello world',
  '91, 0',
  '0, 181',
  '1, 2, 3',
  '31°61′0″N 121°0′0″E',
  '31N 32N',
  '31.5 13 N 121 28 E',
  '1'.repeat(1e6),
  '３１',
])('%j is refused', async (text) => {
  await expect(perform(coordinates, { text })).rejects.toMatchObject({ code: 'badCoordinates' })
})
