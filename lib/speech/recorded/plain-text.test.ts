import { expect, test } from 'vitest'
import { isPronounceable, tokensOf } from './plain-text.ts'

const tokens = (text: string, from = 0) => tokensOf({ language: 'en-us', text, from })

test('each word is told with its place in the whole text', () => {
  expect(tokens('  Hello,  world! ', 10)).toEqual([
    { text: 'Hello,', from: 12, to: 18 },
    { text: 'world!', from: 20, to: 26 },
  ])
})

test('other letters are written in those of ASCII, and marks as the program knows them', () => {
  const written = tokens('“Café” naïve — it’s ½… 20° × Ærø\u0000 💡').map(({ text }) => text)
  expect(written.join(' ')).toBe('"Cafe" naive , it\'s 1/2... 20 degrees times Aero')
  expect(written.join('')).toMatch(/^[\x21-\x7e]*$/)
})

test('what is spelt out has the place of what is written', () => {
  const money = tokens('It costs $1.2 billion now')
  expect(money.length).toBeGreaterThan(4)
  expect(money.every(({ from, to }) => 'It costs $1.2 billion now'.slice(from, to).trim() !== '')).toBe(true)
})

test('marks alone are not spoken, signs with a name are', () => {
  const spoken = tokens('a & b - c " ... % !').filter(isPronounceable)
  expect(spoken.map(({ text }) => text)).toEqual(['a', '&', 'b', 'c', '%'])
})
