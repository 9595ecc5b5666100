import { expect, test } from 'vitest'
import { maxTests, type PatternTest, readTestFile, readTests, writeTestFile } from './read-tests.ts'

const tests: PatternTest[] = [
  { text: 'a\nb', expect: 'match', value: '', group: '' },
  { text: 'c', expect: 'group', value: 'x', group: 'n' },
]

test('what is exported is read as it was', () => {
  const file = { pattern: 'a+', flags: 'gi', engine: 'rust', tests } as const
  expect(readTestFile(writeTestFile({ ...file, tests }))).toEqual(file)
})

test('a file without an engine, or with an unknown one, names none', () => {
  expect(readTestFile(JSON.stringify({ pattern: 'a', tests }))).toEqual({ pattern: 'a', tests })
  expect(readTestFile(JSON.stringify({ pattern: 'a', engine: 'perl', tests }))).toEqual({ pattern: 'a', tests })
})

test('a list alone is read as well, and what is no test is left out', () => {
  const file = JSON.stringify([
    { text: 'a', expect: 'match' },
    { text: 1, expect: 'match' },
    null,
    { text: 'b', expect: 'maybe' },
  ])
  expect(readTestFile(file)).toEqual({ tests: [{ text: 'a', expect: 'match', value: '', group: '' }] })
})

test.each(['', '{', '[]', '{"tests":[]}', '{"tests":5}', 'null', '"a"'])('%j holds no tests', (file) => {
  expect(readTestFile(file)).toBeUndefined()
})

test('no more are taken than a device keeps', () => {
  expect(readTests(Array.from({ length: 300 }, () => tests[0]))).toHaveLength(maxTests)
})
