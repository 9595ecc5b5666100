import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { awkwardJson } from '#lib/json-shape/fixtures/awkward-json.ts'
import { describedSchema, sharedSchema } from '#lib/json-shape/fixtures/awkward-schemas.ts'
import { convert } from './operations.ts'

const libraries = ['jackson', 'gson', 'none'] as const

// `vitest -u` updates the files.
test.each(awkwardJson)('$id is written as its golden files have it', async ({ id, json }) => {
  for (const annotations of libraries) {
    const { code } = await perform(convert, { json, annotations })
    await expect(code).toMatchFileSnapshot(`fixtures/golden/${annotations}/${id}.java.txt`)
  }
})

/** The components of the records of a document, with their annotations. */
const componentsOf = async (json: string, options: object = {}) => {
  const { code } = await perform(convert, { json, ...options })
  return [...code.matchAll(/^ {8,12}(\S.* \S+?)(?:,|\)(?: \{\}?)?)$/gm)].map(([, line = '']) => line)
}

test('a number takes the type that holds every digit of it', async () => {
  const json = '{"a":1,"b":2147483648,"c":18446744073709551615,"d":123456789012345678901,"e":1.0,"f":1e400}'
  expect(await componentsOf(json)).toEqual([
    ...['Integer a', 'Long b', 'BigInteger c', 'BigInteger d', 'Double e', 'BigDecimal f'],
  ])
})

const sometimes = '[{"n":1,"s":"x","b":true,"m":[1,null]},{"n":null,"b":false,"m":[]}]'

test('a number is primitive only where there always is one', async () => {
  expect(await componentsOf(sometimes, { annotations: 'none', numbers: 'primitive' })).toEqual([
    ...['Integer n', 'String s', 'boolean b', 'List<Integer> m'],
  ])
})

test('a nullable value is annotated or an Optional, and a missing key is omitted', async () => {
  expect(await componentsOf(sometimes, { nullable: 'jspecify' })).toEqual([
    ...['@Nullable Integer n', '@JsonInclude(JsonInclude.Include.NON_NULL) @Nullable String s', 'Boolean b'],
    'List<@Nullable Integer> m',
  ])
  expect(await componentsOf(sometimes, { nullable: 'optional' })).toEqual([
    ...['Optional<Integer> n', '@JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> s', 'Boolean b'],
    'List<Integer> m',
  ])
})

test('a getter returns an Optional though its field is none', async () => {
  const { code } = await perform(convert, {
    json: sometimes,
    style: 'class',
    nullable: 'optional',
    annotations: 'gson',
  })
  expect(code).toContain('    private String s;')
  expect(code).toContain('public Optional<String> getS() {\n            return Optional.ofNullable(s);')
})

test('keys that are not names are annotated; without annotations they are names where Java allows', async () => {
  const json = '{"created-at":1,"class":2,"getClass":3,"user_id":4,"hashCode":5}'
  expect(await componentsOf(json, { annotations: 'fastjson2' })).toEqual([
    ...['@JSONField(name = "created-at") Integer createdAt', '@JSONField(name = "class") Integer class_'],
    ...['@JSONField(name = "getClass") Integer getClass_', '@JSONField(name = "user_id") Integer userId'],
    '@JSONField(name = "hashCode") Integer hashCode_',
  ])
  expect(await componentsOf(json, { annotations: 'none' })).toEqual([
    ...['Integer createdAt', 'Integer class_', 'Integer getClass_', 'Integer user_id', 'Integer hashCode_'],
  ])
  const { warnings } = await perform(convert, { json, annotations: 'none' })
  expect(warnings.map(({ code, params }) => [code, params['property']])).toEqual([
    ...[
      ['renamedKey', 'createdAt'],
      ['renamedKey', 'class_'],
      ['renamedKey', 'getClass_'],
      ['renamedKey', 'hashCode_'],
    ],
  ])
})

test('a key never ends a string or a comment, nor becomes code', async () => {
  const json = String.raw`{"\" + x + \"":1,"*/ x /*":2,"\\u0022":3,"a\nb":4}`
  const { code } = await perform(convert, { json, comments: true })
  expect(code).toContain(String.raw`@JsonProperty("\" + x + \"")`)
  expect(code).toContain(String.raw`@JsonProperty("\\u0022")`)
  expect(code).toContain(String.raw`@JsonProperty("a\012b")`)
  expect(code).toContain('/** "&#42;/ x /&#42;": a number. */')
})

test('Jackson reads fields only where it would take a getter for one of another property', async () => {
  const codeFor = async (json: string) => (await perform(convert, { json, style: 'class' })).code
  expect(await codeFor('{"aB":1}')).toContain('@JsonAutoDetect(\n        fieldVisibility')
  expect(await codeFor('{"ab":1}')).not.toContain('@JsonAutoDetect')
})

test('values of several types are a sealed interface for Jackson, and else whatever holds them, with a warning', async () => {
  const json = '{"v":[1,"x",true]}'
  const { code, warnings } = await perform(convert, { json })
  expect(code).toContain('    public sealed interface V {\n')
  expect(code).toContain('case VALUE_STRING -> new OfString(parser.getText());')
  expect(warnings).toEqual([])
  for (const [annotations, type] of [
    ['gson', 'JsonElement'],
    ['fastjson2', 'Object'],
    ['none', 'Object'],
  ]) {
    expect(await componentsOf(json, { annotations })).toEqual([`List<${type}> v`])
    const other = await perform(convert, { json, annotations })
    expect(other.warnings).toMatchObject([{ line: 1, column: 2, code: 'mixedTypes', params: { type } }])
  }
})

test('repeated strings are an enum; without annotations only where they are identifiers', async () => {
  const json = `[${Array.from({ length: 24 }, (_, at) => `{"s":"${at % 2 ? 'on-hold' : 'open'}"}`)}]`
  const { code } = await perform(convert, { json, annotations: 'gson' })
  expect(code).toContain(
    'enum S {\n        @SerializedName("open")\n        OPEN,\n        @SerializedName("on-hold")\n        ON_HOLD\n',
  )
  expect(await componentsOf(json, { annotations: 'none' })).toEqual(['String s'])
  expect((await perform(convert, { json: json.replaceAll('on-hold', 'held'), annotations: 'none' })).code).toContain(
    'enum S {\n        open,\n        held\n',
  )
})

test('a document that is not an object keeps its name', async () => {
  expect((await perform(convert, { json: '[[1]]', annotations: 'none' })).code).toContain(
    'public class Root extends ArrayList<List<Integer>> {}\n',
  )
  const { code, warnings } = await perform(convert, { json: '"x"', annotations: 'gson' })
  expect(code).toBe('public record Root(String value) {}\n')
  expect(warnings).toMatchObject([{ code: 'rootValue', params: { type: 'String' } }])
})

// Values of two kinds: of one kind it would be a map.
const wide = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":${at || true}`).join()}}`

test.each([
  [254, 'boxed', 'public record Root('],
  [255, 'boxed', 'public class Root {'],
  [254, 'primitive', 'public record Root('],
  [4000, 'boxed', 'public class Root {'],
  [70_000, 'boxed', 'public class Root extends LinkedHashMap<String, Object> {}'],
])('%i keys, %s, are written as %s', async (count, numbers, head) => {
  expect((await perform(convert, { json: wide(count), numbers })).code).toContain(head)
})

test('Lombok writes the getters, and a builder where one is asked for', async () => {
  const { code } = await perform(convert, { json: '{"id":1}', style: 'lombok', annotations: 'none', builder: true })
  expect(code).toContain(
    '@Data\n@NoArgsConstructor\n@AllArgsConstructor\n@Builder\npublic class Root {\n    private Integer id;\n}\n',
  )
})

test('a file for each class comes as a ZIP too, in the folders of its package', async () => {
  const { unzipSync, strFromU8 } = await import('fflate')
  const json = '{"a":{"x":1,"y":2}}'
  const { code, file } = await perform(convert, {
    json,
    nested: 'files',
    packageName: 'com.example',
    annotations: 'none',
  })
  const entries = Object.entries(unzipSync(new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())))
  expect(entries.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ['com/example/Root.java', 'package com.example;\n\npublic record Root(\n        A a) {}\n'],
    ['com/example/A.java', 'package com.example;\n\npublic record A(\n        Integer x,\n        Integer y) {}\n'],
  ])
  expect(code).toContain('// com/example/A.java\n\npackage com.example;\n')
})

test.each([
  [{ unknown: 'fail', annotations: 'gson' }, 'ignoresUnknown'],
  [{ nullable: 'optional', annotations: 'gson' }, 'noOptional'],
  [{ dates: 'java.time', annotations: 'gson' }, 'needsAdapter'],
  [{}, 'unwritableKey'],
])('what %j cannot hold is warned of: %s', async (options, code) => {
  const json = '[{"at":"2026-01-05T10:00:00Z","":1},{"at":null,"":2}]'
  expect((await perform(convert, { json, ...options })).warnings).toMatchObject([{ code }])
})

test.each(['com.', '.com', 'a b', 'com..example', '1a', 'com.class'])('refuses the package %j', async (packageName) => {
  await expect(perform(convert, { json: '{}', packageName })).rejects.toMatchObject({ code: 'invalidPackage' })
})

test('invalid JSON is refused with its position, and so is an empty text', async () => {
  await expect(perform(convert, { json: '{"a":}' })).rejects.toMatchObject({
    code: 'invalid',
    params: { line: 1, column: 6 },
  })
  await expect(perform(convert, { json: ' ' })).rejects.toMatchObject({ code: 'empty' })
})

test.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":[', ']}]'],
])('%s nests without a limit', async (open, close) => {
  const json = `${open.repeat(50_000)}1${close.repeat(50_000)}`
  for (const annotations of libraries) expect((await perform(convert, { json, annotations })).code).toMatch(/Root/)
})

test.each([
  [false, ''],
  [true, '"one": a string; may be missing. '],
])('descriptions of a schema are Javadoc, with comments: %s', async (comments, before) => {
  const { code } = await perform(convert, { json: JSON.stringify(describedSchema), comments })
  const lines = code.match(/^ *\/\*\*.*$/gm)?.map((line) => line.trim())
  expect(lines).toContain(`/** ${before}- \`\`a list'' � */`)
  expect(lines).toContain(
    `/** ${comments ? 'The whole document. ' : ''}The end &#42;/ of /&#42; one; &#92;u002a/ &#123;&#64;link x&#125; &#60;b&#62; import os and more &#92;u000a */`,
  )
  expect(lines?.some((line) => line.includes('# 标题'))).toBe(true)
})

test('a definition that several places share is one type, with its name in the schema', async () => {
  const { code } = await perform(convert, { json: JSON.stringify(sharedSchema) })
  expect(code.match(/(?:enum|interface) \w+/g)).toEqual(['enum Color', 'interface Key'])
  expect(code).toMatch(/Color body,.* List<Color> seats,.* Key key,.* Key spare\)/s)
})
