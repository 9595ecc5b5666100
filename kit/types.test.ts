// Code that must not compile. `tsc` fails on an unused `@ts-expect-error`, so each of these is a test.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { Callable, ChunkOf, OutputOf } from './description.ts'
import { defineErrors } from './errors.ts'
import { defineOperation, type SchemaInput, type SchemaOutput } from './operation.ts'
import type { Samples } from './samples.ts'
import type { Texts } from './texts.ts'
import type { ToolError } from './tool-error.ts'

const shout = defineOperation('shout', {
  input: { text: z.string(), mark: z.enum(['dot', 'bang']).default('bang') },
  output: { text: z.string(), words: z.array(z.strictObject({ word: z.string() })) },
  run({ text, mark }) {
    expectTypeOf(mark).toEqualTypeOf<'dot' | 'bang'>()
    return { text, words: [] }
  },
})
type Operations = { shout: typeof shout }

test('a caller may leave out what has a default, and the operation sees it filled in', () => {
  expectTypeOf<SchemaInput<typeof shout.input.shape>>().toEqualTypeOf<{
    text: string
    mark?: 'dot' | 'bang' | undefined
  }>()
  expectTypeOf<SchemaOutput<typeof shout.input.shape>>().toEqualTypeOf<{ text: string; mark: 'dot' | 'bang' }>()
})

test('a generator yields what the schema of its chunks says, and without one nothing', () => {
  const count = defineOperation('count', {
    input: { most: z.int() },
    output: { sum: z.int() },
    chunk: { number: z.int(), loud: z.boolean().default(false) },
    async *run() {
      yield { number: 1 }
      return { sum: 1 }
    },
  })
  expectTypeOf<ChunkOf<typeof count>>().toEqualTypeOf<{ number: number; loud: boolean }>()
  expectTypeOf<ChunkOf<Callable<typeof count>>>().toEqualTypeOf<{ number: number; loud: boolean }>()
  expectTypeOf<OutputOf<typeof count>>().toEqualTypeOf<{ sum: number }>()
  defineOperation('count', {
    input: {},
    output: { sum: z.int() },
    // @ts-expect-error it yields what it has no schema for
    async *run() {
      yield { number: 1 }
      return { sum: 1 }
    },
  })
  defineOperation('count', {
    input: {},
    output: { sum: z.int() },
    chunk: { number: z.int() },
    // @ts-expect-error a chunk has a number
    async *run() {
      yield { number: 'one' }
      return { sum: 1 }
    },
  })
})

test('an error is thrown with the names of its sentence', () => {
  const errors = defineErrors({
    empty: { en: 'Empty', zh: '空' },
    bad: { en: 'Bad at {position}', zh: '{position} 有误' },
  })
  expectTypeOf(errors.bad).parameters.toEqualTypeOf<[Record<'position', string | number>]>()
  expectTypeOf(errors.empty()).toEqualTypeOf<ToolError>()
  // @ts-expect-error the sentence has {position}
  errors.bad({ place: 12 })
  // @ts-expect-error the position is missing
  errors.bad()
  // @ts-expect-error there is no such failure
  expect(() => errors.worse()).toThrow(TypeError)
})

test('both languages of a sentence have the same placeholders', () => {
  // @ts-expect-error the Chinese sentence has {place}
  defineErrors({ bad: { en: 'Bad at {position}', zh: '{place} 有误' } })
  // @ts-expect-error the Chinese sentence has no {position}
  defineErrors({ bad: { en: 'Bad at {position}', zh: '有误' } })
  // @ts-expect-error there is no Chinese sentence
  defineErrors({ bad: { en: 'Bad' } })
})

test('every field, choice and column has its words, in Chinese too', () => {
  const text = { label: 'Text', help: 'What is said' }
  const mark = { label: 'Mark', help: 'How it ends', choices: { dot: 'Dot', bang: 'Bang' } }
  const words = { label: 'Words', help: 'One by one', columns: { word: text } }
  const operations = { shout: { title: 'Shout', description: 'Say it loud.' } }
  const guide = { steps: ['Type it'], questions: [] }
  const en = { operations, input: { text, mark }, output: { text, words }, guide } satisfies Texts<Operations>

  // @ts-expect-error the label of a choice is missing
  const noChoice: Texts<Operations> = { ...en, input: { text, mark: { ...mark, choices: { dot: 'Dot' } } } }
  // @ts-expect-error the words of a column are missing
  const noColumn: Texts<Operations> = { ...en, output: { text, words: { ...words, columns: {} } } }
  // @ts-expect-error the words of `mark` are missing in Chinese
  const zh: typeof en = { ...en, input: { text } }
  expect([noChoice, noColumn, zh]).toHaveLength(3)
})

test('a sample fits its operation', () => {
  const title = { en: 'A', zh: '甲' }
  // @ts-expect-error the output has no `loud`
  const wrong: Samples<Operations> = { shout: [{ title, input: { text: 'a' }, output: { loud: true } }] }
  // @ts-expect-error an operation without a sample
  const none: Samples<Operations> = { shout: [] }
  expect([wrong, none]).toHaveLength(2)
})

test('code that runs anywhere knows neither document nor process', async () => {
  const project = join(import.meta.dirname, 'fixtures/page-only')
  const said = await new Promise<string>((resolve) => execFile('tsc', ['-p', project], (_, stdout) => resolve(stdout)))
  expect(said).toMatch(/Cannot find name 'document'/)
  expect(said).toMatch(/Cannot find name 'process'/)
})
