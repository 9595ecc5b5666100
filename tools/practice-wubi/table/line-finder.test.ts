import { expect, test } from 'vitest'
import { LineFinder } from './line-finder.ts'

const lines = ['𠂉a', '不b', '中国', '中国人', '人', '国c']
const text = `${lines.join('\n')}\n`

test.each([0, 1_000])('after %i searches a key has the line that is it', (searches) => {
  const finder = new LineFinder(text, (line) => line)
  for (let count = 0; count < searches; count++) finder.get('无')
  for (const line of lines) expect(finder.get(line)).toBe(line)
  for (const none of ['', '国', '中', '国人', '\n', '人\n', '中国\n中国人', '\ud840'])
    expect(finder.has(none)).toBe(false)
  expect([...finder.keys()]).toEqual(lines)
})

test.each([0, 1_000])('after %i searches a line is found by its first character', (searches) => {
  const finder = new LineFinder('𠂉a\n不b不\n中𠂉\n', ([first = '']) => first)
  for (let count = 0; count < searches; count++) finder.get('无')
  expect(['𠂉', '不', '中', 'a', '\ud840', '\udc09'].map((key) => finder.get(key))).toEqual([
    '𠂉a',
    '不b不',
    '中𠂉',
    undefined,
    undefined,
    undefined,
  ])
})
