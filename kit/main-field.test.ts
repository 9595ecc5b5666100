import { expect, test } from 'vitest'
import type { JsonSchema } from './json-schema.ts'
import { fieldFor, mainFieldIn, mainFieldOf } from './main-field.ts'

const text = { type: 'string', contentMediaType: 'text/plain' } as const

test('what is said in two fields is read in the one of the reader', () => {
  const schema = { type: 'object', properties: { en: text, zh: text, dialect: { type: 'string' } } } as const
  expect(mainFieldOf(schema)).toBe('en')
  expect([mainFieldIn(schema, 'en'), mainFieldIn(schema, 'zh')]).toEqual(['en', 'zh'])
  expect(mainFieldIn({ type: 'object', properties: { en: text } }, 'zh')).toBe('en')
})

test('what may be a text or a file takes either', () => {
  const file = { type: 'object', format: 'file' } as const
  const schema: JsonSchema = { type: 'object', properties: { image: file, source: { anyOf: [text, file] } } }
  expect([fieldFor(schema, true), fieldFor(schema, false)]).toEqual(['image', 'source'])
})
