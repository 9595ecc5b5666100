import { expect, test } from 'vitest'
import { z } from 'zod'
import { unattended } from '#kit/call.ts'
import { defineOperation } from '#kit/operation.ts'
import { withSpread } from './spread.ts'

const echo = defineOperation('echo', {
  input: { name: z.string() },
  output: { name: z.string() },
  run: ({ name }) => ({ name }),
})

/** Runs that end when told to, and a record of those that began. */
function watched(max: number) {
  const begun: string[] = []
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>()
  const { spread } = withSpread(
    async (_tool, _operation, input) => {
      const name = String(Object.values(input)[0])
      begun.push(name)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.set(name, { resolve, reject })
      await promise
      return { name } as never
    },
    () => max,
  )
  const start = (names: string, call = unattended) =>
    spread(
      'test',
      echo,
      names.split(' ').map((name) => ({ input: { name }, call, isAlone: name.startsWith('large') })),
    )
  return { begun, ends, start }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('so many run at once, and the next begins when one ends', async () => {
  const { begun, ends, start } = watched(2)
  const [a] = start('a b c d')
  await soon()
  expect(begun).toEqual(['a', 'b'])
  ends.get('a')?.resolve()
  expect(await a).toEqual({ name: 'a' })
  await soon()
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('one that fails leaves its place to the next', async () => {
  const { begun, ends, start } = watched(1)
  const [a, b] = start('a b')
  await soon()
  ends.get('a')?.reject(new Error('bad'))
  await expect(a).rejects.toThrow('bad')
  await soon()
  ends.get('b')?.resolve()
  expect(await b).toEqual({ name: 'b' })
  expect(begun).toEqual(['a', 'b'])
})

test('one that is to be alone waits for the others, and they for it, over several spreads', async () => {
  const { begun, ends, start } = watched(3)
  start('a large b')
  start('c')
  await soon()
  expect(begun).toEqual(['a'])
  ends.get('a')?.resolve()
  await soon()
  expect(begun).toEqual(['a', 'large'])
  ends.get('large')?.resolve()
  await soon()
  expect(begun).toEqual(['a', 'large', 'b', 'c'])
})

test('what was cancelled while it waited never begins', async () => {
  const { begun, ends, start } = watched(1)
  const controller = new AbortController()
  start('a')
  const [b] = start('b', { ...unattended, signal: controller.signal })
  const [c] = start('c')
  controller.abort()
  await soon()
  ends.get('a')?.resolve()
  await expect(b).rejects.toMatchObject({ name: 'AbortError' })
  await soon()
  ends.get('c')?.resolve()
  expect(await c).toEqual({ name: 'c' })
  expect(begun).toEqual(['a', 'c'])
})
