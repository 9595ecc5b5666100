import { expect, test } from 'vitest'
import { createBatch, stateOf, workIn } from './batch.ts'

/** A batch whose runs end when told to. */
function watched() {
  const runs: { name: string; by: string; signal: AbortSignal; progress: (share: number) => void }[] = []
  const ends = new Map<string, { resolve: (answer: string) => void; reject: (error: unknown) => void }>()
  const batch = createBatch<{ by: string }, string, { size: number }>({
    look: async (file) => ({ size: file.size }),
    start: (rows, settings) =>
      rows.map(({ file: { name }, own, signal, progress }) => {
        const { by } = { ...settings, ...own }
        runs.push({ name, by, signal, progress })
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        ends.set(`${name} ${by}`, { resolve, reject })
        return promise
      }),
  })
  const states = () => batch.read().map(({ file, state, output }) => [file.name, state, output].join(' ').trim())
  return { batch, runs, ends, states }
}

const a = new File(['a'], 'a')
const b = new File(['bb'], 'b')
const soon = () => new Promise((resolve) => setTimeout(resolve))

test('files are looked at and begun at once, and each settles by itself', async () => {
  const { batch, runs, ends, states } = watched()
  batch.add([a, b], { by: '1' })
  expect(states()).toEqual(['a queued', 'b queued'])
  expect(stateOf(batch.read())).toBe('running')
  await soon()
  expect(batch.read().map(({ about }) => about)).toEqual([{ size: 1 }, { size: 2 }])
  runs[0]?.progress(0.5)
  expect(workIn(batch.read())).toEqual({ total: 2, done: 0.5 })
  ends.get('a 1')?.resolve('A')
  ends.get('b 1')?.reject('bad')
  await soon()
  expect(states()).toEqual(['a done A', 'b failed'])
  expect(batch.read()[1]?.error).toEqual(new Error('bad'))
  expect(stateOf(batch.read())).toBe('done')
  expect(workIn(batch.read())).toEqual({ total: 2, done: 2 })
})

test('what cannot begin fails, and waits for nothing', async () => {
  const batch = createBatch<{ by: string }, string, undefined>({
    look: async () => undefined,
    start: () => {
      throw new Error('no worker')
    },
  })
  batch.add([a, b], { by: '1' })
  await soon()
  expect(batch.read().map(({ state, error }) => [state, error?.message])).toEqual([
    ['failed', 'no worker'],
    ['failed', 'no worker'],
  ])
})

test('other settings do all again, the old output stays until the new one lands, a late answer is dropped', async () => {
  const { batch, runs, ends, states } = watched()
  batch.add([a, b], { by: '1' })
  await soon()
  ends.get('a 1')?.resolve('A1')
  await soon()
  const settings = { by: '2' }
  batch.expire(settings)
  expect(states()).toEqual(['a queued A1', 'b queued'])
  expect(runs[1]?.signal.aborted).toBe(true)
  batch.apply(settings)
  await soon()
  ends.get('b 1')?.resolve('late')
  ends.get('b 2')?.resolve('B2')
  await soon()
  expect(states()).toEqual(['a queued A1', 'b done B2'])
  // The same settings change nothing.
  batch.expire(settings)
  batch.apply(settings)
  expect(runs).toHaveLength(4)
})

test('a file that is in the list already, the very same object, does not come twice', async () => {
  const { batch } = watched()
  batch.add([a], { by: '1' })
  batch.add([a, b], { by: '1' })
  expect(batch.read().map(({ file }) => file)).toEqual([a, b])
  batch.add([new File([], a.name)], { by: '1' })
  expect(batch.read()).toHaveLength(3)
})

test('what is refused is not tried again by other settings, only where somebody asks for it', async () => {
  const tries: string[] = []
  const batch = createBatch<{ by: string }, string, undefined>({
    look: async () => undefined,
    start: (rows, { by }) =>
      rows.map(async ({ file: { name } }) => {
        tries.push(`${name} ${by}`)
        if (name === 'a') throw new Error('no image')
        throw new Error('too small a target')
      }),
    isRefusal: ({ message }) => message === 'no image',
  })
  batch.add([a, b], { by: '1' })
  await soon()
  const settings = { by: '2' }
  batch.expire(settings)
  expect(batch.read().map(({ state }) => state)).toEqual(['failed', 'queued'])
  batch.apply(settings)
  await soon()
  expect(tries).toEqual(['a 1', 'b 1', 'b 2'])
  expect(batch.read().map(({ error }) => error?.message)).toEqual(['no image', 'too small a target'])
  batch.retry(1)
  await soon()
  expect(tries).toEqual(['a 1', 'b 1', 'b 2', 'a 2'])
})

test('what is stopped can be done again, with what is wanted by then', async () => {
  const { batch, runs, ends, states } = watched()
  batch.add([a, b], { by: '1' })
  await soon()
  ends.get('a 1')?.resolve('A')
  await soon()
  batch.cancel()
  expect(states()).toEqual(['a done A', 'b cancelled'])
  batch.retry()
  await soon()
  expect(runs.map(({ name }) => name)).toEqual(['a', 'b', 'b'])
  batch.cancel(2)
  batch.expire({ by: '2' })
  expect(states()).toEqual(['a queued A', 'b queued'])
})

test('a row knows when its output was made, and a run that had nothing to do does not change that', async () => {
  const { batch, runs, ends } = watched()
  batch.add([a], { by: '1' })
  await soon()
  runs[0]?.progress(0)
  ends.get('a 1')?.resolve('A1')
  await soon()
  const [{ since, span } = {}] = batch.read()
  expect(span?.from).toBe(since)
  expect(span?.to).toBeGreaterThanOrEqual(since ?? Number.POSITIVE_INFINITY)
  const settings = { by: '2' }
  batch.expire(settings)
  batch.apply(settings)
  await soon()
  ends.get('a 2')?.resolve('A2')
  await soon()
  expect(batch.read()).toEqual([expect.objectContaining({ state: 'done', output: 'A2', span })])
})

test('what is removed stops, and its answer changes nothing', async () => {
  const { batch, runs, ends, states } = watched()
  batch.add([a, b], { by: '1' })
  await soon()
  batch.remove(1)
  expect(runs[0]?.signal.aborted).toBe(true)
  ends.get('a 1')?.resolve('A')
  await soon()
  expect(states()).toEqual(['b queued'])
})

test('a file that comes while another settles is not done twice', async () => {
  const { batch, runs } = watched()
  const settings = { by: '1' }
  batch.add([a], settings)
  batch.expire(settings)
  batch.apply(settings)
  await soon()
  expect(runs).toHaveLength(1)
})

test('all that failed is an error, all that was stopped is nothing done', async () => {
  const { batch, ends } = watched()
  expect(stateOf(batch.read())).toBe('idle')
  batch.add([a], { by: '1' })
  batch.cancel()
  expect(stateOf(batch.read())).toBe('idle')
  batch.retry()
  await soon()
  ends.get('a 1')?.reject(new Error('bad'))
  await soon()
  expect(stateOf(batch.read())).toBe('error')
})

test('a row has settings of its own, through changes of those of all, until they are taken away', async () => {
  const { batch, ends, states } = watched()
  const all = { by: '1' }
  batch.add([a, b], all)
  await soon()
  ends.get('a 1')?.resolve('A1')
  ends.get('b 1')?.resolve('B1')
  await soon()
  const [{ id } = { id: 0 }] = batch.read()
  batch.customize(id, { by: 'own' })
  expect(states()).toEqual(['a queued A1', 'b done B1'])
  batch.apply(all)
  await soon()
  ends.get('a own')?.resolve('A own')
  await soon()
  expect(states()).toEqual(['a done A own', 'b done B1'])
  const others = { by: '2' }
  batch.expire(others)
  batch.apply(others)
  await soon()
  ends.get('a own')?.resolve('A own again')
  ends.get('b 2')?.resolve('B2')
  await soon()
  expect(states()).toEqual(['a done A own again', 'b done B2'])
  batch.customize(id, undefined)
  batch.apply(others)
  await soon()
  ends.get('a 2')?.resolve('A2')
  await soon()
  expect(states()).toEqual(['a done A2', 'b done B2'])
})
