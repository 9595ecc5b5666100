import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../fixtures/runs.ts'
import { childrenOf, depthOf, sourceOf } from './json-index.ts'
import { JsonSyntaxError } from './json-syntax-error.ts'
import { beginsContainer } from './lines.ts'
import { readJson } from './read.ts'
import { textOfString } from './strings.ts'

test.each([
  ['nothing', '', 1, 1, 'EOF', 'value'],
  ['a comma at the end of an object', '{"a":1,}', 1, 8, '}', '"key"'],
  ['a comma at the end of a list', '[1,\n2,\n]', 3, 1, ']', 'value'],
  ['a comma at the beginning', '[,1]', 1, 2, ',', 'value ]'],
  ['a key without quotes', '{name: 1}', 1, 2, 'name', '"key" }'],
  ['single quotes', "['a']", 1, 2, "'", 'value ]'],
  ['a missing colon', '{"a" 1}', 1, 6, '1', ':'],
  ['a missing comma', '{"a":1 "b":2}', 1, 8, '"', ', }'],
  ['the wrong bracket', '[1}', 1, 3, '}', ', ]'],
  ['a bracket that stays open', '{"a":[1', 1, 8, 'EOF', ', ]'],
  ['a second value', '{} {}', 1, 4, '{', 'EOF'],
  ['a comment', '[1 // one\n]', 1, 4, '/', ', ]'],
  ['undefined', '[undefined]', 1, 2, 'undefined', 'value ]'],
  ['a word cut short', 'tru', 1, 1, 'tru', 'value'],
  ['a word too long', 'nullx', 1, 5, 'x', 'EOF'],
  ['a leading zero', '[01]', 1, 3, '1', ', ]'],
  ['a plus sign', '+1', 1, 1, '+', 'value'],
  ['a lone minus', '[-]', 1, 3, ']', '0-9'],
  ['a point at the end', '1.', 1, 3, 'EOF', '0-9'],
  ['a point at the beginning', '.5', 1, 1, '.', 'value'],
  ['an exponent without digits', '[1e+]', 1, 5, ']', '0-9'],
  ['a string that stays open', '"abc', 1, 5, 'EOF', '"'],
  ['a line break in a string', '["abc\n"]', 1, 6, 'U+000A', '" \\n'],
  ['a NUL in a string', '"\0"', 1, 2, 'U+0000', '" \\u0000'],
  ['an unknown escape', '"\\x41"', 1, 3, 'x41', '" \\ / b f n r t u'],
  ['an escape cut short', '"\\u00g0"', 1, 6, 'g0', '0-9 a-f'],
  ['a backslash at the end', '"\\', 1, 3, 'EOF', '" \\ / b f n r t u'],
  ['a space that JSON does not have', '[1,\u00a02]', 1, 4, 'U+00A0', 'value'],
  ['half a surrogate pair', '["é🙂\ud83d"]', 1, 6, 'U+D83D', '\\ud83d'],
  ['anything after wide characters and Windows line breaks', '["é中🙂",\r\n\r\n "🙂" x]', 3, 7, 'x', ', ]'],
  ['anything after old line breaks', '[\r1\r\r,,]', 4, 2, ',', 'value'],
])('refuses %s, and says where and why', (_, text, line, column, unexpected, expected) => {
  const refused = expect.objectContaining({ position: { line, column }, found: unexpected, expected })
  expect(() => readJson(text)).toThrow(refused)
})

test.each(['0', '-0.0e-0', '"\\ud83d"', ' [ ] ', '{"":{}}', '\uFEFF[1]', '\t\r\n null \n', '"\u007f\u2028"'])(
  'takes %j',
  (text) => {
    expect(sourceOf(readJson(text), 0)).toBe(text.replace('\uFEFF', '').replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''))
  },
)

test('accepts and refuses the same as JSON.parse', () => {
  const sign = fc.constantFrom(...'{}[],:"\\u0019-+.eE truefalsn\n\u00a0é')
  const broken = fc.tuple(fc.json(), fc.nat(), fc.string({ unit: sign, maxLength: 3 })).map(([json, at, extra]) => {
    const index = at % (json.length + 1)
    return json.slice(0, index) + extra + json.slice(index + 1)
  })
  fc.assert(
    fc.property(fc.oneof(broken, fc.string({ unit: sign, maxLength: 12 })), (text) => {
      expect(isTaken(() => readJson(text))).toBe(isTaken(() => JSON.parse(text)))
    }),
    { numRuns: runs(2000) },
  )
})

test('gives the source text of every value', () => {
  const index = readJson('{"a": [1.0, {"b\\n": 12345678901234567890}], "a": "\\u4e2d"}')
  const [first = 0, second = 0] = childrenOf(index, 0)
  const [, inner = 0] = childrenOf(index, first + 1)
  expect([first, second].map((key) => textOfString(index, key))).toEqual(['a', 'a'])
  expect(childrenOf(index, first + 1).map((item) => sourceOf(index, item))).toEqual([
    '1.0',
    '{"b\\n": 12345678901234567890}',
  ])
  expect(childrenOf(index, inner).map((key) => textOfString(index, key))).toEqual(['b\n'])
  expect(textOfString(index, second + 1)).toBe('中')
})

test('has no limit of depth', () => {
  expect(depthOf(readJson('{"a":['.repeat(50_000) + ']}'.repeat(50_000)))).toBe(100_000)
  expect(() => readJson('['.repeat(100_000))).toThrow(JsonSyntaxError)
})

describe('values on a line each', () => {
  const linesIn = (text: string) => {
    const index = readJson(text, undefined, beginsContainer)
    const roots: string[] = []
    for (let token = 0; token < index.nexts.length; token = index.nexts[token] ?? Infinity)
      roots.push(sourceOf(index, token))
    return roots
  }

  test.each([
    ['{"a":1}\n{"a":2}\n', ['{"a":1}', '{"a":2}']],
    ['{"a":1}\r\n\n[1,\n2]\n{}', ['{"a":1}', '[1,\n2]', '{}']],
    ['[1]', ['[1]']],
    ['7', ['7']],
  ])('of %j are %j', (text, values) => {
    expect(linesIn(text)).toEqual(values)
  })

  test.each(['{} {}', '[1\n] [2]', '{}\n1', '{}\nx', '1\n2', '{}\n{', '{}\n{"a"}'])('are not in %j', (text) => {
    expect(() => linesIn(text)).toThrow(JsonSyntaxError)
  })

  test('are taken only where they are asked for', () => {
    expect(() => readJson('{}\n{}')).toThrow(JsonSyntaxError)
  })
})

test('counts depth from the root to the innermost container', () => {
  expect(['1', '[]', '[[],{"a":[1]},[]]'].map((text) => depthOf(readJson(text)))).toEqual([0, 1, 3])
})

function isTaken(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof JsonSyntaxError) return false
    throw error
  }
}
