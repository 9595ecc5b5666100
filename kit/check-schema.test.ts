import { expect, test } from 'vitest'
import { issuesIn } from './check-schema.ts'
import { defineOperation, type Operation } from './operation.ts'
import { describeOperation } from './schema-of.ts'
import { color } from './text-of.ts'
import { validationIssuesOf } from './validation-issues.ts'

const paint = defineOperation('paint', { input: { ink: color() }, output: {}, run: () => ({}) })

test.each(['#fff', '#FFF8', '#1e90ff', '#1e90ff80'])('%s is a color, to the page as to the operation', (ink) => {
  expect(issuesIn(describeOperation(paint as unknown as Operation).input, { ink })).toEqual([])
  expect(validationIssuesOf(paint.input, { ink })).toEqual([])
})

test.each(['', 'red', '1e90ff', '#1e90f', '#12', '#ggg', '#1e90ff800'])('%j is none, and both say so alike', (ink) => {
  const issue = {
    field: 'ink',
    message: { en: 'Enter a color such as #1e90ff', zh: '请输入颜色，例如 #1e90ff' },
  }
  expect(issuesIn(describeOperation(paint as unknown as Operation).input, { ink })).toEqual([issue])
  expect(validationIssuesOf(paint.input, { ink })).toEqual([issue])
})

test.each(['__proto__', 'constructor', 'toString'])(
  'a field named %s, like what every object has, is unknown',
  (name) => {
    const schema = { type: 'object', properties: { ink: { type: 'string' } }, additionalProperties: false } as const
    expect(issuesIn(schema, JSON.parse(`{"${name}": 1}`))).toMatchObject([{ field: name }])
  },
)
