import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { voices } from './voices.ts'

test('English and Mandarin are there, with voices of women and men', async () => {
  const { voices: all } = await perform(voices, {})
  for (const language of ['en-GB', 'en-US', 'zh-CN'])
    expect(new Set(all.filter((voice) => voice.language === language).map(({ gender }) => gender))).toEqual(
      new Set(['male', 'female']),
    )
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('a language has its accents', async () => {
  const idsOf = async (language: string) => (await perform(voices, { language })).voices.map(({ id }) => id)
  expect(await idsOf('EN-us')).toEqual(['en-us', 'en-us+m3', 'en-us+f2', 'en-us+f4', 'slt', 'rms'])
  expect(new Set((await idsOf('zh')).map((id) => id.replace(/\+.*/, '')))).toEqual(new Set(['cmn', 'yue']))
  expect(await idsOf('tlh')).toEqual([])
})
