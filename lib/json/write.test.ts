import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { readJson } from './read.ts'
import { writeJson } from './write.ts'

test('writes what JSON.stringify writes, with every indent', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.integer({ min: 0, max: 8 }),
      fc.nat({ max: 4 }),
      (value, indent, given) => {
        const text = JSON.stringify(value, null, given)
        expect(writeJson(readJson(text), ' '.repeat(indent))).toBe(JSON.stringify(value, null, indent))
        expect(writeJson(readJson(text), '\t')).toBe(JSON.stringify(value, null, '\t'))
      },
    ),
    { numRuns: runs() },
  )
})

test('keeps every lexeme unchanged', () => {
  const lexemes = ['12345678901234567890', '1.0', '1e400', '-0', '6.02E+23', '"\\u00e9\\/"', '"é"', '"🙂"']
  const text = `[ ${lexemes.join(' ,\n')} ]`
  expect(writeJson(readJson(text), '')).toBe(`[${lexemes.join()}]`)
  expect(writeJson(readJson(text), ' ')).toBe(`[\n ${lexemes.join(',\n ')}\n]`)
})

test('copies long strings completely', () => {
  const text = JSON.stringify({ long: 'é'.repeat(1000), after: ['中'.repeat(63), 1] })
  expect(writeJson(readJson(text), '')).toBe(text)
})

test('writes any depth on one line, and returns undefined where indents would exceed the longest string', () => {
  const deep = '['.repeat(100_000) + ']'.repeat(100_000)
  const index = readJson(deep)
  expect(writeJson(index, '')).toBe(deep)
  expect(writeJson(index, '  ')).toBeUndefined()
})
