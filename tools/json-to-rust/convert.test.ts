import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { describedSchema, sharedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { convert } from './operations.ts'

/** Returns the lines of a document's types, without indentation and braces. */
const linesOf = async (json: string, options: object = {}) => {
  const { code } = await perform(convert, { json, derives: [], ...options })
  return code.split('\n').flatMap((line) => (line === '' || line === '}' ? [] : [line.trim()]))
}

// `vitest -u` updates the files.
test.each(awkwardJson)('$id is written as its golden file has it', async ({ id, json }) => {
  const { code } = await perform(convert, { json })
  await expect(code).toMatchFileSnapshot(`fixtures/golden/${id}.rs.txt`)
})

test('a number takes the type that holds every digit of it', async () => {
  const json = '{"a":1,"b":18446744073709551615,"c":123456789012345678901,"d":1.0,"e":1e400}'
  expect((await linesOf(json)).slice(2)).toEqual([
    ...['pub a: i64,', 'pub b: u64,', 'pub c: serde_json::Number,', 'pub d: f64,', 'pub e: serde_json::Number,'],
  ])
  const { warnings } = await perform(convert, { json })
  expect(warnings).toMatchObject([
    { column: json.indexOf('"c"') + 1, code: 'longNumber' },
    { column: json.indexOf('"e"') + 1, code: 'longNumber' },
  ])
})

const sometimes = '[{"a":1,"b":"x","c":2},{"a":null,"c":null},{"a":1}]'

test('two Options distinguish null from a missing key, and one stands for either', async () => {
  const derives = ['Serialize', 'Deserialize']
  const { code } = await perform(convert, { json: sometimes, derives })
  expect(code).toContain('pub a: Option<i64>,')
  expect(code).toContain('    #[serde(skip_serializing_if = "Option::is_none")]\n    pub b: Option<String>,')
  expect(code).toContain(
    'deserialize_with = "present",\n        skip_serializing_if = "Option::is_none"\n    )]\n    pub c: Option<Option<i64>>,',
  )
  expect(code).toContain("fn present<'de, D, T>")
})

test('one Option is enough where that is chosen, with a warning about the loss', async () => {
  const { code, warnings } = await perform(convert, { json: sometimes, nullable: 'single' })
  expect(code).toContain('pub c: Option<i64>,')
  expect(code).not.toContain('present')
  expect(warnings).toMatchObject([{ code: 'nullOrMissing', params: { key: '"c"' } }])
})

test('every None is skipped where that is chosen', async () => {
  const { code } = await perform(convert, { json: '[{"a":1},{"a":null}]', skipNone: true })
  expect(code).toContain('    #[serde(skip_serializing_if = "Option::is_none")]\n    pub a: Option<i64>,')
})

test('values of several types become an untagged enum, boxed where it is recursive', async () => {
  const json = '{"value":{"id":1,"value":{"id":2,"value":{"id":3,"value":"leaf"}}}}'
  const { code } = await perform(convert, { json })
  expect(code).toContain('#[serde(untagged)]\npub enum ')
  expect(code).toMatch(/Object\(Box<\w+>\)/)
  expect(await linesOf('[1,"x",[true]]')).toEqual([
    'pub type Root = Vec<RootItem>;',
    ...['pub enum RootItem {', 'Array(Vec<bool>),', 'String(String),', 'Number(i64),'],
  ])
})

test('alternatives of a schema that ask for different keys are variants, others are one struct', async () => {
  const object = (title: string, required: string, kept: string) => ({
    ...{ title, type: 'object', required: [required] },
    properties: { kind: { const: title }, [kept]: { type: 'boolean' } },
  })
  const $schema = 'https://json-schema.org/draft/2020-12/schema'
  const told = {
    $schema,
    oneOf: [object('Cat', 'meows', 'meows'), object('Array', 'barks', 'barks'), { type: 'array' }],
  }
  expect((await linesOf(JSON.stringify(told))).slice(-4)).toEqual([
    ...['pub enum Root {', 'Array(Vec<serde_json::Value>),', 'Cat(Cat),', 'ArrayObject(Array),'],
  ])
  const alike = { $schema, oneOf: [object('Cat', 'kind', 'meows'), object('Dog', 'kind', 'barks')] }
  const { code, warnings } = await perform(convert, { json: JSON.stringify(alike) })
  expect(code).not.toContain('enum')
  expect(warnings).toMatchObject([{ code: 'mergedObjects', params: { keyword: 'oneOf' } }])
})

test('recursive types are boxed', async () => {
  expect(await linesOf('{"value":1,"next":{"value":2,"next":{"value":3,"next":null}}}')).toEqual([
    ...['pub struct Root {', 'pub value: i64,', 'pub next: Option<Box<Root>>,'],
  ])
})

test('one rule renames all fields where it can, and each has its own name otherwise', async () => {
  const { code } = await perform(convert, { json: '{"userId":1,"firstName":"x"}' })
  expect(code).toContain(
    '#[serde(rename_all = "camelCase")]\npub struct Root {\n    pub user_id: i64,\n    pub first_name',
  )
  const mixed = await perform(convert, { json: '{"userId":1,"first-name":"x","type":2}' })
  expect(mixed.code).toContain('#[serde(rename = "userId")]\n    pub user_id: i64,')
  expect(mixed.code).toContain('#[serde(rename = "first-name")]\n    pub first_name: String,\n    pub r#type: i64,')
})

test('without derives of serde there are no attributes of serde', async () => {
  const { code } = await perform(convert, { json: '[{"a b":1},{"c":null}]', derives: ['Debug'], public: false })
  expect(code).toBe(`type Root = Vec<RootItem>;

#[derive(Debug)]
struct RootItem {
    a_b: Option<i64>,
    c: Option<serde_json::Value>,
}
`)
})

test('a trait of serde is recognized by its path too', async () => {
  const derives = ['Debug', 'serde::Deserialize', 'sqlx::FromRow']
  const { code } = await perform(convert, { json: '{"a b":1}', derives })
  expect(code).toContain(
    'use serde::Deserialize;\n\n#[derive(Debug, Deserialize, sqlx::FromRow)]\npub struct Root {\n    #[serde(rename',
  )
})

test.each(['__proto__', 'constructor', 'isPrototypeOf'])('a trait may be called %s', async (derive) => {
  const { code } = await perform(convert, { json: '{"a":{"b":1}}', derives: [derive] })
  expect(code.match(/#\[derive\(.*\)\]/g)).toEqual([`#[derive(${derive})]`, `#[derive(${derive})]`])
})

test('a trait is left out of a type that cannot have it, and of all types that contain it', async () => {
  const json = '{"id":1,"point":{"x":1.5,"of":{"name":"x","n":1}},"size":{"w":1,"h":2}}'
  const { code, warnings } = await perform(convert, { json, derives: ['PartialEq', 'Eq'] })
  const deriving = (derives: string) =>
    [...code.matchAll(/#\[derive\((.*)\)\]\npub struct (\w+)/g)].flatMap(([, own, name]) =>
      own === derives ? [name] : [],
    )
  expect(deriving('PartialEq')).toEqual(['Root', 'Point'])
  expect(deriving('PartialEq, Eq')).toEqual(['Size', 'Of'])
  expect(warnings.map(({ params }) => params['type']).toSorted()).toEqual(['Point', 'Root'])
})

test.each(['Debug)', '1st', 'a b', ''])('refuses to derive %j', async (derive) => {
  await expect(perform(convert, { json: '{}', derives: [derive] })).rejects.toMatchObject({ code: 'invalidDerive' })
})

test('invalid JSON is refused with its position, and so is an empty text', async () => {
  await expect(perform(convert, { json: '{"a":}' })).rejects.toMatchObject({
    code: 'invalid',
    params: { line: 1, column: 6 },
  })
  await expect(perform(convert, { json: '' })).rejects.toMatchObject({ code: 'empty' })
})

test.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":[', ']}]'],
])('%s nests without a limit', async (open, close) => {
  const json = `${open.repeat(50_000)}1${close.repeat(50_000)}`
  expect((await perform(convert, { json })).code).toMatch(/Root/)
})

test('descriptions of a schema are comments above the attributes', async () => {
  const { code } = await perform(convert, { json: JSON.stringify(describedSchema) })
  expect(code).toContain(`/// # 标题\n#[derive(Debug, Clone, Serialize, Deserialize)]\npub struct It {`)
  expect(code).toContain('    /// */ export const x = 1 /*\n    #[serde(')
  expect(code).toContain('/// The end */ of /* one; \\u002a/ {@link x} <b> import os and more \\u000a\n')
})

test('a definition that several places share is one enum', async () => {
  const { code } = await perform(convert, { json: JSON.stringify(sharedSchema) })
  expect(code.match(/enum \w+/g)).toHaveLength(1)
  expect(code.match(/pub (?:key|spare): Option<(\w+)>/g)).toHaveLength(2)
})
