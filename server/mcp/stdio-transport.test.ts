import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { JSONRPCMessage } from '@modelcontextprotocol/server'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { RequestIdFinder } from './request-id-finder.ts'
import { StdioTransport } from './stdio-transport.ts'

/** Opens a transport without a server; records the messages it received and what it wrote. */
async function opened(highWaterMark?: number) {
  const [input, output] = [new PassThrough({ highWaterMark: 2 ** 30 }), new PassThrough({ highWaterMark })]
  const transport = new StdioTransport(input, output, 'en')
  const taken: JSONRPCMessage[] = []
  transport.onmessage = (message) => void taken.push(message)
  await transport.start()
  return { input, output, transport, taken }
}

async function answersTo(lines: string | Buffer) {
  const { input, output, transport, taken } = await opened()
  input.end(lines)
  await transport.closed
  const written = await text(output.end())
  return {
    taken,
    refused: written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  }
}

const ping = { jsonrpc: '2.0', id: 9, method: 'ping' }

test.each<[string, string | Buffer, unknown, string]>([
  ['no JSON', 'hello', null, 'The message is not JSON in UTF-8'],
  ['half a message', '{"id":3,"method":', 3, 'The message is not JSON in UTF-8'],
  ['bytes that are no UTF-8', Buffer.from('{"id":3,"method":"\xff"}', 'latin1'), 3, 'The message is not JSON in UTF-8'],
  ['a batch', '[{"jsonrpc":"2.0","id":3,"method":"ping"}]', null, 'This is not a message of JSON-RPC 2.0'],
  ['another version', '{"jsonrpc":"1.0","id":3,"method":"ping"}', 3, 'This is not a message of JSON-RPC 2.0'],
  ['no object', '7', null, 'This is not a message of JSON-RPC 2.0'],
  ['a deep message', `{"id":"a","x":${'['.repeat(1e6)}${']'.repeat(1e6)}}`, 'a', 'The message is nested too deeply'],
  ['very many values', `{"id":3,"x":[${'0,'.repeat(1e6)}0]}`, 3, 'The message holds too many values'],
  ['a forbidden name', '{"id":3,"x":{"__proto__":1}}', 3, 'The message has a field with a forbidden name'],
])(
  'what is no message is refused by its id where it has one, and the next is taken: %s',
  async (_, line, id, message) => {
    const lines = Buffer.concat([Buffer.from(line), Buffer.from(`\n\r\n${JSON.stringify(ping)}\r\n`)])
    const { taken, refused } = await answersTo(lines)
    expect(taken).toEqual([ping])
    expect(refused).toMatchObject([{ jsonrpc: '2.0', id, error: { message } }])
  },
)

test('an unexpected response gets no error, so that two servers cannot answer each other forever', async () => {
  const lines = '{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":""}}\n{"result":1}\n'
  expect(await answersTo(lines)).toEqual({ taken: [], refused: [] })
})

test('the id of an unanswered request cannot be reused', async () => {
  const { taken, refused } = await answersTo(`${JSON.stringify(ping)}\n`.repeat(2))
  expect(taken).toEqual([ping])
  expect(refused).toMatchObject([{ id: null, error: { message: 'A request with this id has no answer yet' } }])
})

test('requests are read only as others are answered or cancelled, within the byte limit', async () => {
  const { input, transport, taken } = await opened()
  const long = (id: number) => ({ ...ping, id, params: { text: 'a'.repeat(50_000_000) } })
  const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 2 } }
  for (const message of [long(1), long(2), cancel, long(3), long(4)]) input.write(`${JSON.stringify(message)}\n`)
  const ids = () => taken.flatMap((message) => ('id' in message ? [message.id] : []))
  await expect.poll(ids).toEqual([1, 2, 3])
  await transport.send({ jsonrpc: '2.0', id: 1, result: {} })
  await expect.poll(ids).toEqual([1, 2, 3, 4])
  await transport.close()
})

test('while answers are not read no more requests are read, and the end of the input ends it', async () => {
  const { input, output, transport, taken } = await opened(16)
  void transport.send({ jsonrpc: '2.0', id: 1, result: { text: 'longer than what the output holds' } })
  for (let id = 0; id < 1000; id++) input.write(`${JSON.stringify({ ...ping, id })}\n`)
  await expect.poll(() => taken.length).toBe(1)
  input.end()
  await transport.closed
  expect(taken.length).toBe(1)
  expect(output.readableLength + output.writableLength).toBeLessThan(1000)
})

test('an answer that is too long to be written is an error instead', async () => {
  const { output, transport } = await opened()
  const text = '\0'.repeat(2 ** 27)
  await transport.send({ jsonrpc: '2.0', id: 1, result: { text } })
  expect(JSON.parse(String(output.read()))).toEqual({
    jsonrpc: '2.0',
    id: 1,
    error: { code: -32603, message: 'The answer is too long for one message' },
  })
})

const idIn = (json: string, size = json.length): unknown => {
  const finder = new RequestIdFinder()
  const bytes = Buffer.from(json)
  for (let start = 0; start < bytes.length; start += size) finder.feed(bytes.subarray(start, start + size))
  return finder.id
}

test.each([
  ['{"method":"a","params":{"id":1,"a":["{",{"id":2}]},"id":3}', 3],
  ['{ "id" : "a\\"b" , "method" : "a" }', 'a"b'],
  ['{"a":"\\\\","id":4}', 4],
  ['{"a":"\\",\\"id\\":5}', undefined],
  ['[{"id":1}]', undefined],
  ['"id"', undefined],
  ['{"id":null}', undefined],
  ['{"id":[1]}', undefined],
  ['{"id":1.5}', undefined],
  [`{"id":"${'a'.repeat(1000)}"}`, undefined],
  ['{"id":6,"a":"', 6],
])('the id in %s is %j', (json, id) => {
  expect([idIn(json), idIn(json, 1)]).toEqual([id, id])
})

test('the id of any message is found, however it is split into chunks', () => {
  const id = fc.oneof(fc.integer(), fc.string({ maxLength: 20 }))
  const message = fc
    .dictionary(fc.string(), fc.jsonValue())
    .chain((others) => fc.tuple(id, fc.integer({ min: 1, max: 50 })).map(([id, size]) => ({ others, id, size })))
  fc.assert(
    fc.property(message, ({ others, id, size }) => {
      const json = JSON.stringify({ ...others, id })
      expect(idIn(json, size)).toEqual(id)
    }),
    { numRuns: runs(500) },
  )
})
