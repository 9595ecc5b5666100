import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { scaledTimeout } from '#lib/fixtures/scaled-timeout.ts'

// It loads the whole site, which is slow on a busy machine.
const root = join(import.meta.dirname, '../..')
const data = mkdtempSync(join(tmpdir(), 'dev-test-'))
afterAll(() => rmSync(data, { recursive: true }))

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('the sources are served as pages and as modules, and the server stops on a signal', async () => {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...process.env, NODE_ENV: '', PORT: String(port), DATA_DIR: data, ADMIN_PASSWORD: 'correct horse 42' }
  const server = spawn(process.execPath, ['server/dev/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const stderr = text(server.stderr)
  const ended = once(server, 'exit')
  try {
    await vi.waitUntil(
      () =>
        fetch(`${origin}/readyz`).then(
          ({ ok }) => ok,
          () => server.exitCode !== null,
        ),
      { timeout: scaledTimeout(60_000), interval: 100 },
    )
    const page = await fetch(`${origin}/tools/base64?lng=en`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(html).toContain('<title>Base64 · Toolbench</title>')
    expect(html).toMatch(/<h1[^>]*>Base64/)
    expect(html).toContain('href="/web/theme/base.css"')
    expect(page.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'sha256-[^;]*; style-src-elem 'self' 'unsafe-inline';.*connect-src 'self' ws:;/,
    )

    const [, entry = ''] = /<link rel="modulepreload" href="([^"]+)"/.exec(html) ?? []
    for (const path of [entry, '/web/entry-client.tsx', '/tools/base64/operations.ts', '/@icons.svg']) {
      const module = await fetch(origin + path)
      expect([path, module.status, module.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringMatching(/^(text\/javascript|image\/svg\+xml)/),
      ])
    }
    const body = JSON.stringify({ text: 'hi' })
    const headers = { 'content-type': 'application/json' }
    const run = await fetch(`${origin}/v1/tools/base64/encode`, { method: 'POST', body, headers })
    expect(await run.json()).toMatchObject({ data: { base64: 'aGk=' } })
  } finally {
    server.kill('SIGTERM')
  }
  expect([await ended, await stderr]).toEqual([[0, null], ''])
})
