import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { minify, unescape as unescapeStrings } from './operations.ts'

/** Unescapes strings, and writes the result on one line. */
async function opened(json: string, options: object = {}) {
  const { json: result, count } = await perform(unescapeStrings, { json, ...options })
  return { json: (await perform(minify, { json: result })).json, count }
}

test.each([
  ['an object', '"{\\"a\\":1}"', '{"a":1}', 1],
  ['a list with spaces around it', '[" [1, 2]\\n"]', '[[1,2]]', 1],
  ['what is escaped by numbers', '{"a":"\\u007b\\u007d"}', '{"a":{}}', 1],
  ['digits as they are', '"[12345678901234567890,1.0,\\"\\\\u4e2d\\"]"', '[12345678901234567890,1.0,"\\u4e2d"]', 1],
  ['strings in strings', '"[\\"{\\\\\\"a\\\\\\":[]}\\",\\"[\\"]"', '[{"a":[]},"["]', 2],
  ['nothing of scalars', '["1","null","\\"x\\"","true",""," "]', '["1","null","\\"x\\"","true",""," "]', 0],
  ['nothing that only looks like it', '["{a}","[1,]","{}{}","[","[]x"]', '["{a}","[1,]","{}{}","[","[]x"]', 0],
  ['no keys', '{"[1]":"[1]","{}":{"[2]":2}}', '{"[1]":[1],"{}":{"[2]":2}}', 1],
  ['no half of a surrogate pair', '["[\\"\\ud800\\"]"]', '["[\\"\\ud800\\"]"]', 0],
  ['no byte order mark', '["\\ufeff[]"]', '["\\ufeff[]"]', 0],
  ['keys that come twice', '{"a":"[]","a":"{\\"b\\":1,\\"b\\":2}"}', '{"a":[],"a":{"b":1,"b":2}}', 2],
])('opens %s', async (_, json, result, count) => {
  expect(await opened(json)).toEqual({ json: result, count })
})

test.each([
  [{ pointer: '/a' }, '{"a":[[1]],"b":"[\\"[1]\\"]"}', 2],
  [{ pointer: '/b', depth: 1 }, '{"a":"[\\"[1]\\"]","b":["[1]"]}', 1],
  [{ depth: 1 }, '{"a":["[1]"],"b":["[1]"]}', 2],
  [{ depth: 2 }, '{"a":[[1]],"b":[[1]]}', 4],
])('opens where and as deep as %j says', async (options, result, count) => {
  expect(await opened('{"a":"[\\"[1]\\"]","b":"[\\"[1]\\"]"}', options)).toEqual({ json: result, count })
})

test('opens what is found by an index, and by a name that has to be escaped', async () => {
  const json = '{"a/b":["[1]","[2]"],"0":"[3]"}'
  expect((await opened(json, { pointer: '/a~1b/1' })).json).toBe('{"a/b":["[1]",[2]],"0":"[3]"}')
  expect((await opened(json, { pointer: '/0' })).json).toBe('{"a/b":["[1]","[2]"],"0":[3]}')
})

test.each([
  ['a', 'invalidPointer'],
  ['/~', 'invalidPointer'],
  ['/b', 'pointerNotFound'],
  ['/a/01', 'pointerNotFound'],
  ['/a/1', 'pointerNotFound'],
  ['/a/0/0', 'pointerNotFound'],
])('says that %s leads nowhere', async (pointer, code) => {
  await expect(perform(unescapeStrings, { json: '{"a":["[1]"]}', pointer })).rejects.toMatchObject({ code })
})

const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, 1, 'x', '"[', '{"', '\\'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', '[]', '"'), tie('value')),
  ),
}))

/** Escapes every second container into a string. */
function packed(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  const within = Array.isArray(value)
    ? value.map((item) => packed(item, level + 1))
    : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, packed(item, level + 1)]))
  return level % 2 === 1 ? JSON.stringify(within) : within
}

test('gives back whatever was packed', async () => {
  await fc.assert(
    fc.asyncProperty(value, async (given) => {
      expect((await opened(JSON.stringify(packed(given)))).json).toBe(JSON.stringify(given))
      expect((await opened(JSON.stringify(given))).json).toBe(JSON.stringify(given))
    }),
    { numRuns: runs(500) },
  )
})

test('opens strings a hundred thousand levels deep, and a hundred thousand strings', async () => {
  const json = `${'['.repeat(100_000)}"[]"${']'.repeat(100_000)}`
  await expect(perform(unescapeStrings, { json })).rejects.toMatchObject({ code: 'tooLarge' })
  const many = `[${'"{}",'.repeat(100_000)}0]`
  expect(await opened(many)).toEqual({ json: many.replaceAll('"{}"', '{}'), count: 100_000 })
})

test('stops at strings in strings that would take time without end', async () => {
  const layered = (layers: number) => {
    let json = '[]'
    for (let layer = 0; layer < layers; layer++) {
      json = `["${json.replace(/["\\]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`)}"]`
    }
    return json
  }
  expect((await opened(layered(64))).count).toBe(64)
  await expect(perform(unescapeStrings, { json: layered(65) })).rejects.toMatchObject({
    code: 'tooManyLayers',
    params: { limit: 64 },
  })
  expect((await opened(layered(65), { depth: 64 })).count).toBe(64)
})
