import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { lookup, search } from './operations.ts'

const fixture = (name: string) => readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8')
const linesOf = (name: string) =>
  fixture(name)
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, ...string[]])

/** The codes of an independent table (`fixtures/README.md`). */
const other = linesOf('haifeng-gb2312.txt')

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)
const codesOf = async (text: string) => {
  const { characters } = await perform(lookup, { text })
  return new Map(characters.map(({ character, codes }) => [character, codes]))
}

test('every character of GB 2312 has exactly the codes of rime-data-wubi', async () => {
  const codesByCharacter = await codesOf(other.map(([character]) => character).join(''))
  expect(codesByCharacter.size).toBe(6763)
  const lines = [...codesByCharacter].map(
    ([character, codes]) => `${character} ${codes.toSorted(byLength).join(' ')}\n`,
  )
  expect(createHash('sha256').update(lines.join('')).digest('hex')).toBe(fixture('rime-gb2312.sha256').trim())
})

test('codes of GB 2312 differ from an independent table only in known cases', async () => {
  const codesByCharacter = await codesOf(other.map(([character]) => character).join(''))
  const unshared = other.flatMap(([character, ...theirs]) =>
    theirs.some((code) => codesByCharacter.get(character)?.includes(code)) ? [] : [character],
  )
  const conflicting = other.flatMap(([character, ...theirs]) => {
    const full = codesByCharacter.get(character)?.at(-1) ?? ''
    const longest = theirs.at(-1) ?? ''
    return full.startsWith(longest) || theirs.includes(full) ? [] : [character]
  })
  // `fixtures/README.md` gives the rules behind these.
  expect({ unshared: unshared.join(''), conflicting: conflicting.join('') }).toEqual({
    unshared: '麸',
    conflicting: '宠诽舅劳楞笼陇氖纽努排旁穷券雾罪勐燮苈呦蚴蟓纛麸',
  })
})

test('the rule for words gives the codes of an independent table', async () => {
  const words = linesOf('haifeng-words.txt')
  const differing: string[] = []
  for (const [word, ...theirs] of words) {
    const lookedUp = await perform(lookup, { text: word })
    const [own] = lookedUp.words.filter((each) => each.word === word)
    if (!own || !theirs.includes(own.code)) differing.push(word)
  }
  expect({ of: words.length, differing: differing.join(' ') }).toEqual({ of: 3000, differing: '' })
})

test('every character of the CJK Unified Ideographs block has a code', async () => {
  const all = Array.from({ length: 20_902 }, (_, index) => String.fromCodePoint(0x4e00 + index))
  const codesByCharacter = await codesOf(all.join(''))
  expect([...codesByCharacter].filter(([, codes]) => codes.length === 0)).toEqual([])
  expect([...codesByCharacter.values()].flat().filter((code) => !/^[a-y]{1,4}$/.test(code))).toEqual([])
})

test('the twenty-five characters with a code of one letter are those of Wubi 86', async () => {
  const first = '工了以在有地一上不是中国同民为这我的要和产发人经主'
  const codesByCharacter = await codesOf(first)
  expect([...codesByCharacter.values()].map(([shortest]) => shortest).join('')).toBe('abcdefghijklmnopqrstuvwxy')
})

test('a character missing from the table is listed without codes, punctuation is not listed', async () => {
  expect(await perform(lookup, { text: '𠀀 a，！' })).toEqual({
    characters: [{ character: '𠀀', codes: [], level: 'none' }],
    words: [],
  })
})

test('words are found by longest match from left to right, each once', async () => {
  const { words } = await perform(lookup, { text: '中国人民，北京，中国人民' })
  expect(words).toEqual([
    { word: '中国人民', code: 'klwn' },
    { word: '北京', code: 'uxyi' },
  ])
})

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['abc 123', 'noCharacters'],
])('%j is refused: %s', async (text, code) => {
  await expect(perform(lookup, { text })).rejects.toMatchObject({ code })
})

test('a text of a million characters is looked up', async () => {
  const { characters } = await perform(lookup, { text: '天地玄黄宇宙洪荒'.repeat(125_000) })
  expect(characters.map(({ character }) => character).join('')).toBe('天地玄黄宇宙洪荒')
})

test('a given code table replaces the built-in one, and its errors are reported', async () => {
  const table = new File(['{"天": "ab abcd", "地": "xy", "天地": "abxy"}'], 'mine.json')
  expect(await perform(lookup, { text: '天地人', table })).toEqual({
    characters: [
      { character: '天', codes: ['ab', 'abcd'], level: 'second' },
      { character: '地', codes: ['xy'], level: 'full' },
      { character: '人', codes: [], level: 'none' },
    ],
    words: [{ word: '天地', code: 'abxy' }],
  })
  expect(await perform(search, { code: 'xz', table })).toMatchObject({ characters: [{ character: '地' }], words: [] })
  const broken = new File(['{"天": 1}'], 'broken.json')
  await expect(perform(lookup, { text: '天', table: broken })).rejects.toMatchObject({ code: 'malformedTable' })
})
