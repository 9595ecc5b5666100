import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type LoadedTool, loadOperations } from '#core/load-tools.node.ts'
import { BytesInFlight } from '../limits/bytes-in-flight.ts'
import { BusyError } from '../pool/busy-error.ts'
import { openPool, type Pool } from '../pool/pool.ts'
import { openApp } from './fixtures/open-app.ts'

const toolsFolder = join(import.meta.dirname, '../pool/fixtures/tools')
let app: FastifyInstance
let hasty: FastifyInstance
let pool: Pool
let tool: LoadedTool

// Children start slowly on a machine that is busy.
beforeAll(async () => {
  pool = await openPool({ toolsFolder, seconds: 60, mebibytes: 256 })
  const text = { en: '', zh: '' }
  const words = { operations: {}, input: {}, output: {}, guide: { steps: [], questions: [] } }
  const card = { category: 'other', popularity: 50, title: text, summary: text, description: text } as const
  const holds = { operations: await loadOperations('runaway', toolsFolder), errors: {}, samples: {} }
  tool = { ...card, ...holds, id: 'runaway', keywords: { en: [], zh: [] }, texts: { en: words, zh: words } }
  app = await openApp({ tools: [tool], pool })
  hasty = await openApp({ tools: [tool], pool: await openPool({ toolsFolder, seconds: 1 }) })
})
afterAll(() => Promise.all([app.close(), hasty.close()]))

const post = (operation: string, payload: object = {}, headers = {}, to = app) =>
  to.inject({ method: 'POST', url: `/v1/tools/runaway/${operation}`, payload, headers })

test('a run is stopped when its time is over or its memory full', async () => {
  expect((await post('loop', {}, { 'accept-language': 'zh' }, hasty)).json()).toEqual({
    code: 422,
    msg: '已停止：运行超过 1 秒。请减少内容，或使用本工具的网页或命令行',
    data: { error: 'timeout', params: { seconds: 1 } },
  })
  expect((await post('allocate', { kind: 'objects' })).json()).toEqual({
    code: 422,
    msg: 'Stopped: this takes more than 256 MiB of memory; use a smaller input, the page of this tool or the command line',
    data: { error: 'tooMuchMemory', params: { mebibytes: 256 } },
  })
})

test.each(['slip', 'crash'])('a run that crashes discloses no internal details: %s', async (operation) => {
  const answer = await post(operation)
  const envelope = { code: 500, msg: '服务器内部错误', data: null }
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({ status: 500, ...envelope })
})

test('a call beyond the queue is told when to retry', async () => {
  vi.spyOn(pool, 'answer').mockRejectedValueOnce(new BusyError())
  const answer = await post('echo', { text: '' })
  expect(answer.json()).toEqual({ code: 503, msg: 'The server is busy', data: null })
  expect(answer.headers['retry-after']).toBe('2')
})

test('a run ends when the client disconnects', async () => {
  const run = vi.spyOn(pool, 'answer')
  const url = new URL('/v1/tools/runaway/loop', await app.listen({ port: 0 }))
  const calling = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } })
  calling.on('error', () => {}).end('{}')
  await expect.poll(() => run).toHaveBeenCalled()
  calling.destroy()
  const [, caller] = run.mock.calls[0] ?? []
  if (caller?.signal.aborted === false) await once(caller.signal, 'abort')
  await expect(run.mock.results[0]?.value).rejects.toMatchObject({ name: 'AbortError' })
})

test('answers are passed on as they were written, up to 32 MiB of JSON, and files of any length', async () => {
  const inMemory = await post('repeat', { times: 1000 })
  expect(inMemory.json().data).toEqual({ text: '中'.repeat(1000), files: [] })
  const fromDisk = await post('repeat', { times: 2 ** 20 })
  expect(fromDisk.headers['content-length']).toBe(String(fromDisk.rawPayload.length))
  expect(fromDisk.json().data.text).toBe('中'.repeat(2 ** 20))
  expect((await post('repeat', { times: 2 ** 24 })).json()).toMatchObject({
    code: 422,
    data: { error: 'answerTooLarge', params: { mebibytes: 32 } },
  })
  const file = await post('repeat', { times: 2 ** 24, asFile: true }, { accept: 'application/octet-stream' })
  expect([file.statusCode, file.rawPayload.length]).toEqual([200, 3 * 2 ** 24])
  expect(readdirSync(pool.folder).filter((name) => !name.startsWith('child-'))).toEqual([])
})

test('an answer that exceeds an address’s limit of bytes in flight is refused completely', async () => {
  const inFlight = new BytesInFlight({ perClient: 100, total: 2 ** 30 })
  const narrow = await openApp({ tools: [tool], pool: await openPool({ toolsFolder }), inFlight })
  for (const times of [1000, 2 ** 20]) {
    const answer = await post('repeat', { times }, {}, narrow)
    expect(answer.json()).toEqual({ code: 429, msg: '请求过于频繁，请稍后再试', data: null })
    expect(answer.headers).toMatchObject({ 'retry-after': '2', 'content-length': String(answer.rawPayload.length) })
  }
  expect((await post('repeat', { times: 1 }, {}, narrow)).statusCode).toBe(200)
  await narrow.close()
})

test('the output of a crashed child is logged with the operation and the request, and disclosed nowhere else', async () => {
  const lines: string[] = []
  const logged = await openApp(
    { tools: [tool], pool: await openPool({ toolsFolder }) },
    { write: (line) => lines.push(line) },
  )
  const answer = await post('crash', {}, {}, logged)
  expect(answer.json()).toEqual({ code: 500, msg: '服务器内部错误', data: null })
  const [line] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)
  expect(line).toMatchObject({
    reqId: expect.stringMatching(/./),
    err: { operation: 'runaway/crash', stderr: expect.stringMatching(/^\.{1000,}the end$/) },
  })
  expect(line.err.stderr.length).toBeLessThanOrEqual(4096)
  await logged.close()
})
