import { expect, test } from 'vitest'
import { z } from 'zod'
import { unattended } from './call.ts'
import { defineOperation } from './operation.ts'
import { perform } from './perform.ts'

const repeat = defineOperation('repeat', {
  input: { text: z.string().max(5), times: z.int().default(2) },
  output: { text: z.string() },
  run: ({ text, times }) => ({ text: text.repeat(times) }),
})

test('fills in what was left out', async () => {
  expect(await perform(repeat, { text: 'ab' })).toEqual({ text: 'abab' })
})

test('names every field at issue, in both languages', async () => {
  await expect(perform(repeat, { text: 7, tmes: 3 })).rejects.toMatchObject({
    name: 'InputError',
    issues: [
      {
        field: 'text',
        message: { en: 'This field needs text', zh: '此字段需要文本' },
      },
      { field: 'tmes', message: { en: 'Unknown field “tmes”', zh: '未知的字段“tmes”' } },
    ],
  })
})

test.each([
  [{ text: 'a', times: 1.5 }, 'times', 'This field needs a whole number', '此字段需要整数'],
  [{ text: 'abcdef' }, 'text', 'Allows at most 5', '最多 5 个'],
  [{}, 'text', 'This field needs text', '此字段需要文本'],
])('says in its own words what is wrong with %j', async (input, field, en, zh) => {
  await expect(perform(repeat, input)).rejects.toMatchObject({ issues: [{ field, message: { en, zh } }] })
})

test('treats an output that breaks its own schema as a bug', async () => {
  const broken = { ...repeat, run: () => JSON.parse('{"text":7}') }
  await expect(perform(broken, { text: 'a' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('gives no answer to who has cancelled', async () => {
  const call = { ...unattended, signal: AbortSignal.abort() }
  await expect(perform(repeat, { text: 'a' }, call)).rejects.toMatchObject({ name: 'AbortError' })
})
