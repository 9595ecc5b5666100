import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { unattended } from '#kit/call.ts'
import { InputError } from '#kit/input-error.ts'
import { defineOperation } from '#kit/operation.ts'
import { ToolError } from '#kit/tool-error.ts'
import { isHeld } from '../text/held-text.ts'
import { workerRunner } from './worker-runner.ts'

const work = defineOperation('work', {
  input: { how: z.enum(['well', 'badly', 'endlessly', 'wrongly', 'twice']), given: z.string().default('') },
  output: { text: z.string() },
  run: () => ({ text: '' }),
})

/** A runner that counts its workers. */
function watched(idleMilliseconds?: number) {
  const workers: Worker[] = []
  const start = () => {
    const worker = new Worker(new URL('../fixtures/test.worker.ts', import.meta.url), { type: 'module' })
    vi.spyOn(worker, 'terminate')
    workers.push(worker)
    return worker
  }
  return { workers, runner: workerRunner(start, idleMilliseconds) }
}

test('a run answers, reports progress, and leaves its worker to the next', async () => {
  const { workers, runner } = watched()
  const progress = vi.fn()
  expect(await runner.run('test', work, { how: 'well' }, { ...unattended, progress })).toEqual({ text: 'done' })
  expect(progress).toHaveBeenCalledWith(0.5)
  await runner.run('test', work, { how: 'well' }, unattended)
  expect(workers).toHaveLength(1)
})

test('an expected failure keeps its class, code and params on the way', async () => {
  const { runner } = watched()
  const error = await runner.run('test', work, { how: 'badly' }, unattended).catch((caught) => caught)
  expect(error).toBeInstanceOf(ToolError)
  expect(error).toMatchObject({ code: 'bad', params: { position: 12 } })
})

test('input that does not fit keeps its issues on the way', async () => {
  const { runner } = watched()
  const run = runner.run('test', work, JSON.parse('{"how":"so"}'), unattended)
  await expect(run).rejects.toSatisfy((error) => error instanceof InputError && error.issues[0]?.field === 'how')
})

test('a bug stays a bug', async () => {
  const { runner } = watched()
  await expect(runner.run('test', work, { how: 'wrongly' }, unattended)).rejects.toThrow(/not a function/)
})

test('cancelling stops what would never end, and the next run has a fresh worker', async () => {
  const { workers, runner } = watched()
  const controller = new AbortController()
  const progress = () => controller.abort()
  const run = runner.run('test', work, { how: 'endlessly' }, { signal: controller.signal, progress })
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  expect(workers[0]?.terminate).toHaveBeenCalled()
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(2)
})

test.each<[string, (worker: Worker | undefined) => unknown]>([
  ['is ended by the browser', (worker) => worker?.terminate()],
  ['says what cannot be read', (worker) => worker?.dispatchEvent(new MessageEvent('messageerror'))],
  ['breaks', (worker) => worker?.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))],
])('a run whose worker %s is rejected, and the next has a fresh one', async (_, end) => {
  const { workers, runner } = watched()
  const progress = () => void end(workers[0])
  await expect(runner.run('test', work, { how: 'endlessly' }, { ...unattended, progress })).rejects.toThrow(Error)
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(2)
})

test('a worker that ends while it is idle is not given the next run', async () => {
  const { workers, runner } = watched()
  await runner.run('test', work, { how: 'well' }, unattended)
  workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(2)
})

test('chunks come in their order before the output, with their bytes moved and not copied', async () => {
  const { runner } = watched()
  const count = defineOperation('count', {
    input: { most: z.int() },
    output: { moved: z.int() },
    chunk: { index: z.int(), bytes: z.instanceof(Uint8Array), part: z.instanceof(Uint8Array) },
    run: () => ({ moved: 0 }),
  })
  const heard: unknown[] = []
  heard.push(await runner.run('test', count, { most: 3 }, { ...unattended, chunk: (chunk) => heard.push(chunk) }))
  const bytes = (index: number) => new Uint8Array([index])
  expect(heard).toEqual([
    ...[0, 1, 2].map((index) => ({ index, bytes: bytes(index), part: bytes(index) })),
    { moved: 3 },
  ])
})

test('what cannot be sent is rejected, and its worker is left to the next', async () => {
  const { workers, runner } = watched()
  const input = { how: 'well', given: () => {} } as never
  await expect(runner.run('test', work, input, unattended)).rejects.toThrow('could not be cloned')
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(1)
})

test('two runs at once have a worker each', async () => {
  const { workers, runner } = watched()
  await Promise.all([1, 2].map(() => runner.run('test', work, { how: 'well' }, unattended)))
  expect(workers).toHaveLength(2)
})

test('a run that was announced finds its worker ready, started once', async () => {
  const { workers, runner } = watched()
  runner.prepare('test', work)
  runner.prepare('test', work)
  expect(workers).toHaveLength(1)
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(1)
})

test('a worker that fails before the announced run is not given to it', async () => {
  const { workers, runner } = watched()
  runner.prepare('test', work)
  workers[0]?.dispatchEvent(new ErrorEvent('error', { message: 'boom' }))
  expect(await runner.run('test', work, { how: 'well' }, unattended)).toEqual({ text: 'done' })
  expect(workers).toHaveLength(2)
})

test('an idle worker is let go', async () => {
  const { workers, runner } = watched(20)
  await runner.run('test', work, { how: 'well' }, unattended)
  await expect.poll(() => workers[0]?.terminate).toHaveBeenCalled()
})

test('what is spread answers each for itself, over no more workers than the device has to spare', async () => {
  const { workers, runner } = watched()
  const progress = vi.fn()
  const call = { ...unattended, progress }
  const hows = ['well', 'badly', 'well', 'wrongly', 'well', 'well'] as const
  const runs = runner.spread(
    'test',
    work,
    hows.map((how) => ({ input: { how }, call })),
  )
  const settled = await Promise.allSettled(runs)
  expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(hows.map((how) => how === 'well'))
  expect(workers.length).toBeLessThanOrEqual(Math.min(4, Math.max(1, navigator.hardwareConcurrency - 1)))
  expect(progress.mock.calls.filter(([share]) => share === 0)).toHaveLength(hows.length)
})

test('a held text is text to the operation, and a long result comes held where that was asked for', async () => {
  const { runner } = watched()
  const long = 'é'.repeat(1_500_000)
  const input = { how: 'twice' as const, given: new Blob([long]) as never }
  const { text: held } = await runner.run('test', work, input, unattended, { holds: true })
  expect(isHeld(held)).toBe(true)
  expect(await new Response(held).text()).toBe(long + long)
  const { text } = await runner.run('test', work, input, unattended)
  expect(text).toBe(long + long)
  const short = await runner.run('test', work, { how: 'twice', given: 'ab' }, unattended, { holds: true })
  expect(short.text).toBe('abab')
})
