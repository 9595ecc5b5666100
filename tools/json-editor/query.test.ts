import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sentenceOf } from '#kit/sentence.ts'
import type { ToolError } from '#kit/tool-error.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { errors } from './errors.ts'
import { query } from './operations.ts'

const pathsOf = async (json: string, path: string) =>
  (await perform(query, { json, path })).matches.map((match) => match.path)

const library = JSON.stringify({
  o: { j: 1, k: 2 },
  a: [5, 3, [{ j: 4 }, { k: 6 }]],
  书: [
    { 名: '红楼梦', price: 9.5, isbn: '9787020002207' },
    { 名: 'Walden', price: 12 },
    { 名: '边城', price: 8 },
  ],
})

test.each([
  ['the root', '$', ['$']],
  ['a name', '$.o.j', ["$['o']['j']"]],
  ['a name in quotes', '$["书"][0][\'名\']', ["$['书'][0]['名']"]],
  ['all children', '$.o.*', ["$['o']['j']", "$['o']['k']"]],
  ['an index from the end', '$.a[-1][0]', ["$['a'][2][0]"]],
  ['a slice backwards', '$.a[::-2]', ["$['a'][2]", "$['a'][0]"]],
  ['several selectors, in their order', '$.a[1, 0, 0]', ["$['a'][1]", "$['a'][0]", "$['a'][0]"]],
  ['all descendants of a name', '$..j', ["$['o']['j']", "$['a'][2][0]['j']"]],
  ['a comparison', '$.书[?@.price < 10].名', ["$['书'][0]['名']", "$['书'][2]['名']"]],
  ['what exists', '$.书[?@.isbn]', ["$['书'][0]"]],
  ['not, and, or', "$.书[?!@.isbn && (@.price == 8 || @.名 == 'x')]", ["$['书'][2]"]],
  ['length() and count()', '$[?length(@) == 2 || count(@.*) == 3]', ["$['o']", "$['a']", "$['书']"]],
  ['match()', "$.书[?match(@.名, '[A-Z].*')]", ["$['书'][1]"]],
  ['search()', "$.书[?search(@.isbn, '020')]", ["$['书'][0]"]],
  ['value() and the root inside a filter', '$.a[?@ == value($..k) || @ == $.a[1]]', ["$['a'][1]"]],
])('selects %s', async (_, path, paths) => {
  expect(await pathsOf(library, path)).toEqual(paths)
})

test('answers what matches with every digit, and each value as JavaScript reads it', async () => {
  const json = '{"n": [12345678901234567890, 1.0, 1e400,\n {"x" : -0.50}], "n2": 1}'
  expect(await perform(query, { json, path: '$.n[*]' })).toEqual({
    json: '[\n  12345678901234567890,\n  1.0,\n  1e400,\n  {\n    "x": -0.50\n  }\n]',
    matches: [
      { path: "$['n'][0]", value: 12345678901234567000, json: '12345678901234567890' },
      { path: "$['n'][1]", value: 1, json: '1.0' },
      { path: "$['n'][2]", value: Number.POSITIVE_INFINITY, json: '1e400' },
      { path: "$['n'][3]", value: { x: -0.5 }, json: '{"x" : -0.50}' },
    ],
    count: 4,
  })
})

test('takes the last of equal keys, as JavaScript does', async () => {
  const json = '{"a":{"b":1},"a":{"b":2.0,"\\u0062":3.0}}'
  expect((await perform(query, { json, path: '$.a.b' })).matches).toEqual([
    { path: "$['a']['b']", value: 3, json: '3.0' },
  ])
})

test('the source text of every value is its value, at every path, and every path leads back to it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }),
      fc.nat({ max: 2 }),
      async (document, indent) => {
        const json = JSON.stringify(document, null, indent)
        const { matches } = await perform(query, { json, path: '$..*' }).catch(() => ({ matches: [] }))
        for (const match of matches) {
          expect(JSON.parse(match.json)).toEqual(match.value)
          expect((await perform(query, { json, path: match.path })).matches).toEqual([match])
        }
      },
    ),
    { numRuns: runs(50) },
  )
})

test('writes names into paths as RFC 9535, section 2.7, does', async () => {
  const json = '{"\\u0000\\u000b\\u001f":1,"\\b\\t\\n\\f\\r":2,"\'\\"\\\\/":3,"é中🙂\\u007f":4}'
  expect(await pathsOf(json, '$.*')).toEqual([
    "$['\\u0000\\u000b\\u001f']",
    "$['\\b\\t\\n\\f\\r']",
    "$['\\'\"\\\\/']",
    "$['é中🙂\u007f']",
  ])
})

test('finds its way in large containers', async () => {
  const json = `{"list":[${Array.from({ length: 3000 }, (_, at) => `{"v":${at}.0}`)}],${Array.from({ length: 100 }, (_, at) => `"k${at}":${at}.00`)}}`
  const { matches } = await perform(query, { json, path: '$.list[::-1].v' })
  expect(matches.map((match) => match.json)).toEqual(Array.from({ length: 3000 }, (_, at) => `${2999 - at}.0`))
  expect((await perform(query, { json, path: '$.k77' })).matches).toMatchObject([{ json: '77.00' }])
})

test('answers more matches than a function can have arguments', async () => {
  const json = `[${'1,'.repeat(199_999)}1]`
  expect(await perform(query, { json, path: '$[*]' })).toMatchObject({ count: 200_000 })
})

test.each(['$.x', '$[9]', '$..x', "$['O']"])('says that %s leads nowhere', async (path) => {
  await expect(perform(query, { json: library, path })).rejects.toMatchObject({ code: 'pathNotFound' })
})

test.each([
  ['nothing', '', 1, 'EOF', '$'],
  ['no root', 'a.b', 1, 'a', '$'],
  ['a space before', ' $', 1, 'U+0020', '$'],
  ['a space after', '$ ', 3, 'EOF', '.name ..name ['],
  ['a lone word after', '$.a b', 5, 'b', '.name ..name [ EOF'],
  ['an open bracket', "$['a'", 6, 'EOF', '] ,'],
  ['an empty bracket', '$[]', 3, ']', "'name' 0 0:1 * ?"],
  ['a comma at the end', '$[0,]', 5, ']', "'name' 0 0:1 * ?"],
  ['a missing comma', '$[0 2]', 5, '2', '] ,'],
  ['a lone dot', '$.a.', 5, 'EOF', 'name *'],
  ['two lone dots', '$..', 4, 'EOF', 'name *'],
  ['a leading zero', '$[01]', 3, '01', '0 1-9'],
  ['a number as a name', '$.1', 3, '1', 'name *'],
  ['an index beyond all', '$[9007199254740992]', 3, '9007199254740992', '-9007199254740991…9007199254740991'],
  ['an open string', "$['a", 5, 'EOF', '\' "'],
  ['an unknown escape', "$['\\x']", 5, 'x', "\\b \\t \\n \\f \\r \\/ \\\\ \\' \\uXXXX"],
  ['an empty filter', '$[?]', 4, ']', "@ $ 'text' 1 true false null ( !"],
  ['an open parenthesis', '$[?(@.a]', 8, ']', ') ]'],
  ['a point without digits', '$[?@.a == 1.]', 13, ']', '0-9'],
  ['a number that is none', '$[?@.a == 00]', 11, '00', '0 -1 1.5 1e5'],
  ['an unknown function', '$[?nope(@)]', 4, 'nope', 'length() count() match() search() value()'],
  ['too few arguments', '$[?match(@)]', 4, 'match', 'match(…, …)'],
  ['an argument of another kind', '$[?length(@.*) == 1]', 11, '@.*', 'ValueType'],
  ['a comparison of lists', '$[?@.* == 1]', 4, '@.*', '@.name @[0]'],
  ['a comparison of a test', "$[?match(@, 'a') == true]", 4, 'match', 'length(…) count(…) value(…)'],
  ['a value that is not compared', '$[?true]', 4, 'true', '… == …'],
])('names the place of %s, in the signs of JSONPath', async (_, path, position, token, expected) => {
  await expect(perform(query, { json: '{}', path })).rejects.toMatchObject({
    code: 'invalidPath',
    params: { position, found: token, expected },
  })
})

test('refuses a path with more brackets than the stack holds', async () => {
  const path = `$[?${'('.repeat(50_000)}@${')'.repeat(50_000)}]`
  await expect(perform(query, { json: '{}', path })).rejects.toMatchObject({ code: 'invalidPath' })
})

test('takes a thousand levels and refuses more', async () => {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  expect(await perform(query, { json: nested(1000), path: '$..[?@ == 1]' })).toMatchObject({ json: '[\n  1\n]' })
  const run = perform(query, { json: nested(1001), path: '$' })
  await expect(run).rejects.toMatchObject({ code: 'tooDeep', params: { limit: 1000 } })
})

test.each([
  ['', 'empty'],
  ['{', 'invalid'],
])('refuses %j before it looks at the path', async (json, code) => {
  await expect(perform(query, { json, path: '' })).rejects.toMatchObject({ code })
})

test('a key is found by its own name, whatever keys were seen before at its place', async () => {
  await perform(query, { json: '{"a":1,"\\\\":2}', path: '$.a' })
  const { matches } = await perform(query, { json: '{"a":1,"\\n":2}', path: '$["\\n"]' })
  expect(matches).toMatchObject([{ value: 2, json: '2' }])
})

test('the end of a path is said in Chinese', async () => {
  const error = await perform(query, { json: '{}', path: '$.a b' }).catch((thrown: unknown) => thrown)
  expect(sentenceOf(error as ToolError, errors, 'zh')).toBe(
    'JSON 路径无效：第 5 位是 b，此处应为：.name ..name [ 文本结尾',
  )
})
