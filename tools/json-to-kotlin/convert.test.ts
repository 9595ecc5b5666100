import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { describedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { convert } from './operations.ts'

const libraries = ['none', 'kotlinx', 'gson'] as const

/** Returns the properties of a document's classes, with their annotations. */
const propertiesOf = async (json: string, options: object = {}) => {
  const { code } = await perform(convert, { json, ...options })
  return [...code.matchAll(/^ {4}(@\w+\(".*|va[lr] .*|lateinit .*)$/gm)].map(([, line = '']) => line)
}

// `vitest -u` updates the files.
test.each(awkwardJson)('$id is written as its golden files have it', async ({ id, json }) => {
  for (const serialization of libraries) {
    const { code } = await perform(convert, { json, serialization })
    await expect(code).toMatchFileSnapshot(`fixtures/golden/${serialization}/${id}.kt.txt`)
  }
})

const numbers = '{"a":1,"b":2147483648,"c":18446744073709551615,"d":123456789012345678901,"e":1.0,"f":1e400}'

test.each([
  ['none', 'BigInteger', 'BigInteger', 'BigDecimal'],
  ['gson', 'BigInteger', 'BigInteger', 'BigDecimal'],
  ['kotlinx', 'ULong', 'ExactInteger', 'ExactDecimal'],
])('with %s a number takes the type that holds every digit of it', async (serialization, unsigned, long, decimal) => {
  expect((await propertiesOf(numbers, { serialization })).slice(0, 6)).toEqual([
    ...[
      'val a: Int,',
      'val b: Long,',
      `val c: ${unsigned},`,
      `val d: ${long},`,
      'val e: Double,',
      `val f: ${decimal},`,
    ],
  ])
})

test('long numbers have serializers that keep their digits', async () => {
  const { code } = await perform(convert, { json: numbers, serialization: 'kotlinx' })
  expect(code).toContain('typealias ExactInteger = @Serializable(with = BigIntegerSerializer::class) BigInteger\n')
  expect(code).toContain('object BigDecimalSerializer : KSerializer<BigDecimal> {')
  expect((await perform(convert, { json: '{"a":1}', serialization: 'kotlinx' })).code).not.toContain('KSerializer')
})

test('keys that are not names are annotated, or kept without annotations', async () => {
  const json = '{"created-at":1,"class":2,"user_id":3,"a.b":4}'
  expect(await propertiesOf(json, { serialization: 'gson' })).toEqual([
    ...['@SerializedName("created-at")', 'val createdAt: Int,', 'val `class`: Int,'],
    ...['@SerializedName("user_id")', 'val userId: Int,', '@SerializedName("a.b")', 'val aB: Int,'],
  ])
  expect(await propertiesOf(json)).toEqual([
    ...['val `created-at`: Int,', 'val `class`: Int,', 'val user_id: Int,', 'val aB: Int,'],
  ])
  const { warnings } = await perform(convert, { json })
  expect(warnings).toMatchObject([{ code: 'renamedKey', params: { key: '"a.b"', property: 'aB' } }])
})

test('two keys never share a getter', async () => {
  expect(await propertiesOf('{"id":1,"Id":2,"ID":3}')).toEqual(['val id: Int,', 'val id2: Int,', 'val ID: Int,'])
})

test('a dollar sign in a key does not begin a template', async () => {
  expect(await propertiesOf('{"$ref \\"x\\"":1}', { serialization: 'kotlinx' })).toContain(
    '@SerialName("\\$ref \\"x\\"")',
  )
})

const sometimes = '[{"a":1,"b":"x","o":{"n":1,"m":2}},{"a":null}]'

test('a property is nullable where its key is null or missing, and null by default where it may be missing', async () => {
  expect(await propertiesOf(sometimes)).toEqual([
    ...['val a: Int?,', 'val b: String? = null,', 'val o: O? = null,', 'val n: Int,', 'val m: Int,'],
  ])
  expect(await propertiesOf(sometimes, { nullable: false })).toEqual([
    ...['val a: Int,', 'val b: String = "",', 'val o: O,', 'val n: Int,', 'val m: Int,'],
  ])
})

test('all properties have default values where that is chosen, never recursive ones', async () => {
  expect(await propertiesOf(sometimes, { nullable: false, defaults: true })).toEqual([
    ...['val a: Int = 0,', 'val b: String = "",', 'val o: O = O(),', 'val n: Int = 0,', 'val m: Int = 0,'],
  ])
  const list = '{"value":1.5,"next":{"value":2,"next":{"value":3,"next":null}}}'
  expect(await propertiesOf(list, { nullable: false, defaults: true })).toEqual([
    ...['val value: Double = 0.0,', 'val next: Root? = null,'],
  ])
})

test.each([
  ['none', 'Any'],
  ['gson', 'JsonElement'],
  ['kotlinx', 'JsonElement'],
])('with %s values of several types are %s', async (serialization, type) => {
  expect(await propertiesOf('{"a":[1,"x"],"b":[1,null,true],"c":null,"d":[]}', { serialization })).toEqual([
    ...[`val a: List<${type}>,`, `val b: List<${type}?>,`, `val c: ${type}?,`, `val d: List<${type}?>,`],
  ])
})

// Values of two kinds: of one kind it would be a map.
const wide = `{"of":{${Array.from({ length: 300 }, (_, at) => `"k${at}":${at % 2 ? '"x"' : at ? 0 : null}`).join()}}}`

test('an object with too many keys for a constructor is a class of variables, or JSON', async () => {
  const plain = await perform(convert, { json: wide })
  expect(plain.code).toContain('class Of {\n    var k0: Any? = null\n    var k1: String = ""\n')
  const { code, warnings } = await perform(convert, { json: wide, serialization: 'kotlinx' })
  expect(code).toContain('    val of: JsonObject,\n')
  expect(warnings).toMatchObject([{ code: 'tooManyKeys', params: { type: 'Of', count: 300 } }])
})

test('the package comes first, with its keywords in backticks', async () => {
  const { code } = await perform(convert, { json: '{"a":1}', packageName: 'com.example.in' })
  expect(code).toMatch(/^package com\.example\.`in`\n\ndata class Root\(\n {4}val a: Int,\n\)\n$/)
})

test.each(['com.', '.com', 'a b', 'com..example', '1a'])('refuses the package %j', async (packageName) => {
  await expect(perform(convert, { json: '{}', packageName })).rejects.toMatchObject({ code: 'invalidPackage' })
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
  for (const serialization of libraries) expect((await perform(convert, { json, serialization })).code).toMatch(/Root/)
})

test.each(libraries)('descriptions of a schema are comments, with %s', async (serialization) => {
  const { code } = await perform(convert, { json: JSON.stringify(describedSchema), serialization })
  expect(code.match(/^ *\/\*\*.*$/gm)).toEqual([
    '/** The end *\\/ of /\\* one; \\u002a/ {@link x} <b> import os and more \\u000a */',
    "    /** - ``a list'' � */",
    '    /** *\\/ export const x = 1 /\\* */',
    '/** # 标题 */',
  ])
})
