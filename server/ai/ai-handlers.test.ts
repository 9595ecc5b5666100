import { createServer, request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { sections } from '#contract/site-config/sections.ts'
import { ProposalError, proposeSeo } from './ai-handlers.ts'
import { failWith, openStubEndpoint, proposal, replyWith } from './fixtures/stub-endpoint.ts'

const keys = ['sk-first-key-1111', 'sk-second-key-2222', 'sk-third-key-3333']
const configOf = (ai: object, proxies: string[] = []) => ({
  ai_config: sections.ai_config.parse({ enable_ai: true, api_model: 'm', keys, retry_times: 1, ...ai }),
  proxy_config: sections.proxy_config.parse({ enable: proxies.length > 0, proxies }),
})
const messages = [{ role: 'user' as const, content: 'Write' }]

function ask(ai: object, { proxies, allowPrivate = true }: { proxies?: string[]; allowPrivate?: boolean } = {}) {
  const waits: number[] = []
  const wait = async (milliseconds: number) => waits.push(milliseconds)
  return { waits, answer: proposeSeo({ config: configOf(ai, proxies), messages, allowPrivate, wait }) }
}

test('the model is asked with the first key, and its proposal comes back', async () => {
  const { endpoint, received } = await openStubEndpoint(replyWith(proposal))
  const { answer } = ask({ api_endpoint: endpoint })
  expect(await answer).toEqual({ title: 'A title', description: 'A description', keywords: ['one', 'two'] })
  expect(received).toMatchObject([{ key: keys[0], url: '/v1/chat/completions', body: { model: 'm', messages } }])
})

test.each(['/v1/', '/v1/chat/completions', '/v1/chat/completions/'])('the address may end in %s', async (end) => {
  const { endpoint, received } = await openStubEndpoint(replyWith(proposal))
  await ask({ api_endpoint: endpoint.replace('/v1', end) }).answer
  expect(received[0]?.url).toBe('/v1/chat/completions')
})

test.each([401, 403, 429, 500])(
  'a key that is answered with %i makes way for the next, without waiting',
  async (status) => {
    const { endpoint, received } = await openStubEndpoint(failWith(status), failWith(status), replyWith(proposal))
    const { answer, waits } = ask({ api_endpoint: endpoint })
    expect(await answer).toMatchObject({ title: 'A title' })
    expect(received.map(({ key }) => key)).toEqual(keys)
    expect(waits).toEqual([])
  },
)

test('all keys are tried again as often as configured, waiting twice as long each time', async () => {
  const { endpoint, received } = await openStubEndpoint(failWith(503))
  const { answer, waits } = ask({ api_endpoint: endpoint, retry_times: 6, keys: keys.slice(0, 1) })
  await expect(answer).rejects.toThrow('No proposal after 7 tries. Last: the endpoint answered 503 (key …1111)')
  expect(received).toHaveLength(7)
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000])
})

test.each([400, 404, 302])('%i is an error of the configuration: there is no retry', async (status) => {
  const { endpoint, received } = await openStubEndpoint(failWith(status, { location: 'http://127.0.0.1:1/' }))
  await expect(ask({ api_endpoint: endpoint }).answer).rejects.toThrow(`the endpoint answered ${status} (key …1111)`)
  expect(received).toHaveLength(1)
})

test.each([
  ['no JSON', 'Sorry, I cannot'],
  ['another shape', '{"title":7}'],
  ['an empty title', '{"title":"","description":"","keywords":[]}'],
  ['broken JSON', '{"title":"a","descr'],
])('%s is no proposal, and is retried', async (_name, content) => {
  const { endpoint, received } = await openStubEndpoint(replyWith(content), replyWith(proposal))
  expect(await ask({ api_endpoint: endpoint }).answer).toMatchObject({ title: 'A title' })
  expect(received).toHaveLength(2)
})

test.each(['not json', '{}', '{"choices":[]}', '[]'])('an answer of %s is a failed attempt', async (body) => {
  const { endpoint, received } = await openStubEndpoint((_heard, response) => response.end(body), replyWith(proposal))
  expect(await ask({ api_endpoint: endpoint }).answer).toMatchObject({ title: 'A title' })
  expect(received).toHaveLength(2)
})

test('an answer in a code fence, with text around it and keywords as one text, is parsed', async () => {
  const text = 'Here:\n```json\n{"title":"标题","description":"描述","keywords":"甲，乙、丙, 甲"}\n```'
  const { endpoint } = await openStubEndpoint(replyWith(text))
  expect(await ask({ api_endpoint: endpoint }).answer).toEqual({
    title: '标题',
    description: '描述',
    keywords: ['甲', '乙', '丙'],
  })
})

test('an answer of more than a mebibyte is cut off', async () => {
  const { endpoint } = await openStubEndpoint(replyWith('x'.repeat(2 ** 21)))
  await expect(ask({ api_endpoint: endpoint }).answer).rejects.toThrow(ProposalError)
})

test('an unreachable endpoint is reported with the last characters of the key only', async () => {
  const { answer } = ask({ api_endpoint: 'http://127.0.0.1:1/v1', keys: keys.slice(0, 1), retry_times: 0 })
  await expect(answer).rejects.toThrow(
    /^No proposal after 1 try\. Last: the endpoint cannot be reached \(ECONNREFUSED\) \(key …1111\)$/,
  )
})

test.each([
  'http://127.0.0.1:9/v1',
  'http://[::1]/v1',
  'http://[::ffff:10.0.0.1]/v1',
  'http://169.254.169.254/latest',
  'http://10.1.2.3/v1',
  'http://2130706433/v1',
  'http://0x7f.1/v1',
  'http://localhost/v1',
  'http://metadata.google.internal/v1',
  'http://[64:ff9b::7f00:1]/v1',
  'http://100.64.0.1/v1',
])('%s is a private address, and is not reached', async (api_endpoint) => {
  const { answer } = ask({ api_endpoint }, { allowPrivate: false })
  await expect(answer).rejects.toThrow('not of the public internet')
})

test('proxies are used in turn, with their credentials if they have any', async () => {
  const { endpoint } = await openStubEndpoint(failWith(500), failWith(500), replyWith(proposal))
  const [one, two] = [await openProxy(), await openProxy()]
  const proxies = [one.address.replace('//', '//user:word@'), two.address]
  await ask({ api_endpoint: endpoint }, { proxies }).answer
  expect([one.used, two.used].map((used) => used.length)).toEqual([2, 1])
  expect(one.used[0]).toBe(`Basic ${Buffer.from('user:word').toString('base64')}`)
})

test('a proxy on a private network is not reached either', async () => {
  const { answer } = ask(
    { api_endpoint: 'http://example.com/v1' },
    { proxies: ['http://127.0.0.1:9'], allowPrivate: false },
  )
  await expect(answer).rejects.toThrow('not of the public internet')
})

/** A proxy that forwards requests and records their credentials. */
async function openProxy() {
  const used: (string | undefined)[] = []
  const server = createServer((asked, response) => {
    used.push(asked.headers['proxy-authorization'])
    const passedOn = request(asked.url ?? '', { method: asked.method ?? 'POST', headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502)
      answer.pipe(response)
    })
    asked.pipe(passedOn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { address: `http://127.0.0.1:${Object(server.address()).port}`, used }
}
