import { fork, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { InputError } from '#kit/input-error.ts'
import { ToolError } from '#kit/tool-error.ts'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'
import { temporaryFolder } from '#lib/temporary-path.node.ts'
import { openPool, type Pool } from './pool.ts'

// Children start slowly on a machine that is busy.
const toolsFolder = join(import.meta.dirname, 'fixtures/tools')
const unhurried = new AbortController().signal
let pool: Pool

beforeAll(async () => {
  pool = await openPool({ toolsFolder, seconds: 60, mebibytes: 256, concurrency: 2 })
})
afterAll(() => pool.close())

const ask = (operation: string, input: unknown = {}, { of = pool, client = 'a', signal = unhurried } = {}) =>
  of.run('runaway', operation, input, { client, signal })

test('files go to the child and come back whole', async () => {
  const file = new File([new Uint8Array([0, 255, 10])], '名 "1".bin', { type: 'image/png' })
  const { files } = Object(await ask('echo', { text: '', files: [file, new File([], '')] }))
  expect(files.map(({ name, type, size }: File) => ({ name, type, size }))).toEqual([
    { name: '名 "1".bin', type: 'image/png', size: 3 },
    { name: '', type: '', size: 0 },
  ])
  expect(await files[0].bytes()).toEqual(await file.bytes())
})

test('a caller hears of the progress, though seldom, and another of the same child does not', async () => {
  const heard: number[] = []
  const caller = { client: 'a', signal: unhurried, progress: (share: number) => heard.push(share) }
  expect(await pool.run('runaway', 'advance', {}, caller)).toEqual({ text: 'done' })
  expect(heard[0]).toBe(0)
  expect(heard).toEqual(heard.toSorted((a, b) => a - b))
  expect(heard.length).toBeLessThan(1000)
  const { length } = heard
  await ask('advance')
  expect(heard).toHaveLength(length)
})

test('a healthy child is used again', async () => {
  const first = await ask('echo', { text: 'a' })
  expect(await ask('echo', { text: 'a' })).toEqual(first)
})

test('a child that starts slowly is used again: its start is no part of its run', async () => {
  // Those of other pools may end at any moment.
  const others = childrenOfThis()
  const started = () => childrenOfThis().filter((pid) => !others.includes(pid))
  const busy = await openPool({ toolsFolder, seconds: 60, mebibytes: 256 })
  const first = ask('echo', { text: '' }, { of: busy })
  await expect.poll(started).not.toEqual([])
  const slow = started()
  for (const pid of slow) process.kill(pid, 'SIGSTOP')
  // Longer than a run takes before its priority is lowered.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  for (const pid of slow) process.kill(pid, 'SIGCONT')
  const { process: child } = Object(await first)
  expect(slow).toContain(child)
  expect(await ask('echo', { text: '' }, { of: busy })).toMatchObject({ process: child })
  await busy.close()
})

/** The child processes of all pools of this process. */
const childrenOfThis = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const isOurs =
          readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(process.pid)
        return isOurs && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('pool/child.ts')
      } catch {
        return false
      }
    })
    .map(Number)

test('failures keep their class between processes', async () => {
  await expect(ask('fail')).rejects.toSatisfy((error) => error instanceof ToolError && error.params['position'] === 12)
  await expect(ask('echo', { txt: '' })).rejects.toSatisfy(
    (error) => error instanceof InputError && error.issues.some(({ field }) => field === 'txt'),
  )
  await expect(ask('slip')).rejects.toThrow(/not a function/)
  await expect(ask('none')).rejects.toThrow('There is no operation runaway/none')
})

test('a child that crashes fails only its own call', async () => {
  const [broken, whole] = await Promise.allSettled([ask('crash'), ask('echo', { text: 'b' }, { client: 'b' })])
  expect(broken).toMatchObject({ reason: { message: 'The child process broke: exit code 3' } })
  expect(whole).toMatchObject({ value: { text: 'b' } })
})

test.each(['buffers', 'objects', 'length', 'stack', 'answer'])('too much memory is recognized: %s', async (kind) => {
  await expect(ask('allocate', { kind })).rejects.toMatchObject({ code: 'tooMuchMemory' })
})

test('a child sees none of the variables of this process', async () => {
  vi.stubEnv('ADMIN_PASSWORD', 'secret')
  onTestFinished(() => void vi.unstubAllEnvs())
  const fresh = await openPool({ toolsFolder })
  expect(await ask('look', {}, { of: fresh })).toMatchObject({ text: expect.not.stringMatching(/PASSWORD|PATH/) })
  await fresh.close()
})

test('a client that disconnects ends its run, and frees the slot', async () => {
  const controller = new AbortController()
  const [running, waiting] = [1, 2].map(() => ask('loop', {}, { signal: controller.signal }))
  setTimeout(() => controller.abort(), 50)
  const aborted = { reason: { name: 'AbortError' } }
  expect(await Promise.allSettled([running, waiting])).toMatchObject([aborted, aborted])
  expect(await ask('echo', { text: 'c' })).toMatchObject({ text: 'c' })
})

test.each(['match', 'loop', 'derive'])('an endless run is stopped: %s', async (operation) => {
  const strict = await openPool({ toolsFolder, seconds: 1 })
  const stopped = { code: 'timeout', params: { seconds: 1 } }
  await expect(ask(operation, {}, { of: strict })).rejects.toMatchObject(stopped)
  await strict.close()
})

test.each([
  // On a busy machine memory is full after many seconds.
  ['time', 5, 'loop', {}, 'timeout'],
  ['memory', 60, 'allocate', { kind: 'buffers' }, 'tooMuchMemory'],
])('the limit of %s holds while this process is blocked', async (_, seconds, operation, input, code) => {
  const strict = await openPool({ toolsFolder, seconds, mebibytes: 256 })
  const { process: child } = Object(await ask('echo', { text: '' }, { of: strict }))
  const running = ask(operation, input, { of: strict })
  // The job is sent; from here on the event loop is blocked until the child has ended.
  await new Promise((resolve) => setTimeout(resolve))
  const state = () => /^State:\s+(\w)/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'))?.[1]
  for (let looks = 0; state() !== 'Z' && looks < 1300; looks++)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  expect(state()).toBe('Z')
  await expect(running).rejects.toMatchObject({ code })
  await strict.close()
})

test('while endless runs of one client fill its share and the queue, another client is answered', async () => {
  // None of them ends on its own.
  const busy = await openPool({ toolsFolder, seconds: 3600, mebibytes: 256, concurrency: 5 })
  const controller = new AbortController()
  const ended: unknown[] = []
  const runaways = ['match', 'loop', 'derive', ...Array.from({ length: 20 }, () => 'loop')].map((operation) =>
    ask(operation, {}, { of: busy, signal: controller.signal }).catch(({ name }) => ended.push(name)),
  )
  const hungry = ask('allocate', { kind: 'buffers' }, { of: busy, client: 'c' })
  await expect(hungry).rejects.toMatchObject({ code: 'tooMuchMemory', params: { mebibytes: 256 } })

  for (const text of ['one', 'two', 'three']) {
    expect(await ask('echo', { text }, { of: busy, client: 'b' })).toMatchObject({ text })
  }

  // Four run, ten wait, the others were refused; none has ended.
  expect(ended).toEqual(Array.from({ length: 9 }, () => 'BusyError'))
  controller.abort()
  await Promise.all(runaways)
  await busy.close()
})

test('nothing is left when the pool is closed', async () => {
  const folder = await ownFolder()
  const closing = await openPool({ toolsFolder })
  await ask('echo', { text: '' }, { of: closing })
  expect(readdirSync(folder)).toHaveLength(1)
  await closing.close()
  await expect.poll(() => readdirSync(folder)).toEqual([])
  await expect(ask('echo', { text: '' }, { of: closing })).rejects.toMatchObject({ name: 'BusyError' })
})

test('children end with the process that started them, even when busy, and leave nothing behind', async () => {
  const folder = await ownFolder()
  const script = `
    import { openPool } from ${JSON.stringify(join(import.meta.dirname, 'pool.ts'))}
    const pool = await openPool({ toolsFolder: ${JSON.stringify(toolsFolder)}, concurrency: 3 })
    const [one, two, three] = ['a', 'b', 'c'].map((client) => ({ client, signal: new AbortController().signal }))
    const echoes = [one, two, three].map((caller) => pool.run('runaway', 'echo', { text: '' }, caller))
    const children = (await Promise.all(echoes)).map((echo) => echo.process)
    pool.run('runaway', 'loop', {}, one)
    pool.run('runaway', 'derive', {}, two)
    setTimeout(() => { console.log(JSON.stringify(children)); process.kill(process.pid, 'SIGKILL') }, 300)
  `
  const killed = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script], { encoding: 'utf8' })
  const children = z.tuple([z.int(), z.int(), z.int()]).parse(JSON.parse(killed.stdout))
  const signalAll = () => children.map((child) => expect(() => process.kill(child, 0)).toThrow('ESRCH'))
  await vi.waitFor(signalAll, { timeout: scaledTimeout(30_000), interval: 100 })
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('nothing is left when the process exits after its children, while closing', async () => {
  const folder = await ownFolder()
  const script = `
    import { openPool } from ${JSON.stringify(join(import.meta.dirname, 'pool.ts'))}
    const pool = await openPool({ toolsFolder: ${JSON.stringify(toolsFolder)} })
    pool.close()
    setImmediate(() => process.exit(0))
  `
  spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script])
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

test('a killed child has written its compile cache to its parent’s, and nowhere else', async () => {
  const kept = await mkdtemp(join(await temporaryFolder(), 'compiled-'))
  onTestFinished(() => rmSync(kept, { recursive: true }))
  const folder = await ownFolder()
  const script = `
    import { openPool } from ${JSON.stringify(join(import.meta.dirname, 'pool.ts'))}
    const pool = await openPool({ toolsFolder: ${JSON.stringify(toolsFolder)} })
    await pool.run('runaway', 'echo', { text: '' }, { client: 'a', signal: new AbortController().signal })
    await new Promise(() => setInterval(() => {}, 1000))
  `
  const env = { ...process.env, NODE_COMPILE_CACHE: kept }
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { env })
  onTestFinished(() => void parent.kill('SIGKILL'))
  // The parent writes only at exit, which does not happen here.
  const compiled = () => readdirSync(kept).flatMap((version) => readdirSync(join(kept, version)))
  await expect.poll(() => compiled().length, { timeout: scaledTimeout(10_000) }).toBeGreaterThan(50)
  parent.kill('SIGKILL')
  await expect.poll(() => readdirSync(folder)).toEqual([])
})

/** A folder for the temporary files of this process and its children. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(await temporaryFolder(), 'pool-test-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('a child whose pool has ended meanwhile ends too, and recreates nothing', async () => {
  const folder = join(await temporaryFolder(), `toolbench-gone-${randomUUID()}`)
  const child = fork(join(import.meta.dirname, 'child.ts'), [process.pid, join(folder, 'child'), 10, 512].map(String))
  const [, signal] = await once(child, 'exit')
  expect({ signal, isThere: existsSync(folder) }).toEqual({ signal: 'SIGKILL', isThere: false })
})

test('a pool whose folder was cleaned up goes on', async () => {
  const folder = await ownFolder()
  const tidied = await openPool({ toolsFolder, seconds: 60, mebibytes: 256 })
  onTestFinished(() => tidied.close())
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  expect(await ask('echo', { text: 'a' }, { of: tidied })).toMatchObject({ text: 'a' })
})
