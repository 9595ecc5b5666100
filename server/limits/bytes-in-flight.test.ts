import { expect, test } from 'vitest'
import { BytesInFlight } from './bytes-in-flight.ts'

const mebibyte = 2 ** 20
const open = () => new BytesInFlight({ perClient: 4 * mebibyte, total: 8 * mebibyte })
const give = (taken: unknown) => (typeof taken === 'function' ? taken() : undefined)

test('a client can reserve up to its limit, and again once it has released some', () => {
  const bytes = open()
  const first = bytes.reserve('a', 3 * mebibyte)
  expect(bytes.reserve('a', 2 * mebibyte)).toBe('client')
  give(first)
  give(first)
  expect(bytes.reserve('a', 2 * mebibyte)).toBeTypeOf('function')
  expect(bytes.reserve('a', 2 * mebibyte)).toBeTypeOf('function')
  expect(bytes.reserve('a', 1)).toBe('client')
})

test('a single reservation may exceed the limit of a client', () => {
  const bytes = open()
  expect(bytes.reserve('a', 6 * mebibyte)).toBeTypeOf('function')
  expect(bytes.reserve('a', 1)).toBe('client')
})

test('when the total is reached, small reservations still pass', () => {
  const bytes = open()
  expect(bytes.reserve('a', 4 * mebibyte)).toBeTypeOf('function')
  expect(bytes.reserve('b', 4 * mebibyte)).toBeTypeOf('function')
  expect(bytes.reserve('c', mebibyte)).toBe('all')
  expect(bytes.reserve('c', 1000)).toBeTypeOf('function')
})
