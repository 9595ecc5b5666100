// The content of the container is sufficient to serve the site, and minimal.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ignoredBy, makeImageFolder, readImage, sizeOf } from './image-folder.ts'
import { type Sandbox, sandboxFor } from './image-sandbox.ts'

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'toolbench-image-'))
const image = join(folder, 'app')
const [data, temporary] = [join(folder, 'data'), join(folder, 'tmp')]
const { env, command, healthCheck } = readImage()
let sandbox: Sandbox
let server: ChildProcess
let origin = ''

/**
 * The maximum size in bytes, without Node and the base system, a twentieth above the actual one. Most of it are
 * packages.
 */
const maxImageBytes = 680_000_000

/** Starts a command as the container does: in the image's folder, with its environment, and unprivileged. */
function start(command: string[], variables: Record<string, string> = {}) {
  const [program = '', ...args] = [
    ...sandbox.prefix,
    ...command.map((word) => (word === 'node' ? process.execPath : word)),
  ]
  return spawn(program, args, {
    cwd: image,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      TMPDIR: temporary,
      // So that a package resolves imports in this folder and not beside its link's target.
      NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
      ...env,
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      DATA_DIR: data,
      LOG_LEVEL: 'silent',
      ...variables,
    },
  })
}

const endOf = async (child: ChildProcess) => child.exitCode ?? Number((await once(child, 'exit'))[0])

test.beforeAll(async () => {
  makeImageFolder(image)
  chmodSync(folder, 0o755)
  sandbox = sandboxFor(image, [data, temporary])
  console.log(`The image is started as ${sandbox.description}`)
  origin = `http://127.0.0.1:${await freePort()}`
  server = start(command)
  await expect.poll(() => status('/readyz')).toBe(200)
})

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  // Files in a read-only folder cannot be removed.
  spawnSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
})

const status = (path: string) =>
  fetch(origin + path).then(
    (answer) => answer.status,
    () => 0,
  )

test('the pages, the licences and the health answer', async () => {
  for (const path of ['/healthz', '/', '/licences', '/tools/json-editor', '/api-docs', '/v1/openapi.json'])
    expect([path, await status(path)]).toEqual([path, 200])
  const [script] = /\/assets\/[^"]+\.js/.exec(await (await fetch(origin)).text()) ?? []
  expect(await status(script ?? '/none')).toBe(200)
})

test('tools answer, also those with files and heavy libraries', async () => {
  const call = (path: string, body: unknown) =>
    fetch(`${origin}/v1/tools/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => answer.json())
  expect(await call('base64/encode', { text: 'hi' })).toMatchObject({ code: 200, data: { base64: 'aGk=' } })
  expect(await call('json-editor/query', { json: '{"a": [1.0]}', path: '$.a[0]' })).toMatchObject({ code: 200 })
  const { samples } = await import('#tools/image-compress/samples.ts')
  const form = new FormData()
  form.set('file', Object(samples.compress[0]?.input).file)
  form.set('preset', 'web')
  const answer = await fetch(`${origin}/v1/tools/image-compress/compress`, { method: 'POST', body: form })
  expect(answer.status).toBe(200)
})

test('it contains what the server needs, and no tests, page sources, development files or secrets', () => {
  expect(readdirSync(image).sort()).toEqual(
    ['LICENSE', 'contract', 'core', 'dist', 'kit', 'lib', 'node_modules', 'package.json', 'server', 'tools'].sort(),
  )
  const files = readdirSync(image, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !/^(node_modules|dist)\//.test(path),
  )
  expect(files.filter((path) => /\.test\.|\.tsx$|\.css$|\.browser\.ts$|fixtures|\.env|\.db/.test(path))).toEqual([])
  const packages = readdirSync(join(image, 'node_modules'))
  for (const name of ['vite', 'vitest', 'playwright', 'typescript', '@biomejs']) expect(packages).not.toContain(name)
})

test('it writes only its data and temporary files', async () => {
  const write = (target: string) => endOf(start(['sh', '-c', `exec 2>&-; : > '${target}/written'`]))
  expect(await write(data)).toBe(0)
  expect(await write(temporary)).toBe(0)
  test.skip(sandbox.prefix.length === 0 && process.getuid?.() === 0, 'root writes anywhere here')
  for (const place of [image, join(image, 'server'), join(image, 'dist/client')]) expect(await write(place)).not.toBe(0)
})

test('it has few privileges: it is not root, and cannot gain any', async () => {
  test.skip(sandbox.prefix.length === 0, 'this machine has no way to take rights')
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  expect(status).toMatch(/^CapEff:\t0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\t1$/m)
})

test('the health check says whether it is ready, on any port', async () => {
  expect(await endOf(start(healthCheck))).toBe(0)
  expect(await endOf(start(healthCheck, { PORT: String(await freePort()) }))).toBe(1)
})

test('it does not exceed its size limit', () => {
  const bytes = sizeOf(image)
  console.log(`The image has ${Math.round(bytes / 1e6)} MB above Node's own`)
  expect(bytes).toBeLessThan(maxImageBytes)
})

for (const ignoreFile of ['.gitignore', '.dockerignore'])
  test(`secrets and databases stay out by ${ignoreFile}`, () => {
    const isLeftOut = ignoredBy(ignoreFile)
    const secret = ['.env', '.env.local', 'deploy/.env', 'toolbench.db', 'toolbench.db-wal', 'a/b.db-shm', 'old.db.gz']
    expect(secret.filter((path) => !isLeftOut(path))).toEqual([])
    expect(['.env.example', 'server/store/open-sqlite.ts', 'LICENSE'].filter(isLeftOut)).toEqual([])
  })

// Must be the last test, as it stops the server.
test('it shuts down gracefully when the container is stopped', async () => {
  server.kill('SIGTERM')
  expect(await endOf(server)).toBe(0)
})

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(listening.address()) as { port: number }
  listening.close()
  await once(listening, 'close')
  return port
}
