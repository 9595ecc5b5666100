// Attacks a site from four addresses while a fifth uses it, and prints the outcomes of its requests as a line of JSON:
// `node server/soak/under-attack.ts <seconds> [folder of the site]`
import { fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask, type Outcome } from './client.ts'

const [, , seconds = '60', folder = join(import.meta.dirname, '../..')] = process.argv
const port = await freePort()
const data = mkdtempSync(join(tmpdir(), 'attack-'))
const site = fork(join(folder, 'server/site.ts'), [], {
  cwd: folder,
  env: { ...process.env, PORT: String(port), DATA_DIR: data, LOG_LEVEL: 'silent', ADMIN_PASSWORD: 'only-for-this-run' },
  stdio: 'ignore',
})
const from = '127.0.0.99'
const visit = (path: string, body?: string) => ask(port, { from, path, ...(body && { method: 'POST', body }) })
while ((await visit('/readyz')).status !== 200) await pause(100)

const attackOutcomes: Outcome[] = []
// Processes of their own with low priority: real attackers would use processors of their own.
const attackers = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'].map((address) => {
  const attacker = fork(join(import.meta.dirname, 'attacker.ts'), [String(port), address])
  setPriority(attacker.pid ?? 0, 15)
  return attacker.on('message', (one) => attackOutcomes.push(one as Outcome))
})
const visits = { pages: [] as Outcome[], runs: [] as Outcome[], health: [] as Outcome[] }
let memory = 0
const end = performance.now() + Number(seconds) * 1000
await Promise.all([
  repeat(200, async () => visits.pages.push(await visit('/tools/base64'))),
  repeat(1100, async () => visits.runs.push(await visit('/v1/tools/base64/encode', '{"text":"hi"}'))),
  repeat(100, async () => visits.health.push(await visit('/healthz'))),
  repeat(250, async () => {
    memory = Math.max(memory, memoryOf(site.pid ?? 0))
  }),
])
for (const attacker of attackers) attacker.kill('SIGKILL')
site.kill('SIGKILL')
rmSync(data, { recursive: true, force: true })
const all = [...attackOutcomes, ...Object.values(visits).flat()]
console.log(
  JSON.stringify({
    attacks: countsOf(attackOutcomes),
    ...Object.fromEntries(
      Object.entries(visits).map(([name, list]) => [name, { ...timesOf(list), ...countsOf(list) }]),
    ),
    mebibytes: Math.round(memory / 2 ** 20),
    failures: all.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter)).length,
  }),
)
process.exit()

async function repeat(milliseconds: number, work: () => unknown): Promise<void> {
  while (performance.now() < end) {
    await work()
    await pause(milliseconds)
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** In milliseconds. */
function timesOf(list: Outcome[]) {
  const sorted = list.map(({ milliseconds }) => Math.round(milliseconds)).sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), longest: at(1) }
}

function countsOf(list: Outcome[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of list) counts[status || 'broken'] = (counts[status || 'broken'] ?? 0) + 1
  return counts
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = Object(server.address())
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Measures the proportional memory of a process and its descendants, in bytes (proc(5), Pss). */
function memoryOf(pid: number): number {
  const parents = new Map(
    readdirSync('/proc').flatMap((name) => {
      const stat = /^\d+$/.test(name) ? read(`/proc/${name}/stat`) : ''
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(stat) ?? []
      return parent === undefined ? [] : [[Number(name), Number(parent)] as const]
    }),
  )
  const isOurs = (one: number): boolean => one === pid || (parents.has(one) && isOurs(parents.get(one) ?? 0))
  return [...parents.keys()].filter(isOurs).reduce((sum, one) => sum + proportional(one), 0)
}

function proportional(pid: number): number {
  const [, kibibytes = 0] = /^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`)) ?? []
  return Number(kibibytes) * 1024
}

/** A process may have ended before it is measured. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
