import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { Row } from './measure.ts'

const root = join(import.meta.dirname, '../..')
const connections = 32
const requests = 4000

/** Asks for cached pages and the public configuration over loopback, beside a bare Fastify that says hello. */
export async function benchPages(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const port = 8397
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'silent' }
  const server = spawn('node', ['server/site.ts'], { cwd: root, env, stdio: 'ignore' })
  const bare = fastify()
  bare.get('/', async () => ({ hello: 'world' }))
  try {
    const hello = await bare.listen({ port: 0 })
    const site = `http://127.0.0.1:${port}`
    await untilUp(`${site}/readyz`)
    const rows: Row[] = []
    for (const path of ['/', '/tools/base64', '/v1/site_config/all']) {
      const reference = await rateOf(hello)
      const ours = await rateOf(site + path)
      rows.push({
        what: `GET ${path}, ${connections} connections`,
        ours: `${ours.perSecond.toFixed(0)}/s, p99 ${ours.p99.toFixed(0)} ms`,
        reference: `${reference.perSecond.toFixed(0)}/s, p99 ${reference.p99.toFixed(0)} ms (bare Fastify)`,
        ratio: reference.perSecond / ours.perSecond,
        note: `${requests} requests, the client shares the two cores`,
      })
    }
    return rows
  } finally {
    server.kill('SIGTERM')
    await bare.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function rateOf(url: string): Promise<{ perSecond: number; p99: number }> {
  for (let warm = 0; warm < 200; warm++) await ask(url)
  const times: number[] = []
  let left = requests
  const start = performance.now()
  const client = async () => {
    while (left-- > 0) times.push(await ask(url))
  }
  await Promise.all(Array.from({ length: connections }, client))
  const seconds = (performance.now() - start) / 1000
  times.sort((a, b) => a - b)
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN }
}

async function ask(url: string): Promise<number> {
  const start = performance.now()
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
  return performance.now() - start
}

async function untilUp(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} never answered`)
}
