import { expect, test } from 'vitest'
import { z } from 'zod'
import type { LoadedTool } from '#core/load-tools.node.ts'
import { defineOperation } from '#kit/operation.ts'
import { textOf } from '#kit/text-of.ts'
import { ToolError } from '#kit/tool-error.ts'
import { errors as poolErrors } from '../pool/errors.ts'
import type { Pool } from '../pool/pool.ts'
import { fuzzOperation } from './fuzz-operation.ts'

const work = defineOperation('work', {
  input: { text: textOf('text/plain'), count: z.int().min(1).max(100).default(1), file: z.file().optional() },
  output: { text: z.string() },
  run: ({ text }) => ({ text }),
})

const tool = {
  id: 'worker',
  operations: { work },
  errors: { known: {} },
  samples: { work: [{ input: { text: 'a sample' } }] },
  texts: { en: {}, zh: {} },
} as unknown as LoadedTool

/** Fuzzes it in a pool with stubbed answers. */
const fuzz = (run: (input: { text: string; count?: number; file?: File }) => void, seed = 1) =>
  fuzzOperation(
    { run: async (_tool: string, _operation: string, input: never) => run(input) } as unknown as Pool,
    tool,
    'work',
    { seed, runs: 300 },
  )

test('an unexpected error is found, shrunk, and reproduced by its seed and path', async () => {
  const trip = ({ text }: { text: string }) => {
    if (text.includes('__proto__')) throw new TypeError('is not a function')
  }
  const finding = await fuzz(trip)
  expect(finding).toMatchObject({ operation: 'worker/work', wrong: expect.stringContaining('is not a function') })
  expect(JSON.parse(finding?.input ?? '').text).toBe('__proto__')
  const again = await fuzzOperation(
    { run: async (_tool: string, _operation: string, input: never) => trip(input) } as unknown as Pool,
    tool,
    'work',
    { seed: finding?.seed ?? 0, runs: 1, path: finding?.path },
  )
  expect(again?.input).toBe(finding?.input)
})

test.each([
  ['edges of numbers', (input: { count?: number }) => input.count === 100],
  ['halves of surrogate pairs', ({ text }: { text: string }) => !text.isWellFormed()],
  ['samples with something changed', ({ text }: { text: string }) => /a sample./s.test(text)],
  ['files of any kind', ({ file }: { file?: File }) => file !== undefined && file.size > 0],
])('%s are generated', async (_, isIt) => {
  const finding = await fuzz((input) => {
    if (isIt(input)) throw new Error('there it is')
  })
  expect(finding?.wrong).toContain('there it is')
})

test('errors with a message are no findings; errors without one, and timeouts, are', async () => {
  const fail = (error: Error) => async () =>
    fuzz(() => {
      throw error
    })
  expect(await fail(new ToolError('known'))()).toBeUndefined()
  expect(await fail(poolErrors.answerTooLarge({ mebibytes: 1 }))()).toBeUndefined()
  expect(await fail(new ToolError('unheardOf'))()).toMatchObject({ wrong: 'has no sentence for unheardOf' })
  expect(await fail(poolErrors.timeout({ seconds: 10 }))()).toMatchObject({ wrong: 'is stopped: timeout' })
})
