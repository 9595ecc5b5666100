import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { float, fromFloat } from './operations.ts'

const hexOf = (value: number, size: 4 | 8): string => {
  const view = new DataView(new ArrayBuffer(size))
  if (size === 8) view.setFloat64(0, value)
  else view.setFloat32(0, value)
  return Buffer.from(view.buffer).toString('hex').toUpperCase()
}

// The hard cases of Ryu and Grisu: powers of two, where the spacing changes, and the limits of the formats.
test.each([
  '2.2250738585072014e-308',
  '4.4501477170144023e-308',
  '5e-324',
  '1.7976931348623157e+308',
  '9007199254740993',
  '2.98023223876953125e-8',
  '5.764607523034235e+39',
  '1.152921504606847e+40',
  '2.305843009213694e+40',
  '5.684341886080802e-14',
  '9.5e-322',
  '4.9406564584124654e-324',
  '1e23',
  '9.5367431640625e-7',
  '1e21',
  '123456789012345680000',
  '4.35',
  '0.000001',
  '1e-7',
  '-2109808898695963',
  '3.318160230e-77',
  '2.109808898695963e16',
  '4.940656e-318',
  '1.18575755e-316',
])('%s is stored and written as JavaScript does', async (number) => {
  const value = Number(number)
  const { hexadecimal, shortest, next, previous } = await perform(float, { number })
  expect([hexadecimal, shortest]).toEqual([hexOf(value, 8), String(value)])
  expect(Number(next)).toBeGreaterThan(value)
  expect(Number(previous)).toBeLessThan(value)
})

test('doubles and singles of any bits are read, written and read again', async () => {
  const bits = fc.bigInt(0n, 2n ** 64n - 1n)
  await fc.assert(
    fc.asyncProperty(bits, async (pattern) => {
      const view = new DataView(new ArrayBuffer(8))
      view.setBigUint64(0, pattern)
      const double = view.getFloat64(0)
      const read = await perform(fromFloat, { hexadecimal: pattern.toString(16) })
      expect(read.shortest).toBe(Object.is(double, -0) ? '-0' : String(double))
      if (read.kind !== 'nan') expect((await perform(float, { number: read.exact })).hexadecimal).toBe(read.hexadecimal)

      const single = view.getFloat32(0)
      const hexadecimal = hexOf(single, 4)
      const short = await perform(fromFloat, { hexadecimal, format: 'single' })
      if (short.kind === 'nan') return
      expect(Number(short.exact)).toBe(single)
      expect(Math.fround(Number(short.shortest))).toBe(single)
      expect((await perform(float, { number: short.shortest, format: 'single' })).hexadecimal).toBe(hexadecimal)
    }),
    { numRuns: runs(500) },
  )
})

test('decimal numbers of many digits are rounded as JavaScript and its singles are', async () => {
  const digits = fc.tuple(fc.bigInt(0n, 10n ** 40n), fc.integer({ min: -360, max: 310 }))
  await fc.assert(
    fc.asyncProperty(digits, async ([value, exponent]) => {
      const number = `${value}e${exponent}`
      expect((await perform(float, { number })).hexadecimal).toBe(hexOf(Number(number), 8))
    }),
    { numRuns: runs(500) },
  )
})

/** Table 3.5 of IEEE 754-2019 and the halfway cases of Berkeley TestFloat: number, format, bits. */
test.each([
  ['1', 'half', '3C00'],
  ['65504', 'half', '7BFF'],
  ['65519.99', 'half', '7BFF'],
  ['65520', 'half', '7C00'],
  ['5.9604644775390625e-8', 'half', '0001'],
  ['2.98023223876953125e-8', 'half', '0000'],
  ['2.980232238769531250000001e-8', 'half', '0001'],
  ['6.1035156e-5', 'half', '0400'],
  ['1.00048828125', 'half', '3C00'],
  ['1.00146484375', 'half', '3C02'],
  ['-2', 'half', 'C000'],
  ['3.14159265', 'bfloat16', '4049'],
  ['3.3895313892515355e38', 'bfloat16', '7F7F'],
  ['3.4e38', 'bfloat16', '7F80'],
  ['16777217', 'single', '4B800000'],
  ['16777219', 'single', '4B800002'],
  ['3.4028235677973367e38', 'single', '7F800000'],
  ['1.401298464324817e-45', 'single', '00000001'],
  ['-0', 'single', '80000000'],
  ['-inf', 'single', 'FF800000'],
  ['NaN', 'double', '7FF8000000000000'],
  ['0x1p', 'double', undefined],
  ['1e400', 'double', '7FF0000000000000'],
  ['-1e-400', 'double', '8000000000000000'],
  ['9007199254740993', 'double', '4340000000000000'],
  ['0x.8', 'double', '3FE0000000000000'],
])('%s as %s is %s', async (number, format, hexadecimal) => {
  const run = perform(float, { number, format })
  if (hexadecimal) expect((await run).hexadecimal).toBe(hexadecimal)
  else await expect(run).rejects.toMatchObject({ code: 'badDigit' })
})

/** Reads a table written by Python: see `fixtures/make-fixtures.py`. */
const floats = readFileSync(new URL('./fixtures/floats.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('floats are equal to those of Python', async () => {
  for (const line of floats) {
    const [number, format, bits] = line.split('\t')
    expect([line, (await perform(float, { number, format })).hexadecimal]).toEqual([line, bits])
  }
})

test('neighbors go through zero to infinity, and there are none beyond', async () => {
  const neighborsOf = async (hexadecimal: string) => {
    const { previous, next, kind } = await perform(fromFloat, { hexadecimal, format: 'half' })
    return [previous, next, kind]
  }
  expect(await neighborsOf('0000')).toEqual(['-6e-8', '6e-8', 'zero'])
  expect(await neighborsOf('8001')).toEqual(['-1e-7', '-0', 'subnormal'])
  expect(await neighborsOf('7BFF')).toEqual(['65470', 'Infinity', 'normal'])
  expect(await neighborsOf('7C00')).toEqual(['65500', '', 'infinite'])
  expect(await neighborsOf('FC00')).toEqual(['', '-65500', 'infinite'])
  expect(await neighborsOf('7E00')).toEqual(['', '', 'nan'])
})

test('bytes are accepted in either order, and too many or none are refused', async () => {
  expect((await perform(fromFloat, { hexadecimal: '0x0000C03F', format: 'single', bigEndian: false })).exact).toBe(
    '1.5',
  )
  await expect(perform(fromFloat, { hexadecimal: '1FFFF', format: 'half' })).rejects.toMatchObject({ code: 'overflow' })
  await expect(perform(fromFloat, { hexadecimal: 'FFFG' })).rejects.toMatchObject({ code: 'badDigit' })
  await expect(perform(float, { number: '' })).rejects.toMatchObject({ code: 'empty' })
})

test('digits of exactly a shorter format are remarked on', async () => {
  const noteOf = async (hexadecimal: string, format = 'double') =>
    (await perform(fromFloat, { hexadecimal, format: format as 'double' })).note?.en.split('.')[0]
  expect(await noteOf('40490fdb')).toBe('8 digits are a whole float of 32 bits')
  expect(await noteOf('0x40 49 0F DB')).toBe('8 digits are a whole float of 32 bits')
  expect(await noteOf('3c00')).toBe('4 digits are a whole half or bfloat16 of 16 bits')
  expect(await noteOf('3c00', 'single')).toBe('4 digits are a whole half or bfloat16 of 16 bits')
  expect(await noteOf('40490fdb', 'single')).toBeUndefined()
  expect(await noteOf('3c00', 'half')).toBeUndefined()
  expect(await noteOf('3ff0000000000000')).toBeUndefined()
  expect(await noteOf('1')).toBeUndefined()
})
