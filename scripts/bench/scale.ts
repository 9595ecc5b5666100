import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPostgres } from '#server/fixtures/run-postgres.ts'
import { type Load, type LoadOptions, measureLoad, startProcess } from './load.ts'
import { median, type Row } from './measure.ts'

const [ports, aloneAt, proxyAt] = [[8401, 8402, 8403, 8404], 8405, 8410]
const rounds = 5

const calls: { what: string; path: string; options: LoadOptions }[] = [
  {
    what: 'GET /tools/base64, compressed',
    path: '/tools/base64',
    options: { connections: 64, seconds: 4, headers: { 'accept-encoding': 'gzip, br' } },
  },
  {
    what: 'POST /v1/tools/base64/encode, each run in a child process',
    path: '/v1/tools/base64/encode',
    options: {
      connections: 4,
      seconds: 0,
      answers: 400,
      headers: { 'content-type': 'application/json' },
      body: '{"text":"hi"}',
    },
  },
]

/**
 * Load-tests one process with its embedded database, and one, two and four on PostgreSQL behind Caddy, alternately, so
 * that load of the machine affects each; all of them run throughout. Needs `caddy`.
 */
export async function benchScale(): Promise<Row[]> {
  if (spawnSync('caddy', ['version']).status !== 0) return []
  const folder = mkdtempSync(join(tmpdir(), 'scale-'))
  const postgres = await runPostgres()
  const variables = {
    RATE_LIMIT_PER_MINUTE: '0',
    TOOLS_RATE_PER_MINUTE: '0',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'only-for-this-run',
  }
  const start = (port: number, more: Record<string, string>) =>
    startProcess('server/site.ts', { ...variables, ...more, PORT: String(port) }, `${originOf(port)}/readyz`)
  const alone = await start(aloneAt, { DATA_DIR: join(folder, 'alone') })
  const idle = memoryOf(alone.pid)
  const sites: Awaited<ReturnType<typeof start>>[] = []
  // One after the other, as the first creates the tables.
  for (const port of ports)
    sites.push(await start(port, { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'shared') }))
  const caddy = await startCaddy(folder)
  try {
    const rows: Row[] = []
    for (const call of calls) rows.push(...(await compare(call)))
    const busy = memoryOf(alone.pid)
    const note =
      'of one process with its children, pages that they share counted in part; after its start, and after the load'
    rows.push({
      what: 'Memory',
      ours: `${busy} MiB`,
      reference: `${idle} MiB (after its start)`,
      ratio: busy / idle,
      note,
    })
    return rows
  } finally {
    caddy.kill()
    await Promise.all([alone, ...sites].map((site) => site.stop()))
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const originOf = (port: number) => `http://127.0.0.1:${port}`

const counts = [1, 2, 4]

async function startCaddy(folder: string): Promise<ChildProcess> {
  const file = join(folder, 'Caddyfile')
  const site = (count: number) =>
    `http://127.0.0.1:${proxyAt + count} {\n  reverse_proxy ${ports
      .slice(0, count)
      .map((port) => `127.0.0.1:${port}`)
      .join(' ')} {\n    lb_policy least_conn\n  }\n}\n`
  writeFileSync(file, `{\n  admin off\n  auto_https off\n}\n${counts.map(site).join('')}`)
  const env = { ...process.env, HOME: folder }
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' })
  await once(caddy, 'spawn')
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${originOf(proxyAt + 4)}/readyz`).catch(() => undefined)
    if (answer?.ok) return caddy
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Caddy never answered')
}

async function compare({ what, path, options }: (typeof calls)[number]): Promise<Row[]> {
  const targets: [name: string, port: number][] = [
    ['one process, asked directly, SQLite', aloneAt],
    ...counts.map((count): [string, number] => [`${count} behind Caddy, PostgreSQL`, proxyAt + count]),
  ]
  const loads = targets.map((): Load[] => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, [, port]] of targets.entries())
      loads[index]?.push(await measureLoad(originOf(port) + path, options))
  const middle = (of: Load[] = []) => ({
    perSecond: median(of.map(({ perSecond }) => perSecond)),
    p99: median(of.map(({ p99 }) => p99)),
    errors: of.reduce((sum, { errors }) => sum + errors, 0),
  })
  const say = ({ perSecond, p99 }: { perSecond: number; p99: number }) => `${perSecond.toFixed(0)}/s, p99 ${p99} ms`
  const [, one] = loads
  const reference = middle(one)
  return targets.flatMap(([name], index): Row[] => {
    if (index === 1) return []
    const ours = middle(loads[index])
    return [
      {
        what: `${what}: ${name}`,
        ours: say(ours),
        reference: `${say(reference)} (1 behind Caddy, PostgreSQL)`,
        ratio: reference.perSecond / ours.perSecond,
        note: `medians of ${rounds} turns of ${options.answers ? `${options.answers} answers` : `${options.seconds} s`}, ${options.connections} connections, ${ours.errors} errors; client, proxy and database share the cores`,
      },
    ]
  })
}

/** Proportional memory (Pss) of a process and its children, in MiB. */
function memoryOf(pid = 0): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  const kibibytes = (of: number) =>
    Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${of}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
  return Math.round([pid, ...children].reduce((sum, each) => sum + kibibytes(each), 0) / 1024)
}
