import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { speak } from './speak.ts'
import { subtitles } from './subtitles.ts'

const timesOf = (text: string): number[] =>
  Array.from(
    text.matchAll(/(\d\d):(\d\d):(\d\d)[,.](\d{3})/g),
    ([, h, m, s, ms]) => Number(h) * 3600 + Number(m) * 60 + Number(s) + Number(ms) / 1000,
  )

test('SRT has a line for each sentence', async () => {
  const written = await perform(subtitles, { text: 'One.\nTwo, three!' })
  expect(written.subtitles.replaceAll(/\d\d:\d\d:\d\d,\d{3}/g, 'T')).toBe(
    '1\nT --> T\nOne.\n\n2\nT --> T\nTwo, three!\n',
  )
})

test('VTT escapes what would be markup', async () => {
  const written = await perform(subtitles, { text: 'a < b & c --> d', subtitleFormat: 'vtt' })
  expect(written.subtitles).toMatch(/^WEBVTT\n\n1\n.*\na &lt; b &amp; c --&gt; d\n$/)
})

test('times rise, and end with the speech', async () => {
  const text = '今天是2026年11月22日。Hello there! [pause 2s] 明天见，我用 Python 写代码。'
  const { subtitles: made } = await perform(subtitles, { text, voice: 'cmn' })
  const { seconds } = await perform(speak, { text, voice: 'cmn' })
  const times = timesOf(made)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  expect(times.at(-1)).toBeCloseTo(seconds, 1)
})

test('a pause is between the lines', async () => {
  const { subtitles: made } = await perform(subtitles, { text: 'One. [pause 2s] Two.' })
  const [, end = 0, start = 0] = timesOf(made)
  expect(start - end).toBeCloseTo(2, 2)
  expect(made).not.toContain('pause')
})

test('a long sentence is broken into lines that can be read', async () => {
  const { subtitles: made, count } = await perform(subtitles, { text: `${'many words and more, '.repeat(20)}end.` })
  expect(count).toBeGreaterThan(5)
  expect(Math.max(...made.split('\n').map((line) => line.length))).toBeLessThan(90)
})
