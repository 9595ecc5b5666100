import { expect, test } from 'vitest'
import { type Card, defineTool } from '#kit/tool.ts'
import { assembleCatalogue } from './catalogue.ts'

const card = (given: Partial<Card>): Card =>
  defineTool({
    category: 'text',
    popularity: 60,
    title: { en: 'A', zh: '甲' },
    summary: { en: 'A', zh: '甲' },
    description: { en: 'A.', zh: '甲。' },
    keywords: { en: [], zh: [] },
    ...given,
  })

test('the folder is the id, and the most popular comes first', () => {
  const cards = { 'tools/md5/tool.ts': card({}), '#tools/base64/tool.ts': card({ popularity: 90 }) }
  expect(assembleCatalogue(cards).map(({ id }) => id)).toEqual(['base64', 'md5'])
})

test('an id of the wrong form is refused', () => {
  expect(() => assembleCatalogue({ 'tools/MD5/tool.ts': card({}) })).toThrow(
    'The id "MD5" of tools/MD5 is not kebab-case',
  )
})

test('a former id that another tool has is refused', () => {
  const cards = { 'tools/a/tool.ts': card({}), 'tools/b/tool.ts': card({ formerIds: ['a'] }) }
  expect(() => assembleCatalogue(cards)).toThrow('The id "a" of tools/b belongs to tools/a')
})
