import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { bits, convert, float, fromFloat } from './operations.ts'

const converted = async (number: string, options: object = {}) =>
  (await perform(convert, { number, ...options })).result

test.each([
  ['0x 12_34', 10, '4660', 16],
  ['-0b1010', 16, '-A', 2],
  ['0O17', 2, '1111', 8],
  ['#FF8800', 10, '16746496', 16],
  ['0b1h', 10, '177', 16],
  ['−12.75', 2, '-1100.11', 10],
  ['+.5', 8, '0.4', 10],
  ['1,000', 16, '3E8', 10],
  ['-1,234,567.5', 16, '-12D687.8', 10],
  ['１２３', 10, '123', 10],
  ['－０ｘＦＦ', 10, '-255', 16],
  ['１，０００', 10, '1000', 10],
  ['5.', 2, '101', 10],
  ['\uFEFF 1.5e3\r\n', 16, '5DC', 10],
  ['12e-1', 5, '1.1', 10],
  ['-0', 2, '0', 10],
  ['-0.000', 2, '0', 10],
  ['0.(3)', 3, '0.1', 10],
  ['-0x0.1(9)', 10, '-0.1', 16],
  ['7.(9)', 16, '8', 10],
  ['0b.(01)', 10, '0.(3)', 2],
])('%j in base %i is %s', async (number, to, result, base) => {
  expect(await perform(convert, { number, to })).toMatchObject({ result, base, isExact: true })
})

/** Reads a table written by Python: see `fixtures/make-fixtures.py`. */
const bases = readFileSync(new URL('./fixtures/bases.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('numbers are equal to those of Python', async () => {
  for (const line of bases) {
    const [number = '', from, to, result] = line.split('\t')
    const options = { from: Number(from), to: Number(to), fractionDigits: 60 }
    expect([line, await converted(number, options)]).toEqual([line, result])
  }
})

test('digits above 9 are letters of either case up to base 36, then capitals before small letters, then + and /', async () => {
  expect(await converted('zZ', { from: 36, to: 10 })).toBe('1295')
  expect(await converted('Zz', { from: 62, to: 10 })).toBe('2231')
  expect(await converted('+/', { from: 64, to: 10 })).toBe('4031')
  expect(await converted('+1', { from: 62, to: 10 })).toBe('1')
  expect(await converted('4095', { to: 64 })).toBe('//')
  expect(await converted('0x10', { from: 36, to: 10 })).toBe('42804')
  expect(await converted('255', { to: 16, upperCase: false, prefix: true })).toBe('0xff')
  expect(await converted('-8', { to: 8, prefix: true })).toBe('-0o10')
  expect(await converted('1234567.8912', { to: 10, grouping: 3 })).toBe('1 234 567.891 2')
})

test('fractions of any base are finite, repeating or rounded, with a flag', async () => {
  expect(await perform(convert, { number: '0.1', to: 3 })).toMatchObject({ result: '0.(0022)', repeating: '0022' })
  expect(await perform(convert, { number: '0.1', from: 12, to: 10 })).toMatchObject({
    result: '0.08(3)',
    repeating: '3',
  })
  expect(await perform(convert, { number: '0.2', to: 2, fractionDigits: 3 })).toMatchObject({
    result: '0.01',
    isExact: false,
  })
  expect(await perform(convert, { number: '9.9999', to: 10, fractionDigits: 2 })).toMatchObject({
    result: '10',
    isExact: false,
  })
  expect(await perform(convert, { number: '-0.4', to: 10, fractionDigits: 0 })).toMatchObject({
    result: '0',
    isExact: false,
  })
})

test('converting there and back gives the same number in all bases', async () => {
  const base = fc.integer({ min: 2, max: 64 })
  await fc.assert(
    fc.asyncProperty(
      fc.bigInt(-(2n ** 300n), 2n ** 300n),
      fc.nat(60),
      base,
      base,
      async (value, places, one, other) => {
        const digits = await converted(String(value), { to: one })
        const at = digits.length - Math.min(places, digits.replace('-', '').length)
        const number = `${digits.slice(0, at)}.${digits.slice(at)}`
        const { result, isExact } = await perform(convert, { number, from: one, to: other, fractionDigits: 1000 })
        if (!isExact) return
        const back = await perform(convert, { number: result, from: other, to: one, fractionDigits: 1000 })
        expect(back).toEqual({
          ...(await perform(convert, { number, from: one, to: one, fractionDigits: 1000 })),
          base: other,
        })
      },
    ),
    { numRuns: runs(300) },
  )
})

test('each line is a number by itself, and empty ones stay', async () => {
  expect(await perform(convert, { number: '10\r\n\n0x10', eachLine: true })).toEqual({
    result: 'A\n\n10',
    isExact: true,
    binary: '1010\n\n10000',
    octal: '12\n\n20',

    decimal: '10\n\n16',
    hexadecimal: 'A\n\n10',
    base: 10,
  })
})

test.each([
  ['.', 0, '.', 1, 10],
  ['0x', 0, 'x', 2, 16],
  ['NaN', 0, 'N', 1, 10],
  ['0b102', 0, '2', 5, 2],
  ['1٣', 0, '٣', 2, 10],
  ['１，２', 0, '，', 2, 10],
  ['1,00', 0, ',', 2, 10],
  ['0,123', 0, ',', 2, 10],
  ['1234,567', 0, ',', 5, 10],
  ['1,2345', 0, ',', 2, 10],
  ['1,234,', 0, ',', 2, 10],
  ['1.234,567', 0, ',', 6, 10],
  ['1,234', 16, ',', 2, 16],
  ['0xFF,FFF', 0, ',', 5, 16],
  ['1.2.3', 0, '.', 4, 10],
  ['1(2)', 0, '(', 2, 10],
  ['1.(2)3', 0, '(', 3, 10],
  ['1.()', 0, ')', 4, 10],
  ['1.(2))', 0, '(', 3, 10],
  ['1.(2', 0, '(', 3, 10],
  ['1.2)', 0, ')', 4, 10],
  ['1/3', 0, '/', 2, 10],
  ['12', 2, '2', 2, 2],
  ['1e', 0, 'e', 2, 10],
  ['1e5x', 0, 'x', 4, 10],
  ['1\ud83d', 0, 'U+D83D', 2, 10],
  ['1\0', 0, 'U+0000', 2, 10],
  ['1🙂', 0, '🙂', 2, 10],
  ['__proto__', 0, 'p', 3, 10],
])('%j is refused for its %s', async (number, from, character, position, base) => {
  await expect(perform(convert, { number, from })).rejects.toMatchObject({
    code: 'badDigit',
    ...(from ? { params: { found: character, position, base } } : { params: { found: character, position } }),
  })
  expect(base).toBeGreaterThan(1)
})

test('a column or row of several numbers is refused, not joined into one', async () => {
  for (const number of ['10\n20\n30\n', '10\r20', '10\t20', '0x1F\u202810', 'FFh\nFFh', '1e5\n20']) {
    await expect(perform(convert, { number })).rejects.toMatchObject({ code: 'severalNumbers' })
  }
  await expect(perform(convert, { number: '1\n2\t3', eachLine: true })).rejects.toMatchObject({
    code: 'oneNumber',
    params: { position: 2 },
  })
  const number = '1e1\n20'
  await expect(perform(bits, { number })).rejects.toMatchObject({ code: 'oneNumber', params: { position: 4 } })
  await expect(perform(float, { number })).rejects.toMatchObject({ code: 'oneNumber', params: { position: 4 } })
  await expect(perform(fromFloat, { hexadecimal: '40490fdb\n3f800000' })).rejects.toMatchObject({
    code: 'oneNumber',
    params: { position: 9 },
  })
  expect(await converted('\t 1 000 \r\n\n')).toBe('3E8')
})

test('long, empty and invalid numbers are refused, and the longest is accepted', async () => {
  await expect(perform(convert, { number: ' \n' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(convert, { number: ' \n', eachLine: true })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(convert, { number: '1'.repeat(1e6) })).rejects.toMatchObject({ code: 'tooLong' })
  await expect(perform(convert, { number: '1e100001' })).rejects.toMatchObject({ code: 'tooLong' })
  await expect(perform(convert, { number: '1', from: 1 })).rejects.toMatchObject({ code: 'badBase' })
  await expect(perform(convert, { number: `0.(${'1'.repeat(1001)})` })).rejects.toMatchObject({ code: 'tooLong' })
  const nines = '9'.repeat(100_000)
  expect(await converted(await converted(nines, { to: 62 }), { from: 62, to: 10 })).toBe(nines)
  expect((await perform(convert, { number: `0.${'0'.repeat(99_997)}1`, to: 7, fractionDigits: 1000 })).isExact).toBe(
    false,
  )
})
