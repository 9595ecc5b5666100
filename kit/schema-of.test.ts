import { expect, test } from 'vitest'
import { z } from 'zod'
import { mainFieldOf } from './main-field.ts'
import { defineOperation } from './operation.ts'
import { describeTool, jsonSchemaOf } from './schema-of.ts'
import { textOf } from './text-of.ts'

const stamp = defineOperation('stamp', {
  input: { file: z.file(), mode: z.enum(['fast', 'good']).default('fast') },
  output: { note: z.string(), text: textOf('text/plain') },
  run: ({ mode }) => ({ note: '', text: mode }),
})

const texts = {
  operations: { stamp: { title: 'Stamp', description: 'Stamp a file.' } },
  input: {
    file: { label: 'File', help: 'Any file' },
    mode: { label: 'Mode', help: 'How', choices: { fast: 'Fast', good: 'Good' } },
  },
  output: {},
  guide: { steps: [], questions: [] },
}

test('a file is an object in JSON, and every field carries its words', () => {
  const string = { type: 'string' }
  expect(jsonSchemaOf(stamp, 'input', texts)).toMatchObject({
    properties: {
      file: {
        type: 'object',
        format: 'file',
        title: 'File',
        properties: { name: string, type: string, base64: string },
      },
      mode: { enum: ['fast', 'good'], default: 'fast', description: 'How; fast: Fast; good: Good' },
    },
    required: ['file'],
    additionalProperties: false,
  })
})

test('choices are listed with the marks of their language', () => {
  const mode = { label: '模式', help: '方式', choices: { fast: '快', good: 'Good' } }
  expect(jsonSchemaOf(stamp, 'input', { ...texts, input: { mode } })).toMatchObject({
    properties: { mode: { description: '方式；fast：快；good：Good' } },
  })
})

test('an operation offers only the choices it takes, though another takes more', () => {
  const blot = defineOperation('blot', {
    input: { mode: z.enum(['good']).optional(), indent: z.literal([2, 'tab']).default(2) },
    output: {},
    run: () => ({}),
  })
  const indent = { label: 'Indent', help: 'How deep', choices: { tab: 'Tab' } }
  const input = { ...texts.input, indent }
  expect(jsonSchemaOf(blot, 'input', { ...texts, input })).toMatchObject({
    properties: { mode: { description: 'How; good: Good' }, indent: { description: 'How deep; tab: Tab' } },
  })
})

test('the main field is a file or a text to work on, not a line', () => {
  expect(mainFieldOf(jsonSchemaOf(stamp, 'input', texts))).toBe('file')
  expect(mainFieldOf(jsonSchemaOf(stamp, 'output', texts))).toBe('text')
})

test('an operation varies where its result does, not where something beside it does', () => {
  const operation = defineOperation('draw', {
    input: { text: textOf('text/plain') },
    output: { result: textOf('text/plain'), ago: z.string() },
    run: () => ({ result: '', ago: '' }),
  })
  const variesWith = (varies: string[]) => describeTool({ draw: operation }, { draw: [{ varies }] })['draw']?.varies
  expect(['result', 'ago'].map((name) => variesWith([name]))).toEqual([true, undefined])
})
