// Clients that say to `toolbench mcp` what no careful one would, in any order, and leave in any way.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { randomOf } from '#server/fixtures/random-body.ts'

const root = mkdtempSync(join(tmpdir(), 'cli-flooded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const clients = Number(process.env['SOAK_ROUNDS'] ?? 3)

const call = (id: number, text: string): string =>
  `${JSON.stringify({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: { name: 'base64_encode', arguments: { text } },
  })}\n`

/** What a client may send, by a number that counts up. */
const messages: ((id: number) => string | Buffer)[] = [
  (id) => call(id, 'hi'),
  (id) => call(id, 'hi').repeat(300),
  (id) => Array.from({ length: 400 }, (_, index) => call(1e6 * id + index, 'hi')).join(''),
  (id) => call(id, 'a'.repeat(20_000_000)),
  (id) => call(id, 'a'.repeat(70_000_000)),
  (id) => call(id, 'hi').slice(0, -20),
  () => `${'['.repeat(1_000_000)}\n`,
  () => Buffer.from('{"jsonrpc":"2.0","id":"\xff","method":"ping"}\n', 'latin1'),
  () => '\n'.repeat(100_000),
  () => 'hello\n'.repeat(20_000),
  (id) => `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${id - 1}}}\n`,
  (id) => `{"jsonrpc":"2.0","id":${id},"result":{}}\n`,
  (id) => `{"jsonrpc":"2.0","id":${id},"method":"tools/list"}\n`.repeat(50),
]

test(`of ${clients} clients that flood it and leave, each finds it answering, small, and gone at the end`, async () => {
  for (let seed = 1; seed <= clients; seed++)
    expect({ seed, ...(await visit(seed)) }).toEqual({ seed, ...asItShouldBe })
})

const asItShouldBe = { answers: true, isSmall: true, hasEnded: true, stderr: '', strangeLines: [] }

/** Starts a server, sends it a number of messages, looks whether it still answers, and leaves. */
async function visit(seed: number) {
  const random = randomOf(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const folder = mkdtempSync(join(root, 'client-'))
  const child = spawn(process.execPath, [join(import.meta.dirname, '../toolbench.mjs'), 'mcp'], {
    env: { PATH: process.env['PATH'], TMPDIR: folder },
  })
  const ended = once(child, 'close')
  const [written, errors]: [Buffer[], Buffer[]] = [[], []]
  const heard = Promise.withResolvers<boolean>()
  child.stdout.on('data', (chunk) => {
    written.push(chunk)
    if (chunk.includes('the-last-one')) heard.resolve(true)
  })
  child.stderr.on('data', (chunk) => errors.push(chunk))
  // A client that leaves first is not told.
  for (const stream of [child.stdin, child.stdout]) stream.on('error', () => {})
  ended.then(() => heard.resolve(false))

  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params })}\n`)
  for (let id = 1; id <= 8; id++) child.stdin.write(pick(messages)(id))
  child.stdin.write('\n{"jsonrpc":"2.0","id":"the-last-one","method":"ping"}\n')
  // Some do not listen for a while, as long as the server has something to say.
  if (random() < 0.5) child.stdout.pause()
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.stdout.resume()
  const answers = await heard.promise
  const peak = peakOf(child.pid ?? 0)

  child.stdin.write(pick(messages)(9))
  if (random() < 0.3) child.stdout.destroy()
  if (random() < 0.2) child.kill('SIGTERM')
  child.stdin.end()
  const [code] = await ended
  // Its children go a moment after it, with what is theirs.
  await expect.poll(() => readdirSync(folder)).toEqual([])
  // The last line may be cut where the client left in the middle of it.
  const lines = Buffer.concat(written).toString().split('\n').slice(0, -1)
  return {
    answers,
    isSmall: peak < 2 ** 30,
    hasEnded: code === 0 || code === 143,
    stderr: Buffer.concat(errors).toString(),
    strangeLines: lines
      .filter((line) => !line.startsWith('{') || !line.endsWith('}'))
      .map((line) => line.slice(0, 100)),
  }
}

/** The most memory in bytes that a process held at any time; only Linux tells. */
function peakOf(pid: number): number {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
