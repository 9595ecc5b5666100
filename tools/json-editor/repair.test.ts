import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { repair } from './operations.ts'
import { diffWords } from './repair/word-diff.ts'

test.each([
  ['a comment', '{"a":1 /* 一 */}', '{"a":1 }', ['1:8 Removed: /* 一 */']],
  ['a comma at the end', '[1,\n2,\n]', '[1,\n2\n]', ['2:2 Removed: ,']],
  ['a missing comma', '[1 2]', '[1, 2]', ['1:3 Added: ,']],
  ['single quotes', "['中']", '["中"]', ['1:2 Replaced: \' → "', '1:4 Replaced: \' → "']],
  ['curly quotes', '{“城”:1}', '{"城":1}', ['1:2 Replaced: “ → "', '1:4 Replaced: ” → "']],
  ['keys without quotes', '{name: 1}', '{"name": 1}', ['1:2 Added: "', '1:6 Added: "']],
  ['Python words', '[True,None]', '[true,null]', ['1:2 Replaced: True → true', '1:7 Replaced: None → null']],
  ['undefined', '[undefined]', '[null]', ['1:2 Replaced: undefined → null']],
  ['an end that is cut off', '{"a":["b', '{"a":["b"]}', ['1:9 Added: "]}']],
  ['JSON lines', '{"a":1}\n{"b":2}', '[\n{"a":1},\n{"b":2}\n]', ['1:1 Added: [⏎', '1:8 Added: ,', '2:8 Added: ⏎]']],
  ['a fence of Markdown', '```json\n[1]\n```', '\n[1]\n', ['1:1 Removed: ```json', '3:1 Removed: ```']],
  ['a call', 'callback([1]);', '[1]', ['1:1 Removed: callback(', '1:13 Removed: );']],
  ['a byte order mark', '\uFEFF[1]', '[1]', ['1:1 Removed: U+FEFF']],
  ['a line break in a string', '["a\nb"]', '["a\\nb"]', ['1:4 Replaced: ⏎ → \\n']],
  ['a URL, which is no comment', "{u: 'http://a/b'}", '{"u": "http://a/b"}', expect.any(Array)],
  ['a long number', '[12345678901234567890,1.0,]', '[12345678901234567890,1.0]', ['1:26 Removed: ,']],
])('repairs %s', async (_, json, repaired, changes) => {
  const { json: result, repairs } = await perform(repair, { json })
  const listed = repairs.map(({ line, column, message }) => `${line}:${column} ${message}`)
  expect({ result, listed }).toEqual({ result: repaired, listed: changes })
})

test.each([
  ['a path of Windows', String.raw`{"path":"C:\Users\new"}`, String.raw`{"path":"C:\\Users\\new"}`],
  ['a regular expression', String.raw`["^\d+\n$"]`, String.raw`["^\\d+\\n$"]`],
  ['an apostrophe in single quotes', `{"a":'it's', 'b':'o"c'}`, String.raw`{"a":"it's", "b":"o\"c"}`],
  ['commas in a row', '[1,,2, , 3]', '[1,2, 3]'],
  ['hexadecimal numbers', '{"a":0x1F,"b":-0xff}', '{"a":31,"b":-255}'],
  ['points without digits and plus signs', '[.5,-.5,+1,+.5e3,5.]', '[0.5,-0.5,1,0.5e3,5.0]'],
  [
    'full-width punctuation',
    '｛name：“张三”，"age"：18，"tags"：［“a”，“b”］｝',
    '{"name":"张三","age":18,"tags":["a","b"]}',
  ],
  [
    'prefixes and tuples of Python',
    "{'a': u'x', 'b': (1, (2, 3)), 'c': b'y'}",
    '{"a": "x", "b": [1, [2, 3]], "c": "y"}',
  ],
  ['a tuple alone', "(1, 'a')", '[1, "a"]'],
  ['a call, whose argument is no tuple', 'callback({"a":1});', '{"a":1}'],
  ['an object in parentheses', '({"a":1})', '{"a":1}'],
  [
    'quotes in a string, after which nothing is rewritten',
    '{"a": "say "hi，there" now"}',
    '{"a": "say \\"hi，there\\" now"}',
  ],
  ['full-width punctuation in strings, which stays', "{'a，b': '：'}", '{"a，b": "："}'],
  ['spaces of other kinds', "{a\u00a0:\u30001\u2009,\u00a0'b':\u00a0null\u00a0}", '{"a" : 1 , "b": null }'],
  [
    'escapes of JSON5 and Python',
    String.raw`{'a': '\x1b[0m\xa0', "b": "\x1b\v\0", 'c': 'é\x41"'}`,
    String.raw`{"a": "\u001b[0m\u00a0", "b": "\u001b\u000b\u0000", "c": "é\u0041\""}`,
  ],
  ['strings that go on in the next line', "{a:\"b\\\nc\",'d':'e\\\r\nf'}", '{"a":"bc","d":"ef"}'],
  [
    'the folder x64 of Windows',
    String.raw`["bin\x64","C:\x41",'..\x41']`,
    String.raw`["bin\\x64","C:\\x41","..\\x41"]`,
  ],
  ['long escapes of Python', String.raw`['\U0001f600\U00110000']`, String.raw`["\\U0001f600\\U00110000"]`],
  ['a character beyond 16 bits', String.raw`['\U0001f600']`, '["😀"]'],
  ['a quote behind a backslash', String.raw`['\\"', 'x\\', '\\\'']`, String.raw`["\\\"", "x\\", "\\'"]`],
  ['brackets in strings', `{a: "[x", b: ["{y"], 'c': {"d": "z{["}}`, '{"a": "[x", "b": ["{y"], "c": {"d": "z{["}}'],
  [
    'brackets in strings behind quotes in a string',
    String.raw`{"q": "say "hi" now", "a":"{\"b", "c": ["[x"]}`,
    String.raw`{"q": "say \"hi\" now", "a":"{\"b", "c": ["[x"]}`,
  ],
  ['a bracket in a string that is cut off', '{"a": "[x', '{"a": "[x"}'],
  ['an escape that is cut off', String.raw`{"a": "\n{\u00`, String.raw`{"a": "\n{"}`],
  ['a tuple without its end', "{'a': (1, 2", '{"a": [1, 2]}'],
  ['tuples that begin with one or an object', "(({'a': 1}, ()), ((2),))", '[[{"a": 1}, []], [2]]'],
  ['an identifier of MongoDB', '{_id: ObjectId("1f"), n: NumberLong(5)}', '{"_id": "1f", "n": 5}'],
])('repairs %s without changing the values', async (_, json, repaired) => {
  expect((await perform(repair, { json })).json).toBe(repaired)
})

test('says each change by its code too', async () => {
  const { repairs } = await perform(repair, { json: '[True,1,]' })
  expect(repairs.map(({ code, params }) => ({ code, ...params }))).toEqual([
    { code: 'replaced', removed: 'True', added: 'true' },
    { code: 'removed', removed: ',' },
  ])
})

test('leaves valid JSON as it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json(), async (json) => {
      expect(await perform(repair, { json })).toEqual({ json, repairs: [] })
    }),
    { numRuns: runs() },
  )
})

test('takes valid JSON of any depth', async () => {
  const json = '['.repeat(100_000) + ']'.repeat(100_000)
  expect(await perform(repair, { json })).toEqual({ json, repairs: [] })
})

test('the changes, made in order, turn the text into the repaired one', () => {
  const sign = fc.constantFrom(...'{}[],:"\' \nab1/*中'.split(''), '// c\n', '/* d */', 'word', '🙂')
  const text = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      let made = ''
      let at = 0
      for (const change of diffWords(before, after)) {
        expect(before.slice(change.index, change.index + change.removed.length)).toBe(change.removed)
        made += before.slice(at, change.index) + change.added
        at = change.index + change.removed.length
      }
      expect(made + before.slice(at)).toBe(after)
    }),
    { numRuns: runs() },
  )
})

test('finds one change after a long removal', () => {
  const stretch = '- - '.repeat(2000)
  expect(diffWords(`[1, ${stretch}2]`, '[1, 2]')).toEqual([{ index: 4, removed: stretch, added: '' }])
})

test('takes two texts that have nothing in common as one change', () => {
  const [before, after] = ['-a'.repeat(50_000), '+b'.repeat(50_000)].map((text) => text.replaceAll(/./g, '$&,'))
  expect(diffWords(`x${before}`, `y${after}`).length).toBeLessThan(3)
})

test('lists a thousand changes and counts the rest', async () => {
  const { repairs } = await perform(repair, { json: `[${'True,\n'.repeat(1500)}1]` })
  expect(repairs).toHaveLength(1001)
  expect(repairs.at(-1)).toMatchObject({ line: 1001, column: 1, message: '500 more' })
})

test.each([
  ['a stray bracket', '{"a":1}}x', 1, 9, 'x', 'value'],
  ['a key that is none', '{"a":1,\n:2}', 2, 1, ':', '"key"'],
  ['a missing value', '{"a"}', 1, 5, '}', ':'],
  ['a broken escape', '"\\u12 4"', 1, 2, '\\', 'value'],
])('says where it cannot repair %s', async (_, json, line, column, token, expected) => {
  await expect(perform(repair, { json })).rejects.toMatchObject({
    code: 'invalid',
    params: { side: '', line, column, found: token, expected },
  })
})

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['['.repeat(100_000), 'tooDeep'],
])('refuses %#', async (json, code) => {
  await expect(perform(repair, { json })).rejects.toMatchObject({ code })
})
