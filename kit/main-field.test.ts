import { expect, test } from 'vitest'
import { mainFieldIn, mainFieldOf } from './main-field.ts'

const text = { type: 'string', contentMediaType: 'text/plain' } as const

test('what is said in two fields is read in the one of the reader', () => {
  const schema = { type: 'object', properties: { en: text, zh: text, dialect: { type: 'string' } } } as const
  expect(mainFieldOf(schema)).toBe('en')
  expect([mainFieldIn(schema, 'en'), mainFieldIn(schema, 'zh')]).toEqual(['en', 'zh'])
  expect(mainFieldIn({ type: 'object', properties: { en: text } }, 'zh')).toBe('en')
})
