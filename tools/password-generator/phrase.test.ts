import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { phrase } from './operations.ts'
import { loadWords } from './words/load-words.ts'

test('the English list is that of the EFF, word by word', async () => {
  const file = readFileSync(new URL('./words/eff_large_wordlist.txt', import.meta.url))
  expect(createHash('sha256').update(file).digest('hex')).toBe(
    'addd35536511597a02fa0a9ff1e5284677b8883b83e986e43f15a3db996b903e',
  )
  const words = await loadWords('english')
  expect([new Set(words).size, words[0], words.at(-1)]).toEqual([7776, 'abacus', 'zoom'])
  const characters = await loadWords('chinese')
  expect([new Set(characters).size, characters[0], characters.at(-1)]).toEqual([2048, '的', '歇'])
})

test('a phrase has the given number of words, and the chosen additions', async () => {
  const english = new Set(await loadWords('english'))
  const { phrases, bits } = await perform(phrase, { words: 5, separator: ' ', count: 20 })
  for (const each of phrases.split('\n')) {
    const words = each.split(' ')
    expect(words).toHaveLength(5)
    expect(words.filter((word) => !english.has(word))).toEqual([])
  }
  expect(bits).toBe(64.62)

  const more = await perform(phrase, { words: 3, separator: '', capitalize: true, digit: true })
  expect(more.phrases).toMatch(/^(?:[A-Z][a-z-]+\d?){3}$/)
  expect(more.phrases).toMatch(/\d/)
  expect(more.bits).toBe(43.68)
})
