import { expect, test } from 'vitest'
import { type Sink, writeAll } from './sink.ts'

/** A sink whose writes end when told to. */
function slowSink() {
  const log: string[] = []
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = []
  const sink: Sink = {
    write(part) {
      log.push(`write ${part}`)
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      ends.push({ resolve, reject })
      return promise
    },
    rewriteFirst: async () => {},
    finish: async (name) => new File([], name),
  }
  return { sink, log, ends }
}

async function* made(log: string[], ...parts: string[]): AsyncGenerator<string> {
  for (const part of parts) {
    log.push(`make ${part}`)
    yield part
  }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('the next part is made while one is written, and no two are written at once', async () => {
  const { sink, log, ends } = slowSink()
  const all = writeAll(sink, made(log, 'a', 'b'), (part) => log.push(`look ${part}`))
  await soon()
  expect(log).toEqual(['make a', 'look a', 'write a', 'make b', 'look b'])
  ends[0]?.resolve()
  await soon()
  expect(log.at(-1)).toBe('write b')
  let isDone = false
  void all.then(() => {
    isDone = true
  })
  await soon()
  expect(isDone).toBe(false)
  ends[1]?.resolve()
  await all
})

test.each([0, 1])('a failed write is that of all: number %i', async (at) => {
  const { sink, ends } = slowSink()
  const all = writeAll(sink, made([], 'a', 'b'))
  await soon()
  if (at === 1) ends[0]?.resolve()
  await soon()
  ends[at]?.reject(new Error('no room'))
  await expect(all).rejects.toThrow('no room')
  expect(ends).toHaveLength(at + 1)
})

test('a part that cannot be made fails at once, whatever becomes of the write before', async () => {
  const { sink, ends } = slowSink()
  const all = writeAll(
    sink,
    (async function* () {
      yield 'a'
      throw new Error('unreadable')
    })(),
  )
  await expect(all).rejects.toThrow('unreadable')
  ends[0]?.reject(new Error('no room'))
  await soon()
})
