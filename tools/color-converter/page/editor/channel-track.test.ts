import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInGamut } from '#lib/color/map-gamut.ts'
import { readColor } from '#lib/color/read-color.ts'
import { convertSpace, type Triple } from '#lib/color/spaces.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { channels, trackOf, withChannel } from './channel-track.ts'

test('the chroma of pure red ends where sRGB does, and its lightness is the only one', () => {
  const { components, space } = readColor('#ff0000') as NonNullable<ReturnType<typeof readColor>>
  const red = convertSpace(components, space, 'oklch')
  const { outside } = trackOf(red, 1)
  expect(outside).toHaveLength(1)
  expect((outside[0]?.from ?? 0) * 0.4).toBeCloseTo(red[1], 3)
  expect(outside[0]?.to).toBe(1)
  expect(trackOf(red, 1).colors[0]).toMatch(/^#(..)\1\1$/)
})

test('a gray is in sRGB at every lightness and hue', () => {
  for (const channel of [0, 2]) expect(trackOf([0.5, 0, 0], channel).outside).toEqual([])
})

test('marked ranges are outside sRGB, and all others inside', () => {
  const colors = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 0.4, noNaN: true }),
    fc.double({ min: 0, max: 360, noNaN: true }),
  )
  fc.assert(
    fc.property(colors, fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 96 }), (color, channel, step) => {
      const { outside } = trackOf(color as Triple, channel)
      const share = step / 96
      fc.pre(outside.every(({ from, to }) => Math.abs(from - share) > 2e-4 && Math.abs(to - share) > 2e-4))
      const isMarked = outside.some(({ from, to }) => from <= share && share <= to)
      const max = channels[channel]?.max ?? 1
      expect(isMarked).toBe(!isInGamut(withChannel(color as Triple, channel, share * max), 'oklch'))
    }),
    { numRuns: runs(300) },
  )
})
