import { expect, test } from 'vitest'
import { z } from 'zod'
import { type ListeningCall, unattended } from './call.ts'
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
  [{ text: 'abcdef' }, 'text', 'Allows at most 5 characters', '最多 5 个字符'],
  [{}, 'text', 'This field needs text', '此字段需要文本'],
])('says in its own words what is wrong with %j', async (input, field, en, zh) => {
  await expect(perform(repeat, input)).rejects.toMatchObject({ issues: [{ field, message: { en, zh } }] })
})

const either = defineOperation('either', {
  input: { source: z.union([z.string(), z.file()]), tags: z.array(z.string()).min(1).max(2) },
  output: { ok: z.boolean() },
  run: () => ({ ok: true }),
})

test.each([
  [{ tags: ['a'] }, 'source', 'This field is missing', '缺少此字段'],
  [{ source: 1, tags: ['a'] }, 'source', 'This value is not valid', '此值不符合要求'],
  [{ source: '', tags: [] }, 'tags', 'Needs at least 1 item', '至少需要 1 项'],
  [{ source: '', tags: ['a', 'b', 'c'] }, 'tags', 'Allows at most 2 items', '最多 2 项'],
])('says what is missing, and of what there is too much: %j', async (input, field, en, zh) => {
  await expect(perform(either, input)).rejects.toMatchObject({ issues: [{ field, message: { en, zh } }] })
})

test('treats an output that breaks its own schema as a bug', async () => {
  const broken = { ...repeat, run: () => JSON.parse('{"text":7}') }
  await expect(perform(broken, { text: 'a' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('gives no answer to who has cancelled', async () => {
  const call = { ...unattended, signal: AbortSignal.abort() }
  await expect(perform(repeat, { text: 'a' }, call)).rejects.toMatchObject({ name: 'AbortError' })
})

const spell = defineOperation('spell', {
  input: { text: z.string() },
  output: { length: z.int() },
  chunk: { letter: z.string().max(1), loud: z.boolean().default(false) },
  async *run({ text }, { progress }) {
    try {
      for (const [index, letter] of [...text].entries()) {
        yield { letter }
        progress((index + 1) / text.length)
      }
      return { length: text.length }
    } finally {
      ended.push(text)
    }
  },
})
const ended: string[] = []

test('who listens hears the chunks in their order before the output, with what was left out filled in', async () => {
  const heard: unknown[] = []
  const call: ListeningCall = {
    ...unattended,
    chunk: (chunk) => heard.push(chunk),
    progress: (share) => heard.push(share),
  }
  heard.push(await perform(spell, { text: 'ab' }, call))
  expect(heard).toEqual([{ letter: 'a', loud: false }, 0.5, { letter: 'b', loud: false }, 1, { length: 2 }])
})

test('who does not listen gets the output alone', async () => {
  expect(await perform(spell, { text: 'abc' })).toEqual({ length: 3 })
})

test('a run that is cancelled between two chunks says no more, and is closed', async () => {
  const controller = new AbortController()
  const heard: string[] = []
  const chunk = ({ letter }: { letter: string }) => {
    heard.push(letter)
    controller.abort()
  }
  const run = perform(spell, { text: 'stop' }, { ...unattended, signal: controller.signal, chunk })
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  expect([heard, ended.at(-1)]).toEqual([['s'], 'stop'])
})

test('a chunk that breaks its own schema is a bug, also where nobody listens, and so is one without a schema', async () => {
  const yielding = (chunk: object) =>
    async function* run() {
      yield chunk as never
      return { length: 0 }
    }
  await expect(perform({ ...spell, run: yielding({ letter: 'ab' }) }, { text: '' })).rejects.toMatchObject({
    name: 'ZodError',
  })
  await expect(perform({ ...spell, chunk: undefined, run: yielding({}) }, { text: '' })).rejects.toThrow('no schema')
})

test('an operation does not hear of who listens, so what it runs within itself is heard by nobody', async () => {
  const outer = defineOperation('outer', {
    input: {},
    output: { length: z.int() },
    run: (_, call) => perform(spell, { text: 'abc' }, call),
  })
  const heard: unknown[] = []
  const call: ListeningCall = { ...unattended, chunk: (chunk) => heard.push(chunk) }
  expect(await perform(outer, {}, call)).toEqual({ length: 3 })
  expect(heard).toEqual([])
})
