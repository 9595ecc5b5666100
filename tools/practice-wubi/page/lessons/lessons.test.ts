import { expect, test } from 'vitest'
import { loadTable } from '../../table/load-table.ts'
import { keyRows, wubiKeys } from '../keys/keys.ts'
import { articles } from './articles.ts'
import { commonLessons, itemsOf, levelLessons, zoneLessons } from './lesson.ts'
import { materialOfItems, materialOfText } from './material.ts'

const table = await loadTable()

test('every lesson derived from the table has items, without duplicates', () => {
  for (const lesson of [...levelLessons, ...zoneLessons, ...commonLessons]) {
    const items = itemsOf(lesson, table)
    expect(items.length).toBeGreaterThanOrEqual(25)
    expect(new Set(items).size).toBe(items.length)
  }
})

test('a lesson of a level has only characters with that number of letters', () => {
  const shortest = (lesson: (typeof levelLessons)[number]) =>
    new Set(itemsOf(lesson, table).map((character) => table.codesOf(character)[0]?.length))
  expect(itemsOf('level1', table)).toHaveLength(25)
  expect([...shortest('level1')]).toEqual([1])
  expect([...shortest('level2')]).toEqual([2])
  expect([...shortest('level3')]).toEqual([3])
})

test('the codes in a lesson of a zone start with the keys of the zone', () => {
  const first = (lesson: (typeof zoneLessons)[number]) =>
    new Set(itemsOf(lesson, table).map((character) => table.fullCodeOf(character)[0]))
  expect([...first('zone1')].sort().join('')).toBe('adfgs')
  expect([...first('zone5')].sort().join('')).toBe('bcnvx')
})

test('every key except Z has a name, whose code is four times its letter', () => {
  expect(
    wubiKeys
      .map(({ letter }) => letter)
      .sort()
      .join(''),
  ).toBe('abcdefghijklmnopqrstuvwxy')
  expect(keyRows.join('').length).toBe(26)
  // The name of the key X is a root that is not a character of the table.
  for (const { letter, name } of wubiKeys.filter((key) => key.letter !== 'x'))
    expect([name, ...table.codesOf(name)]).toContain(letter.repeat(4))
})

test('the codes of roots that are characters start with their own key', () => {
  const astray = wubiKeys.flatMap(({ letter, roots }) =>
    roots.split(' ').filter((root) => {
      const codes = table.codesOf(root)
      return codes.length > 0 && !codes.some((code) => code.startsWith(letter))
    }),
  )
  expect(astray).toEqual([])
})

test('every character of the articles can be typed', () => {
  const all = articles.flatMap(({ text }) => [...materialOfText(text).characters])
  const untypable = all.filter((character) => /\p{L}/u.test(character) && table.codesOf(character).length === 0)
  expect(untypable).toEqual([])
})

test('line ends and gaps between words are shown but not typed', () => {
  expect(materialOfText('天地\r\n\n　玄 黄 ')).toEqual({
    characters: ['天', '地', '玄', ' ', '黄'],
    lines: new Set([2]),
    gaps: new Set(),
  })
  expect(materialOfItems(['中国', '人民'], 0)).toEqual({
    characters: ['中', '国', '人', '民'],
    lines: new Set(),
    gaps: new Set([2]),
  })
})

test('a group has fifty items, the same ones when shuffled', () => {
  const items = itemsOf('common', table)
  expect(materialOfItems(items, 9).characters).toEqual(items.slice(450))
  let seed = 1
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const shuffled = materialOfItems(items, 0, random).characters
  expect(shuffled).not.toEqual(items.slice(0, 50))
  expect(shuffled.toSorted()).toEqual(items.slice(0, 50).toSorted())
})
