import { expect, onTestFinished, test, vi } from 'vitest'
import { AdmissionQueue } from './admission-queue.ts'

const unhurried = new AbortController().signal

/** A queue that records admissions and requests to yield. */
function watched(slots: number, places: number, now = () => 0) {
  const line = new AdmissionQueue({ slots, maxWaiting: places, now })
  const admitted: string[] = []
  const asked: string[] = []
  const leave = new Map<string, () => void>()
  const enter = async (name: string, signal = unhurried) => {
    const slot = await line.acquire(name.charAt(0), signal, name.endsWith('y'))
    leave.set(name, slot.release)
    slot.yielding.addEventListener('abort', () => asked.push(name))
    admitted.push(name)
  }
  return { line, admitted, asked, leave, enter }
}

const quiet = () => new Promise((resolve) => setTimeout(resolve))

test('one client never has the last slot', async () => {
  const { admitted, enter, leave } = watched(3, 12)
  for (const name of ['a1', 'a2', 'a3', 'b1']) void enter(name)
  await quiet()
  expect(admitted).toEqual(['a1', 'a2', 'b1'])
  leave.get('a1')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('the client that holds the fewest slots is next, whoever came first', async () => {
  const { admitted, enter, leave } = watched(2, 12)
  for (const name of ['a1', 'b1', 'b2', 'b3', 'c1']) void enter(name)
  await quiet()
  leave.get('a1')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1'])
})

test('one client has at most half of the places, and a full queue accepts only clients that hold nothing', async () => {
  let now = 0
  const { enter, admitted, leave } = watched(2, 4, () => now)
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4', 'c1']
  const refused: string[] = []
  for (const name of names) void enter(name).catch((error) => refused.push(`${name} ${error.name}`))
  await quiet()
  expect(refused).toEqual(['a4 BusyError', 'b4 BusyError'])
  now = 1
  leave.get('a1')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1'])
})

test('heavy users together leave the last slot to others', async () => {
  let now = 0
  const { admitted, enter, leave } = watched(2, 8, () => now)
  for (const name of ['a1', 'b1']) void enter(name)
  await quiet()
  now = 10_000
  for (const name of ['a2', 'b2', 'c1']) void enter(name)
  for (const name of ['a1', 'b1']) leave.get(name)?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2'])
  leave.get('c1')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2'])
  // Past use is forgotten later.
  now = 400_000
  void enter('d1')
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2', 'd1'])
  leave.get('a2')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'b2'])
})

test('a long-held slot is yielded to a client that used much less, if it may be', async () => {
  let now = 0
  const { line, admitted, asked, enter, leave } = watched(2, 8, () => now)
  for (const name of ['a1', 'by', 'c1']) void enter(name)
  now = 300
  line.dispatch()
  await quiet()
  expect([admitted, asked]).toEqual([['a1', 'by'], []])
  now = 500
  line.dispatch()
  line.dispatch()
  expect(asked).toEqual(['by'])
  leave.get('by')?.()
  await quiet()
  expect(admitted).toEqual(['a1', 'by', 'c1'])
  // A client that used as much as the others makes nobody yield.
  void enter('b2')
  now = 600
  line.dispatch()
  expect(asked).toEqual(['by'])
})

test('a client that disconnects leaves the queue, and a closed queue accepts nobody', async () => {
  const { line, enter, admitted } = watched(2, 4)
  const controller = new AbortController()
  void enter('a1')
  const gone = enter('a2', controller.signal)
  const waiting = enter('a3')
  controller.abort()
  await expect(gone).rejects.toMatchObject({ name: 'AbortError' })
  line.close()
  await expect(waiting).rejects.toMatchObject({ name: 'BusyError' })
  await expect(enter('b1')).rejects.toMatchObject({ name: 'BusyError' })
  expect(admitted).toEqual(['a1'])
})

test('an owner can use all slots and places, and waits no longer than the limit', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const capacity = {
    slots: 2,
    maxWaiting: 3,
    maxWaitingPerClient: 3,
    maxSlotsPerClient: 2,
    maxWaitMilliseconds: 60_000,
  }
  const queue = new AdmissionQueue(capacity)
  const outcomes: string[] = []
  const acquire = (name: string) =>
    queue.acquire('owner', unhurried).then(
      (slot) => outcomes.push(name) && slot,
      (error) => outcomes.push(`${name} ${error.name}`),
    )
  for (const name of ['1', '2', '3', '4', '5', '6']) void acquire(name)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(outcomes).toEqual(['1', '2', '6 BusyError'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(outcomes).toEqual(['1', '2', '6 BusyError', '3 BusyError', '4 BusyError', '5 BusyError'])
})
