import { expect, test } from 'vitest'
import { gradient, row } from '../fixtures/images.ts'
import { flatten, isOpaque, white } from './flatten.ts'

test('transparent pixels blend with the color behind them by their alpha', () => {
  const { data } = flatten(row([10, 20, 30, 0], [0, 0, 0, 51], [10, 20, 30, 255]), white)
  expect([...data]).toEqual([255, 255, 255, 255, 204, 204, 204, 255, 10, 20, 30, 255])
})

test('an opaque image is returned itself', () => {
  const image = gradient(3, 3)
  expect(flatten(image, white)).toBe(image)
  expect(isOpaque(row([1, 2, 3, 254]))).toBe(false)
})
