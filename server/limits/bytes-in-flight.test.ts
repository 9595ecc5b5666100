import { expect, test } from 'vitest'
import { BytesInFlight } from './bytes-in-flight.ts'

const mebibyte = 2 ** 20
const open = () => new BytesInFlight({ perClient: 4 * mebibyte, total: 8 * mebibyte })
const give = (taken: unknown) => (typeof taken === 'function' ? taken() : undefined)

test('a client has room for its share, again once it has given some back', () => {
  const bytes = open()
  const first = bytes.take('a', 3 * mebibyte)
  expect(bytes.take('a', 2 * mebibyte)).toBe('client')
  give(first)
  give(first)
  expect(bytes.take('a', 2 * mebibyte)).toBeTypeOf('function')
  expect(bytes.take('a', 2 * mebibyte)).toBeTypeOf('function')
  expect(bytes.take('a', 1)).toBe('client')
})

test('what is larger than the share passes alone', () => {
  const bytes = open()
  expect(bytes.take('a', 6 * mebibyte)).toBeTypeOf('function')
  expect(bytes.take('a', 1)).toBe('client')
})

test('when all together have used up the room, small things still pass', () => {
  const bytes = open()
  expect(bytes.take('a', 4 * mebibyte)).toBeTypeOf('function')
  expect(bytes.take('b', 4 * mebibyte)).toBeTypeOf('function')
  expect(bytes.take('c', mebibyte)).toBe('all')
  expect(bytes.take('c', 1000)).toBeTypeOf('function')
})
