// What the container holds is enough to serve the site, and no more than that.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { leftOut, makeImageFolder } from './image-folder.ts'

test.describe.configure({ mode: 'serial' })

const folder = mkdtempSync(join(tmpdir(), 'toolbench-image-'))
const image = join(folder, 'app')
let server: ChildProcess
let origin = ''

test.beforeAll(async () => {
  makeImageFolder(image)
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  server = spawn(process.execPath, ['server/site.ts'], {
    cwd: image,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      // So that a package finds only what stands beside it here, and not what it is linked to.
      NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
    },
  })
  await expect.poll(() => status('/readyz')).toBe(200)
})

test.afterAll(async () => {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
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

test('tools answer, also those that take files and bring heavy libraries', async () => {
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

test('it holds what the server runs, and nothing for tests, pages, development or anybody to keep secret', () => {
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

for (const ignoreFile of ['.gitignore', '.dockerignore'])
  test(`secrets and databases stay out by ${ignoreFile}`, () => {
    const isLeftOut = leftOut(ignoreFile)
    const secret = ['.env', '.env.local', 'deploy/.env', 'toolbench.db', 'toolbench.db-wal', 'a/b.db-shm', 'old.db.gz']
    expect(secret.filter((path) => !isLeftOut(path))).toEqual([])
    expect(['.env.example', 'server/store/open-sqlite.ts', 'LICENSE'].filter(isLeftOut)).toEqual([])
  })

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(listening.address()) as { port: number }
  listening.close()
  await once(listening, 'close')
  return port
}
