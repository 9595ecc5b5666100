import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { filesIn, readFiles, writeFiles } from './json-files.node.ts'

const texts = { operations: {}, input: {}, output: {}, guide: { steps: [], questions: [] } }
const stamp = defineOperation('stamp', {
  input: { file: z.file(), more: z.array(z.file()), either: z.union([z.string(), z.file()]), note: z.unknown() },
  output: {},
  run: () => ({}),
})
const schema = jsonSchemaOf(stamp, 'input', texts)
const hello = { name: 'a', type: 'text/plain', size: 5, base64: 'aGVsbG8=' }

test('files are read where the schema has files, and nowhere else', async () => {
  const read = readFiles(
    { file: hello, more: [hello, { base64: '' }], either: hello, note: hello, none: hello },
    schema,
  )
  const { file, more, either, note, none } = Object(read)
  for (const one of [file, more[0], either]) {
    expect(one).toBeInstanceOf(File)
    expect([one.name, one.type, await one.text()]).toEqual(['a', 'text/plain', 'hello'])
  }
  expect([more[1].name, more[1].size]).toEqual(['', 0])
  expect([note, none]).toEqual([hello, hello])
})

test.each([
  ['a text', 'aGVsbG8='],
  ['null', null],
  ['a list', [hello]],
  ['no bytes', { name: 'a' }],
  ['a stranger among the digits', { base64: 'aGVs*bG8=' }],
  ['a digit too few', { base64: 'aGVsb' }],
  ['digits behind the padding', { base64: 'aGVsbG8=aGVs' }],
  ['another field', { ...hello, path: '/' }],
])('keeps what is not a file: %s', (_, given) => {
  expect(readFiles({ file: given }, schema)).toEqual({ file: given })
})

test.each(['aGVsbG8=', 'aGVsbG8', 'aGVs\r\nbG8=\n', '-_8', '+/8='])('Base64 is taken as %j', (base64) => {
  expect(Object(readFiles({ file: { base64 } }, schema)).file).toBeInstanceOf(File)
})

test('writes and finds files at any depth', async () => {
  const file = new File(['hello'], 'a', { type: 'text/plain' })
  const output = { list: [{ file }, 7, null], text: 'b' }
  expect(await writeFiles(output)).toEqual({ list: [{ file: hello }, 7, null], text: 'b' })
  expect(filesIn(output)).toEqual([file])
})
