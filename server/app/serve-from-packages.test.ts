import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serveFromPackages } from './serve-from-packages.ts'

test('a file that is not copied into the build is served from its package; if that is not installed, it is not found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'in-packages-'))
  const app = fastify()
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await app.close()
  })
  const list = join(folder, 'in-packages.json')
  serveFromPackages(app, list)
  writeFileSync(
    list,
    JSON.stringify({ '/assets/zod-1.wasm': 'zod/package.json', '/assets/gone-1.wasm': 'not-installed/gone.wasm' }),
  )
  serveFromPackages(app, list)
  const there = await app.inject('/assets/zod-1.wasm')
  expect([there.statusCode, there.headers['content-type'], there.json().name]).toEqual([200, 'application/wasm', 'zod'])
  expect(there.headers['cache-control']).toContain('immutable')
  expect((await app.inject('/assets/gone-1.wasm')).statusCode).toBe(404)
})
