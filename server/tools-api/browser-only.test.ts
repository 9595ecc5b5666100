import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { openPool } from '../pool/pool.ts'
import { openApp } from './fixtures/open-app.ts'

const toolsFolder = join(import.meta.dirname, '../pool/fixtures/tools')
let app: FastifyInstance

beforeAll(async () => {
  const tools = (await loadEveryTool(toolsFolder)).filter(({ id }) => id === 'voice')
  app = await openApp({ tools, pool: await openPool({ toolsFolder }) })
})
afterAll(() => app.close())

const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })

test('an operation that only a browser can run is described, and its error says why it does not run here', async () => {
  const answer = await post('/v1/tools/voice/speak', { text: 'hi' })
  expect({ status: answer.statusCode, ...answer.json() }).toEqual({
    status: 422,
    code: 422,
    msg: 'Speech is made by the voices of a browser: open the page of this tool',
    data: { error: 'onlyInBrowser', params: {} },
  })
  const chinese = await post('/v1/tools/voice/speak', { text: 'hi' }, { 'accept-language': 'zh' })
  expect(chinese.json()).toMatchObject({ msg: '语音由浏览器的声音合成，请打开此工具的页面' })
})

test('its input is checked first, and the operations beside it run', async () => {
  expect((await post('/v1/tools/voice/speak', {})).json()).toMatchObject({ code: 400 })
  expect((await post('/v1/tools/voice/spell', { text: '工具' })).json()).toMatchObject({
    data: { letters: ['工', '具'] },
  })
})

test('MCP answers with the same sentence', async () => {
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'voice_speak', arguments: { text: 'hi' } },
  }
  const headers = { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-06-18' }
  const answer = await post('/mcp', call, headers)
  expect(answer.body).toContain('Speech is made by the voices of a browser')
  expect(answer.body).toContain('"isError":true')
})
