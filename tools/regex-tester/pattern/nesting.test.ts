import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { ToolError } from '#kit/tool-error.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { check, explain, generate, test as search, snippet, steps } from '../operations.ts'

const nest = (open: string, depth: number) => `${open.repeat(depth)}a${(open === '[' ? ']' : ')').repeat(depth)}`

describe.each<[name: string, pattern: string, flags: string]>([
  ['groups', nest('(?:', 1500), ''],
  ['a hundred thousand groups', nest('(?:', 1e5), ''],
  ['open groups', '('.repeat(1e5), ''],
  ['lookaheads', nest('(?=', 3000), ''],
  ['classes', nest('[', 1e5), 'v'],
])('nested too deeply: %s', (_, pattern, flags) => {
  test.each<[name: string, run: () => Promise<unknown>]>([
    ['explain', () => perform(explain, { pattern, flags })],
    ['check', () => perform(check, { pattern, flags })],
    ['generate', () => perform(generate, { pattern, flags })],
    ['snippet', () => perform(snippet, { pattern, flags })],
    ['steps', () => perform(steps, { pattern, flags, text: 'a' })],
  ])('%s refuses it', async (_name, run) => {
    await expect(run()).rejects.toMatchObject({ code: 'invalidPattern', params: { reason: 'too deeply nested' } })
  })

  test.each(engineNames)('%s searches or refuses', async (engine) => {
    const run = perform(search, { pattern, flags, text: 'a', engine })
    await run.catch((error: unknown) => expect(error).toBeInstanceOf(ToolError))
    // The engine is still there for others.
    expect((await perform(search, { pattern: 'a', flags: '', text: 'a', engine })).count).toBe(1)
  })
})

test.each([
  ['[]a', ']'],
  ['[^]a', ']'],
  [String.raw`[\\[]`, ']]'],
  [String.raw`(?:\c)`, ')'],
  [String.raw`(?:\C-)`, ')'],
  [String.raw`(?:\M-)`, ')'],
  [String.raw`(?:(?#\))`, ')'],
  ['(?x)(?:#)\n', ')'],
  ['(?:(?{)})', ')'],
])('Oniguruma is not misled by brackets that are none: %j', async (open, close) => {
  const pattern = `${open.repeat(300)}a${close.repeat(300)}`
  await perform(search, { pattern, flags: '', text: 'a', engine: 'oniguruma' }).catch((error: unknown) =>
    expect(error).toMatchObject({ code: 'invalidPattern', params: { reason: 'too deeply nested' } }),
  )
  for (const later of ['a', '[a-c]+', '(a)|b'])
    expect((await perform(search, { pattern: later, flags: '', text: 'a', engine: 'oniguruma' })).count).toBe(1)
})

test('a pattern of many brackets that are clear is no deep one', async () => {
  const pattern = `${'([[:alpha:]])?'.repeat(300)}a`
  expect((await perform(search, { pattern, flags: '', text: 'a', engine: 'oniguruma' })).count).toBe(1)
})

test('a long class and a long text are explained', async () => {
  expect((await perform(explain, { pattern: `[${'ab'.repeat(1e5)}]`, flags: '' })).nodes.length).toBeGreaterThan(1e5)
  expect((await perform(explain, { pattern: 'a'.repeat(5e5), flags: '' })).nodes).toHaveLength(1)
})

test('a group at the limit is explained, and the first beyond it named', async () => {
  expect((await perform(explain, { pattern: nest('(?:', 250), flags: '' })).nodes.length).toBeGreaterThan(250)
  await expect(perform(explain, { pattern: nest('(?:', 251), flags: '' })).rejects.toMatchObject({
    code: 'invalidPattern',
    params: { position: 250 * 3 + 1 },
  })
  await expect(perform(explain, { pattern: nest('[', 251), flags: 'v' })).rejects.toMatchObject({
    code: 'invalidPattern',
    params: { position: 251 },
  })
})
