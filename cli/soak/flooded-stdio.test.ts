// Clients that send invalid and other messages to `toolbench mcp`, in any order, and disconnect in any way.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'cli-flooded-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const numRuns = Number(process.env['SOAK_ROUNDS'] ?? 2)

const call = (id: number, text: string): string =>
  `${JSON.stringify({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'base64_encode', arguments: { text } },
  })}\n`

/** The messages that a client may send, by a running number. */
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

interface Visit {
  /** The index of the message. */
  sends: number[]
  isDeaf: boolean
  leavesOutput: boolean
  endsServer: boolean
}

/** What a client sends, and how it disconnects: some pause reading, some stop reading, some kill the server. */
const visits = fc.record<Visit>({
  sends: fc.array(fc.nat({ max: messages.length - 1 }), { minLength: 9, maxLength: 9 }),
  isDeaf: fc.boolean(),
  leavesOutput: fc.boolean(),
  endsServer: fc.boolean(),
})

test(`of ${numRuns} clients that flood it and leave, each finds it answering, small, and gone at the end`, async () => {
  for (const one of fc.sample(visits, { numRuns, seed: 1 }))
    expect({ ...one, ...(await visit(one)) }).toEqual({ ...one, ...asItShouldBe })
})

const asItShouldBe = { answers: true, isSmall: true, hasEnded: true, stderr: '', strangeLines: [] }

/** Starts a server, sends it messages, checks that it still answers, and disconnects. */
async function visit({ sends, isDeaf, leavesOutput, endsServer }: Visit) {
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
  // A client that disconnects first gets no answer.
  for (const stream of [child.stdin, child.stdout]) stream.on('error', () => {})
  ended.then(() => heard.resolve(false))

  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 0, method: 'initialize', params })}\n`)
  const [last = '', ...first] = sends.map((which, at) => messages[which]?.(at + 1) ?? '').toReversed()
  for (const message of first) child.stdin.write(message)
  child.stdin.write('\n{"jsonrpc":"2.0","id":"the-last-one","method":"ping"}\n')
  if (isDeaf) child.stdout.pause()
  await new Promise((resolve) => setTimeout(resolve, 500))
  child.stdout.resume()
  const answers = await heard.promise
  const peak = peakOf(child.pid ?? 0)

  child.stdin.write(last)
  if (leavesOutput) child.stdout.destroy()
  if (endsServer) child.kill('SIGTERM')
  child.stdin.end()
  const [code] = await ended
  // Its children exit a moment later, and release their resources.
  await expect.poll(() => readdirSync(folder)).toEqual([])
  // The last line may be incomplete if the client disconnected within it.
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

/** The peak memory of a process in bytes; only available on Linux. */
function peakOf(pid: number): number {
  try {
    return 1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  } catch {
    return 0
  }
}
