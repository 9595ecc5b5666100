import { expect, test } from 'vitest'
import { fixture } from './fixtures/read.ts'
import { isLarge, look } from './look.ts'
import { samples } from './samples.ts'

test('a picture tells its size as it is seen, upright', async () => {
  expect(await look(fixture('turned-with-location.jpg'))).toEqual({ format: 'jpeg', size: { width: 64, height: 96 } })
  const [{ input }] = samples.compress
  expect(await look(input.file)).toEqual({ format: 'jpeg', size: { width: 96, height: 72 } })
})

test('the beginning is enough', async () => {
  const [{ input }] = samples.compress
  const rest = new Uint8Array(400_000)
  const long = new File([input.file.slice(0, 1500), rest], 'long.jpg')
  expect(await look(long)).toEqual({ format: 'jpeg', size: { width: 96, height: 72 } })
})

test('what is no picture, or a broken one, tells nothing and fails nothing', async () => {
  expect(await look(fixture('text.jpg'))).toEqual({})
  expect(await look(new File([], 'empty.png'))).toEqual({})
  expect(await look(new File([fixture('alpha.png').slice(0, 12)], 'cut.png'))).toEqual({})
})

test('above twelve million pixels a picture is large', () => {
  expect(isLarge({ size: { width: 4000, height: 3000 } })).toBe(false)
  expect(isLarge({ size: { width: 4001, height: 3000 } })).toBe(true)
  expect(isLarge({})).toBe(false)
})
