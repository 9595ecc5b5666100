import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { duration } from './operations.ts'

test.each([
  ['P1Y2M3DT4H5M6.5S', 'P1Y2M3DT4H5M6.5S', undefined],
  ['P1.5D', 'P1DT12H', 129_600],
  ['-PT5M', '-PT5M', -300],
  ['PT0S', 'PT0S', 0],
  ['90 min', 'PT1H30M', 5400],
  ['1 day, 2 hours and 3 minutes', 'P1DT2H3M', 93_780],
  ['250ms', 'PT0.25S', 0.25],
  ['2天3小时', 'P2DT3H', 183_600],
  ['1 个月零 3 天', 'P1M3D', undefined],
  ['１小时', 'PT1H', 3600],
  ['1:30', 'PT1H30M', 5400],
  ['100:00:01.5', 'PT100H1.5S', 360_001.5],
  ['5400', 'PT1H30M', 5400],
])('%s is %s', async (text, iso, seconds) => {
  expect(await perform(duration, { text })).toEqual(seconds === undefined ? { iso } : { iso, seconds })
})

test.each(['P', 'PT', '1.5 months', '1h30', 'soon', '1 __proto__', '9'.repeat(1_000_000), '1h '.repeat(3_000_000)])(
  'refuses what is no duration (%#)',
  async (text) => {
    await expect(perform(duration, { text })).rejects.toMatchObject({ code: 'unreadable' })
  },
)

test('an empty text is not a duration', async () => {
  await expect(perform(duration, { text: ' ' })).rejects.toMatchObject({ code: 'empty' })
})
