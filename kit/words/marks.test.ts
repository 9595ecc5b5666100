import { expect, test } from 'vitest'
import { joinLabel, marksOf } from './marks.ts'

test('a label has the colon of its own language, whatever it is about', () => {
  expect(joinLabel('Remove', '订单.csv')).toBe('Remove: 订单.csv')
  expect(joinLabel('移除', 'orders.csv')).toBe('移除：orders.csv')
})

test('items of a list are parted as the language of their sentence has it', () => {
  expect(['a', 'b'].join(marksOf('Left out: {names}').listComma)).toBe('a, b')
  expect(['a', 'b'].join(marksOf('未导入：{names}').listComma)).toBe('a、b')
})

test('clauses are parted as their language has it', () => {
  expect(['How', 'fast: Fast'].join(marksOf('How').semicolon)).toBe('How; fast: Fast')
  expect(['方式', 'fast：快'].join(marksOf('方式').semicolon)).toBe('方式；fast：快')
})

test('sentences are parted by a space, but for Chinese ones', () => {
  expect(['Stopped.', 'Try again.'].join(marksOf('Stopped.').sentenceGap)).toBe('Stopped. Try again.')
  expect(['已中断。', '请重试。'].join(marksOf('已中断。').sentenceGap)).toBe('已中断。请重试。')
})
