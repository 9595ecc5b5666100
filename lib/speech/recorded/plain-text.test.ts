import { expect, test } from 'vitest'
import { isPronounceable, tokensOf } from './plain-text.ts'

const tokens = (text: string, from = 0) => tokensOf({ language: 'en-us', text, from })

test('each word has its position in the whole text', () => {
  expect(tokens('  Hello,  world! ', 10)).toEqual([
    { text: 'Hello,', from: 12, to: 18 },
    { text: 'world!', from: 20, to: 26 },
  ])
})

test('other letters and punctuation are converted to ASCII', () => {
  const written = tokens('“Café” naïve — it’s ½… 20° × Ærø\u0000 💡').map(({ text }) => text)
  expect(written.join(' ')).toBe('"Cafe" naive , it\'s 1/2... 20 degrees times Aero')
  expect(written.join('')).toMatch(/^[\x21-\x7e]*$/)
})

test('what is spelt out has the position of the written text', () => {
  const money = tokens('It costs $1.2 billion now')
  expect(money.length).toBeGreaterThan(4)
  expect(money.every(({ from, to }) => 'It costs $1.2 billion now'.slice(from, to).trim() !== '')).toBe(true)
})

test('punctuation alone is not spoken, named signs are', () => {
  const spoken = tokens('a & b - c " ... % !').filter(isPronounceable)
  expect(spoken.map(({ text }) => text)).toEqual(['a', '&', 'b', 'c', '%'])
})
