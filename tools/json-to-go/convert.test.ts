import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { describedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { convert } from './operations.ts'

/** Returns the fields of a document's only struct, without alignment. */
const fieldsOf = async (json: string, options: object = {}) => {
  const { code } = await perform(convert, { json, ...options })
  return [...code.matchAll(/^\t(.+)$/gm)].map(([, line = '']) => line.replace(/ {2,}/g, ' '))
}

// `vitest -u` updates the files.
test.each(awkwardJson)('$id is written as its golden file has it', async ({ id, json }) => {
  const { code } = await perform(convert, { json })
  await expect(code).toMatchFileSnapshot(`fixtures/golden/${id}.go.txt`)
})

test('a number takes the type that holds every digit of it', async () => {
  const json = '{"a":1,"b":2147483648,"c":18446744073709551615,"d":123456789012345678901,"e":1.0,"f":1e400}'
  expect((await fieldsOf(json, { tags: [] })).filter((line) => !line.startsWith('"'))).toEqual([
    ...['A int', 'B int64', 'C uint64', 'D *big.Int', 'E float64', 'F json.Number'],
  ])
})

const sometimes = '[{"n":1,"s":"x","l":[1],"m":null},{"n":null,"l":[],"m":null}]'

test('a pointer distinguishes null and a missing key from zero', async () => {
  expect(await fieldsOf(sometimes)).toEqual([
    'N *int `json:"n"`',
    'S *string `json:"s,omitempty"`',
    'L []int `json:"l"`',
    'M any `json:"m"`',
  ])
})

test('without pointers only recursive types have them', async () => {
  expect(await fieldsOf(sometimes, { nullable: 'value', tags: [] })).toEqual(['N int', 'S string', 'L []int', 'M any'])
  const list = '{"value":1,"next":{"value":2,"next":{"value":3,"next":null}}}'
  expect(await fieldsOf(list, { nullable: 'value', tags: [] })).toEqual(['Value int', 'Next *Root'])
})

test('unions lose nothing: any for plain values, raw text where any would lose types or digits', async () => {
  const json = '{"plain":[1,"x"],"object":[1,{"id":1,"name":"x"}],"long":[true,9007199254740993]}'
  expect(await fieldsOf(json, { tags: [] })).toEqual([
    ...['// string or int', 'Plain []any'],
    ...['// Object or int', 'Object []json.RawMessage'],
    ...['// int64 or bool', 'Long []json.RawMessage'],
    ...['ID int', 'Name string'],
  ])
})

test('tags come in their order, each as its library reads it', async () => {
  const tags = ['yaml', 'json', 'db', 'validate', 'binding']
  expect(await fieldsOf('[{"email":"a@example.org","x":1},{"email":"b@example.org"}]', { tags })).toEqual([
    'Email string `yaml:"email" json:"email" db:"email" validate:"required,email" binding:"required,email"`',
    'X *int `yaml:"x,omitempty" json:"x,omitempty" db:"x" validate:"omitempty" binding:"omitempty"`',
  ])
})

test('omitempty is in all tags where that is chosen', async () => {
  expect(await fieldsOf('{"a":1,"-":2}', { omitempty: true })).toEqual([
    'A int `json:"a,omitempty"`',
    'Field1 int `json:"-,omitempty"`',
  ])
})

test('dates with times become time.Time where that is chosen', async () => {
  const { code } = await perform(convert, { json: '{"at":"2026-03-14T09:26:53Z","on":"2026-03-14"}', dates: 'time' })
  expect(code).toContain('import "time"\n')
  expect(code).toContain('At time.Time `json:"at"`')
  expect(code).toContain('On string    `json:"on"`')
})

test.each([
  ['{"a,b":1}', 'unwritableKey', '"a,b"'],
  ['{"":1}', 'unwritableKey', '""'],
  ['[{"a":1},{"a":null},{}]', 'nullOrMissing', '"a"'],
])('what Go cannot hold in %s is warned of at its key', async (json, code, key) => {
  const { warnings } = await perform(convert, { json })
  expect(warnings).toMatchObject([{ line: 1, column: json.indexOf('"') + 1, code, params: { key } }])
})

test.each(['main.go', 'func', '_', '', '1st'])('refuses the package %j', async (packageName) => {
  await expect(perform(convert, { json: '{}', packageName })).rejects.toMatchObject({ code: 'invalidPackage' })
})

test.each(['js on', 'a:b', 'a"', ''])('refuses the tag %j', async (tag) => {
  await expect(perform(convert, { json: '{}', tags: [tag] })).rejects.toMatchObject({ code: 'invalidTag' })
})

test('invalid JSON is refused with its position, and so is an empty text', async () => {
  await expect(perform(convert, { json: '{\n"a":}' })).rejects.toMatchObject({
    code: 'invalid',
    params: { line: 2, column: 5 },
  })
  await expect(perform(convert, { json: ' \n' })).rejects.toMatchObject({ code: 'empty' })
})

test('nesting has no limit', async () => {
  for (const nested of ['separate', 'inline']) {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
      ['[{"a":[', ']}]'],
    ]) {
      const json = `${open?.repeat(50_000)}1${close?.repeat(50_000)}`
      expect((await perform(convert, { json, nested })).code).toMatch(/^package main\n/)
    }
  }
})

test('descriptions of a schema are comments that gofmt leaves unchanged', async () => {
  const { code } = await perform(convert, { json: JSON.stringify(describedSchema) })
  expect(code.match(/^\t?\/\/.*$/gm)).toEqual([
    '// The end */ of /* one; \\u002a/ {@link x} <b> import os and more \\u000a',
    '\t// “a list” �',
    '\t// */ export const x = 1 /*',
    '// 标题',
  ])
})
