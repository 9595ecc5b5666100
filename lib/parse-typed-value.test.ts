import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseTypedValue } from './parse-typed-value.ts'

const point = z.strictObject({ x: z.number() })

test.each([
  ['a whole number', z.int(), ['76'], 76],
  ['a number', z.number(), ['-0.5e3'], -500],
  ['no number', z.number(), ['12px'], '12px'],
  ['a fraction for the schema to refuse', z.int(), ['1.5'], 1.5],
  ['a switch', z.boolean(), ['false'], false],
  ['no switch', z.boolean(), ['yes'], 'yes'],
  ['text that looks like a number', z.string(), ['007'], '007'],
  ['text that looks like JSON', z.string(), ['{"a":1}'], '{"a":1}'],
  ['a choice', z.enum(['1', 'b']), ['1'], '1'],
  ['a number or a word: the number', z.union([z.int(), z.literal('tab')]), ['4'], 4],
  ['a number or a word: the word', z.union([z.int(), z.literal('tab')]), ['tab'], 'tab'],
  ['one of numbers and words: the number', z.literal([2, 4, 'tab']), ['4'], 4],
  ['one of numbers and words: the word', z.literal([2, 4, 'tab']), ['tab'], 'tab'],
  ['none of numbers and words', z.literal([2, 4, 'tab']), ['5'], '5'],
  ['one of numbers and words: a word that looks like a number', z.literal([2, '4']), ['4'], '4'],
  ['nothing at all', z.number().nullable(), ['null'], null],
  ['a list said once', z.array(z.string()), ['a'], ['a']],
  ['a list said again', z.array(z.int()), ['1', '2'], [1, 2]],
  ['a list as JSON', z.array(z.int()), ['[1,2]'], [1, 2]],
  ['a list of texts that look like JSON', z.array(z.string()), ['["a"]'], ['["a"]']],
  ['a text or a list, given once', z.union([z.string(), z.array(z.string())]), ['a\nb'], 'a\nb'],
  ['a text or a list, given again', z.union([z.string(), z.array(z.string())]), ['a', 'b'], ['a', 'b']],
  ['objects one by one', z.array(point), ['{"x":1}', '{"x":2}'], [{ x: 1 }, { x: 2 }]],
  ['objects at once', z.array(point), ['[{"x":1}]'], [{ x: 1 }]],
  ['an object', point, ['{"x":1}'], { x: 1 }],
  ['what is no list said again', z.string(), ['a', 'b'], ['a', 'b']],
])('parses text as %s', (_, schema, given, value) => {
  expect(parseTypedValue(given, z.toJSONSchema(schema))).toEqual(value)
})

test('keeps values that are not text', () => {
  const file = new File([], 'a')
  expect(parseTypedValue([file], { format: 'file' })).toBe(file)
  expect(parseTypedValue([file], { type: 'array', items: { format: 'file' } })).toEqual([file])
})
