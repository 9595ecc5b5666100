import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { convert, parse } from './operations.ts'

const read = async (yaml: string, options = {}) => (await perform(parse, { yaml, ...options })).json
const compact = async (yaml: string, options = {}) => (await read(yaml, options)).replace(/\n\s*/g, '')

test.each([
  ['12345678901234567890', '12345678901234567890'],
  ['1.0', '1.0'],
  ['1e400', '1e400'],
  ['-0', '-0'],
  ['+12', '12'],
  ['012', '12'],
  ['.5', '0.5'],
  ['-.5e3', '-0.5e3'],
  ['1.', '1.0'],
  ['0o17', '15'],
  ['0xFFFFFFFFFFFFFFFFFF', '4722366482869645213695'],
  ['1_000', '"1_000"'],
  ['12:30', '"12:30"'],
  ['2026-01-05', '"2026-01-05"'],
  ['no', '"no"'],
  ['~', 'null'],
  ['Null', 'null'],
  ['TRUE', 'true'],
  ['tRUE', '"tRUE"'],
  ['"1"', '"1"'],
  ['!!str 1', '"1"'],
  ['!!int "7"', '7'],
  ['! 1', '"1"'],
])('reads %s as %s', async (yaml, json) => {
  expect(await read(yaml)).toBe(json)
})

test.each([
  ['yes', 'true'],
  ['Off', 'false'],
  ['012', '10'],
  ['-0b101', '-5'],
  ['0x1_F', '31'],
  ['1_000', '1000'],
  ['190:20:30', '685230'],
  ['-1:30.5', '-90.5'],
  ['1e3', '"1e3"'],
  ['1.0e+3', '1.0e+3'],
  ['08', '"08"'],
  ['1_0.5_0', '10.50'],
])('reads %s as %s in YAML 1.1, by option and by directive', async (yaml, json) => {
  expect(await read(yaml, { version: '1.1' })).toBe(json)
  expect(await read(`%YAML 1.1\n---\n${yaml}\n`)).toBe(json)
})

test.each([
  ['comments', 'a: 1 # one\n# two\nb: "#"\n', '{"a": 1,"b": "#"}'],
  ['several documents', 'a: 1\n---\n- 2\n...\n---\n', '[{"a": 1},[2],null]'],
  ['comments alone', '# nothing\n', 'null'],
  [
    'keys that are not strings',
    '1: a\n~: b\ntrue: c\n1.0: d\n0x10: e\n',
    '{"1": "a","~": "b","true": "c","1.0": "d","0x10": "e"}',
  ],
  ['an alias as a key', '- &a x\n- *a : 1\n', '["x",{"x": 1}]'],
  [
    'merge keys in the middle',
    'b: &b {x: 1, y: 2}\nc: {x: 3, <<: *b, z: 4}\n',
    '{"b": {"x": 1,"y": 2},"c": {"x": 3,"y": 2,"z": 4}}',
  ],
  [
    'a list of merges',
    '- &a {x: 1}\n- &b {x: 2, y: 2}\n- <<: [*a, *b]\n',
    '[{"x": 1},{"x": 2,"y": 2},{"x": 1,"y": 2}]',
  ],
  ['a quoted merge sign', '"<<": 1\n', '{"<<": 1}'],
  ['anchors that are named again', '- &a 1\n- *a\n- &a 2\n- *a\n', '[1,1,2,2]'],
  ['a key of JavaScript', '__proto__: {a: 1}\nconstructor: 2\n', '{"__proto__": {"a": 1},"constructor": 2}'],
  ['binary', '!!binary |\n  AAEC\n  AwQ=\n', '"AAECAwQ="'],
  ['a set', '!!set {a, b}\n', '{"a": null,"b": null}'],
  ['old line breaks', 'a: 1\r\nb: |\r\n  x\r\n  y\r\n', '{"a": 1,"b": "x\\ny\\n"}'],
  ['a byte order mark', '\ufeffa: 1\n', '{"a": 1}'],
  ['JSON', '{"a": ["\\ud83d\\ude42", 1e3], "b": {}}', '{"a": ["🙂",1e3],"b": {}}'],
])('reads %s', async (_, yaml, json) => {
  expect(await compact(yaml)).toBe(json)
})

test.each([
  [
    'a bracket below its key',
    'on:\n  push:\n    branches: [\n      main\n    ]\n',
    '{"on": {"push": {"branches": ["main"]}}}',
    [5],
  ],
  ['a bracket at the first column', 'a: [\n  1,\n\n]\nb: {\n  c: 2\n}\n', '{"a": [1],"b": {"c": 2}}', [4, 7]],
  [
    'contents at the first column',
    '- a: [\n{x: 1,\ny: "b\nc"},\n]\n  d: 1\n',
    '[{"a": [{"x": 1,"y": "b c"}],"d": 1}]',
    [2],
  ],
  ['a quoted text at the first column', "a: 'b\nc'\n", '{"a": "b c"}', [2]],
  [
    'texts with brackets between them',
    'a: |\n  [\n   x\n\n  "\nb: it\'s [\n  c\nd: [ # [\ne#]\n',
    '{"a": "[\\n x\\n\\n\\"\\n","b": "it\'s [ c","d": ["e#"]}',
    [9],
  ],
  ['several documents', '%YAML 1.2\n---\n[\n1]\n---\na: [\n]\n', '[[1],{"a": []}]', [7]],
  ['old line breaks', 'a: [\r\n1\r\n]\r\n', '{"a": [1]}', [2]],
])('accepts %s, with a warning at its line', async (_, yaml, json, lines) => {
  expect(await compact(yaml)).toBe(json)
  const { warnings } = await perform(parse, { yaml })
  expect(warnings.map(({ line, code }) => [line, code])).toEqual(lines.map((line) => [line, 'indentation']))
})

test('gives positions in the original text if lines had to be indented', async () => {
  const yaml = 'a: [\n  1,\n]\nb:\n  - c: {\nx: .nan, x: *y\n}\n'
  await expect(perform(parse, { yaml })).rejects.toMatchObject({
    code: 'unknownAlias',
    params: { line: 6, column: 13 },
  })
  const { warnings } = await perform(parse, { yaml: yaml.replace(', x: *y', '') })
  expect(warnings.map(({ line, column, code }) => [line, column, code])).toEqual([
    [3, 1, 'indentation'],
    [6, 1, 'indentation'],
    [6, 4, 'notFinite'],
  ])
})

test('accepts any number of underindented lines, up to a limit of added spaces', async () => {
  const many = `a: [\n${'1,\n'.repeat(100_000)}]\n`
  expect(JSON.parse(await read(many)).a).toHaveLength(100_000)
  const wide = `${' '.repeat(10_000)}a: [\n${'1,\n'.repeat(1001)}]\n`
  await expect(perform(parse, { yaml: wide })).rejects.toMatchObject({ code: 'invalidYaml', params: { line: 2 } })
})

test.each([
  [
    'an open bracket that keys follow',
    'a: [\n1\n]\nb: [1, 2\nc: 3\n',
    { line: 5, column: 1, found: 'c', expected: ']' },
  ],
  ['an open brace in a bracket', 'a: [{\nb: 1\n]\n', { line: 2, column: 1, expected: '}' }],
  ['an open quote that a document follows', 'a: "b\nc\n---\nd\n', { line: 2, column: 1, expected: '"' }],
  ['a tab before the contents of a bracket', 'a: [\n\t1\n]\n', { line: 2, column: 2, expected: 'indentation' }],
  [
    'a missing comma among underindented lines',
    'a: [\n"1"\n"2"\n]\n',
    { line: 3, column: 1, found: '"', expected: ', ] }' },
  ],
  ['an open bracket', 'a: [1, 2\n', { line: 2, column: 1, found: 'EOF' }],
  ['an open quote', 'a: "b\n', { line: 2, column: 1, found: 'EOF' }],
  ['a tab before a key', 'a:\n\tb: 1\n', { line: 2, column: 1 }],
  ['a colon too many', 'a: b: c\n', { line: 1, expected: 'indentation' }],
  ['bad indentation', 'a:\n  b: 1\n c: 2\n', { line: 3, column: 2, found: 'c', expected: 'indentation' }],
  ['an unknown escape', '\n"\\q"\n', { line: 2, column: 3, found: 'q' }],
  ['a missing comma', '[1 [2]]\n', { line: 1 }],
  ['a NUL', 'a: \0\n', { line: 1, column: 4, found: 'U+0000' }],
  ['a merge of a text', 'a: 1\n<<: b\n', { line: 2, column: 5, found: '<<' }],
  ['content after a document', '"a" b\n', { line: 1, column: 5, found: 'b' }],
])('refuses %s, with its position', async (_, yaml, params) => {
  await expect(perform(parse, { yaml })).rejects.toMatchObject({ code: 'invalidYaml', params })
})

test.each([
  ['duplicateKey', 'a: 1\nb: 2\n"a": 3\n', { key: '"a"', line: 3, column: 1 }],
  ['duplicateKey', '{1: a, "1": b}', { key: '"1"', line: 1, column: 8 }],
  ['unknownAlias', 'a: *b\nb: &b 1\n', { name: 'b', line: 1, column: 4 }],
  ['cyclicAlias', 'a: &a\n  b: [*a]\n', { name: 'a', line: 2, column: 7 }],
  ['cyclicAlias', '&a [*a]', { name: 'a', line: 1, column: 5 }],
  ['empty', ' \n', {}],
])('answers %s to %j', async (code, yaml, params) => {
  await expect(perform(parse, { yaml })).rejects.toMatchObject({ code, params })
})

test('anchors do not apply to the next document', async () => {
  await expect(perform(parse, { yaml: '&a 1\n---\n*a\n' })).rejects.toMatchObject({ code: 'unknownAlias' })
})

test.each([
  ['aliases of aliases', (n: number) => `a${n}: &a${n} [${Array.from({ length: 9 }, () => `*a${n - 1}`).join()}]`],
  [
    'merges of merges',
    (n: number) =>
      `a${n}: &a${n} {<<: *a${n - 1}, ${Array.from({ length: 9 }, (_, at) => `k${n}x${at}: *a${n - 1}`).join()}}`,
  ],
  ['keys of aliases', (n: number) => `a${n}: &a${n} {? [*a${n - 1}, *a${n - 1}] : 1}`],
])('stops at %s that would exhaust the memory', async (_, line) => {
  const yaml = ['a0: &a0 {lol: lol}', ...Array.from({ length: 40 }, (_, at) => line(at + 1))].join('\n')
  const stopped = expect.objectContaining({ limit: 10_000_000, line: expect.any(Number) })
  await expect(perform(parse, { yaml })).rejects.toMatchObject({ code: 'tooManyAliases', params: stopped })
})

test('writes aliases that nest deeper than the limit for texts', async () => {
  const around = (each: string) => '['.repeat(100) + each + ']'.repeat(100)
  const lines = Array.from({ length: 20 }, (_, at) => `- &a${at + 1} ${around(`*a${at}`)}`)
  const { json } = await perform(parse, { yaml: ['- &a0 1', ...lines].join('\n'), indent: 1 })
  expect(json.replace(/\s+/g, '')).toContain(`${'['.repeat(2000)}1]`)
})

test.each([
  ['brackets', '['.repeat(5000)],
  ['braces', '{a: '.repeat(5000)],
  ['dashes', `${'- '.repeat(5000)}1`],
  ['keys', Array.from({ length: 5000 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
])('refuses endless %s', async (_, yaml) => {
  await expect(perform(parse, { yaml })).rejects.toMatchObject({ code: 'tooDeep', params: { limit: 1000 } })
})

test('accepts 900 levels', async () => {
  const deep = `${'['.repeat(900)}${']'.repeat(900)}`
  const { yaml } = await perform(convert, { json: deep })
  expect(await compact(yaml)).toBe(deep)
})

test('warns of what JSON does not support, with positions', async () => {
  const yaml = 'a: .inf\nb: !Ref Bucket\n? [x, y]\n: -.NaN\nc: !custom {d: .nan}\n'
  const { json, warnings } = await perform(parse, { yaml })
  expect(JSON.parse(json)).toEqual({ a: '.inf', b: 'Bucket', '["x","y"]': '-.NaN', c: { d: '.nan' } })
  expect(warnings.map(({ line, column, code }) => [line, column, code])).toEqual([
    [1, 4, 'notFinite'],
    [2, 4, 'tagLost'],
    [3, 3, 'keyAsText'],
    [5, 4, 'tagLost'],
    [5, 16, 'notFinite'],
  ])
})
