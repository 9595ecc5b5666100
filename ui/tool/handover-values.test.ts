import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineOperation } from '#kit/operation.ts'
import { jsonSchemaOf } from '#kit/schema-of.ts'
import { textOf } from '#kit/text-of.ts'
import { emptyTexts } from '#kit/texts.ts'
import { handoverValues } from './handover-values.ts'

const schemaWith = (input: z.ZodRawShape) =>
  jsonSchemaOf(defineOperation('a', { input, output: {}, run: () => ({}) }), 'input', emptyTexts)
const both = schemaWith({ file: z.file(), expected: textOf('text/plain') })
const textOnly = schemaWith({ seconds: z.number(), json: textOf('application/json') })
const list = schemaWith({ files: z.array(z.file()), checksums: textOf('text/plain') })
const file = new File(['{"id": 7}'], 'data.json')
const handover = { tool: 'a', operation: 'b' }

test('a text goes into the first field for texts, a file into the first for files', async () => {
  expect(await handoverValues({ ...handover, material: 'abc' }, both)).toEqual({ expected: 'abc' })
  expect(await handoverValues({ ...handover, material: file }, both)).toEqual({ file })
  expect(await handoverValues({ ...handover, material: file }, list)).toEqual({ files: [file] })
})

test('further files go along where there is a list for them', async () => {
  const others = [new File(['b'], 'b.txt'), new File(['c'], 'c.txt')]
  expect(await handoverValues({ ...handover, material: file, others }, list)).toEqual({ files: [file, ...others] })
  expect(await handoverValues({ ...handover, material: file, others }, both)).toEqual({ file })
})

test('where there is no field for files, the text in a file is what is worked on', async () => {
  expect(await handoverValues({ ...handover, material: file }, textOnly)).toEqual({ json: '{"id": 7}' })
})

test('a held text stays held, and what has fields of its own goes into those that there are and that it fits', async () => {
  const held = new Blob(['long'])
  expect(await handoverValues({ ...handover, material: held }, textOnly)).toEqual({ json: held })
  const input = { json: '[]', seconds: 'two', flags: 'g' }
  expect(await handoverValues({ ...handover, material: '', input }, textOnly)).toEqual({ json: '[]' })
  const files = { file, expected: held, json: '[]' }
  expect(await handoverValues({ ...handover, material: '', input: files }, both)).toEqual({ file, expected: held })
})
