import { expect, test } from 'vitest'
import { compilePath } from '../query/compile-path.ts'
import { shortPath } from './short-path.ts'

test.each([
  ['$', '$'],
  ["$['people'][0]['名字']", '$.people[0].名字'],
  ["$['two words']['it\\'s']['1st']['']", "$['two words']['it\\'s']['1st']['']"],
])('%s is written as %s', (path, short) => {
  expect(shortPath(path)).toBe(short)
})

test('what is written short leads to the same value', async () => {
  const document = { people: [{ 名字: 'Ada' }] }
  const query = await compilePath(shortPath("$['people'][0]['名字']"))
  expect(query.query(document).values()).toEqual(['Ada'])
})
