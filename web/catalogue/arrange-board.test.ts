import { expect, test } from 'vitest'
import type { Tool } from '#core/catalogue.ts'
import type { Category } from '#kit/tool.ts'
import { arrangeBoard } from './arrange-board.ts'

const toolsOf = (counts: Partial<Record<Category, number>>) =>
  Object.entries(counts).flatMap(([category, count]) => Array.from({ length: count }, () => ({ category }) as Tool))

/** The columns as `category+category×span`. */
const arranged = (counts: Partial<Record<Category, number>>) =>
  arrangeBoard(toolsOf(counts)).map(({ categories, span }) => `${categories.join('+')}×${span}`)

test('with tools of every category each column is one wide', () => {
  const counts = { development: 5, security: 4, code: 6, image: 5, converters: 1, text: 3, other: 2 }
  expect(arranged(counts)).toEqual(['development+security×1', 'code×1', 'image+converters×1', 'text+other×1'])
})

test('a long list takes the columns that would stay empty', () => {
  expect(arranged({ development: 7, image: 1 })).toEqual(['development×3', 'image×1'])
  expect(arranged({ development: 4, image: 4 })).toEqual(['development×2', 'image×2'])
  expect(arranged({ development: 9, image: 5, converters: 1, text: 1, other: 1 })).toEqual([
    'development×2',
    'image+converters×1',
    'text+other×1',
  ])
})

test('up to four categories stand side by side', () => {
  expect(arranged({ image: 2, converters: 1, text: 2, other: 1 })).toEqual([
    'image×1',
    'converters×1',
    'text×1',
    'other×1',
  ])
})

test('no list is wider than it has tools', () => {
  expect(arranged({ code: 1 })).toEqual(['code×1'])
  expect(arranged({ code: 2 })).toEqual(['code×2'])
  expect(arranged({})).toEqual([])
})
