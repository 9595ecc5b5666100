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
  ['1h30', 'PT1H30M', 5400],
  ['2h5', 'PT2H5M', 7500],
  ['一小时', 'PT1H', 3600],
  ['一个半小时', 'PT1H30M', 5400],
  ['半小时', 'PT30M', 1800],
  ['两天半', 'P2DT12H', 216_000],
  ['一个月零三天', 'P1M3D', undefined],
  ['二十一天十小时', 'P21DT10H', 1_850_400],
  ['一百零五分钟', 'PT1H45M', 6300],
  ['两百二十天', 'P220D', 19_008_000],
  // As Python writes timedelta(days=1, hours=2, minutes=3, seconds=4) and the negative ones.
  ['1 day, 2:03:04', 'P1DT2H3M4S', 93_784],
  ['2 days 02:03:04.5', 'P2DT2H3M4.5S', 180_184.5],
  ['-1 day, 23:59:59', '-PT1S', -1],
  ['-2 days, 5:00:00', '-P1DT19H', -154_800],
  ['-1 day, 0:00:00', '-P1D', -86_400],
])('%s is %s', async (text, iso, seconds) => {
  const { words, ...rest } = await perform(duration, { text })
  expect(rest).toEqual(seconds === undefined ? { iso } : { iso, seconds })
  // What is said in words is read as the same duration, but for words without a sign of their own.
  if (!iso.startsWith('-'))
    for (const said of [words.en, words.zh]) expect(await perform(duration, { text: said })).toMatchObject({ iso })
})

test.each([
  ['P30D', '30 days', '30 天'],
  [
    'P1Y2M1W1DT1H1M1S',
    '1 year, 2 months, 1 week, 1 day, 1 hour, 1 minute and 1 second',
    '1 年 2 个月 1 周 1 天 1 小时 1 分钟 1 秒',
  ],
  ['PT1.5S', '1.5 seconds', '1.5 秒'],
  ['-PT5M', 'minus 5 minutes', '负 5 分钟'],
  ['PT0S', '0 seconds', '0 秒'],
])('%s is said in words', async (text, en, zh) => {
  expect(await perform(duration, { text })).toMatchObject({ words: { en, zh } })
})

test.each([
  'P',
  'PT',
  '1.5 months',
  '1h60',
  '1 day 30',
  '半年',
  '-1 day, 30:00:00',
  '-0 days, 1:00:00',
  'soon',
  '1 __proto__',
  '9'.repeat(1_000_000),
  '1h '.repeat(3_000_000),
])('refuses what is no duration (%#)', async (text) => {
  await expect(perform(duration, { text })).rejects.toMatchObject({ code: 'unreadable' })
})

test('an empty text is not a duration', async () => {
  await expect(perform(duration, { text: ' ' })).rejects.toMatchObject({ code: 'empty' })
})
