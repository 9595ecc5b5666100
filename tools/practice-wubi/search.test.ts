import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { lookup } from './lookup.ts'
import { search } from './search.ts'

test('searching for any code of a character finds it', async () => {
  const { characters } = await perform(lookup, { text: '天地玄黄宇宙洪荒日月盈昃辰宿列张' })
  for (const { character, codes } of characters)
    for (const code of codes) {
      const matches = await perform(search, { code })
      expect(matches.characters.map((each) => each.character)).toContain(character)
    }
})

test('z matches any letter, at any position', async () => {
  const sure = await perform(search, { code: 'trnt' })
  for (const code of ['trnz', 'zrnt', 'tznt']) {
    const { characters } = await perform(search, { code })
    expect(characters).toEqual(expect.arrayContaining(sure.characters))
  }
})

test('four z match everything, and the list is truncated', async () => {
  const { characters, words, truncated } = await perform(search, { code: 'zzzz' })
  expect({ characters: characters.length, words: words.length, truncated }).toEqual({
    characters: 500,
    words: 500,
    truncated: true,
  })
})

test('upper case and surrounding spaces are ignored', async () => {
  expect(await perform(search, { code: ' KHLG ' })).toEqual(await perform(search, { code: 'khlg' }))
})

test.each(['', 'abcde', '中', 'a1', 'a b'])('%j is not a code', async (code) => {
  await expect(perform(search, { code })).rejects.toMatchObject({ code: 'malformedCode' })
})

test('an unused code gives no results', async () => {
  expect(await perform(search, { code: 'qqqx' })).toMatchObject({ characters: [], truncated: false })
})
