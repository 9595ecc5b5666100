// How pages are sent: encodings, entity tags, and which client gets which.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { call } from '../fixtures/call.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'

const open = async (variables: Record<string, string> = {}) => {
  const { app, database } = await openSite('sqlite', variables)
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ url, headers, method })
  const save = async (config: object) => {
    const body = { entries: [{ name: 'site_info', config }] }
    expect((await call(app, 'updateSiteConfig', { token: await logIn(database), body })).status).toBe(200)
  }
  return { get, save }
}
const policyOf = ({ headers }: { headers: object }) => String(Object(headers)['content-security-policy'])
/** Headers that differ for each answer. */
const lasting = ({ date, 'x-request-id': id, ...headers }: Record<string, unknown>) => headers

test('a page is the same in all encodings, each with its own entity tag, and the same each time', async () => {
  const { get } = await open()
  const plain = await get('/about')
  const gzip = await get('/about', { 'accept-encoding': 'gzip' })
  const brotli = await get('/about', { 'accept-encoding': 'gzip, br' })
  expect([gunzipSync(gzip.rawPayload).toString(), brotliDecompressSync(brotli.rawPayload).toString()]).toEqual([
    plain.body,
    plain.body,
  ])
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br'])
  const tags = [plain, gzip, brotli].map(({ headers }) => String(headers['etag']))
  expect(new Set(tags).size).toBe(3)
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  const again = await get('/about', { 'accept-encoding': 'gzip, br' })
  expect([lasting(again.headers), again.rawPayload]).toEqual([lasting(brotli.headers), brotli.rawPayload])
})

test('a cached page is answered with 304 and all its headers', async () => {
  const { get, save } = await open()
  const { headers } = await get('/about')
  const tag = String(headers['etag'])
  const { 'content-type': _type, 'content-length': _length, ...kept } = lasting(headers)
  for (const named of [tag, `W/${tag}`, `"other", W/${tag}`, '*']) {
    const answer = await get('/about', { 'if-none-match': named })
    expect([answer.statusCode, answer.body, lasting(answer.headers)]).toEqual([304, '', kept])
  }
  const others = ['"other"', tag.replace('"', '"x'), '']
  for (const named of others) expect((await get('/about', { 'if-none-match': named })).statusCode).toBe(200)
  expect((await get('/about', { 'if-none-match': tag, 'accept-encoding': 'gzip' })).statusCode).toBe(200)
  await save({ site_name: 'Changed' })
  expect((await get('/about', { 'if-none-match': tag })).statusCode).toBe(200)
})

test('HEAD answers like GET, without the page', async () => {
  const { get } = await open()
  const page = await get('/about')
  const head = await get('/about', {}, 'HEAD')
  expect([head.statusCode, head.body, lasting(head.headers)]).toEqual([200, '', lasting(page.headers)])
  const tag = String(page.headers['etag'])
  expect((await get('/about', { 'if-none-match': tag }, 'HEAD')).statusCode).toBe(304)
})

test('a not-found page with a matching entity tag is still 404, and an undecodable path still 400', async () => {
  const { get } = await open()
  const tag = String((await get('/nope')).headers['etag'])
  const statuses = ['/nope', '/%ff'].map(async (url) => (await get(url, { 'if-none-match': tag })).statusCode)
  expect(await Promise.all(statuses)).toEqual([404, 400])
})

test('a page is rendered once for concurrent requests, whatever their encodings', async () => {
  const { get } = await open()
  const forms = ['identity', 'gzip', 'br', 'gzip, br', 'deflate']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => get('/about', { 'accept-encoding': forms[index % forms.length] ?? '' })),
  )
  expect(new Set(answers.map(({ headers }) => headers['etag'])).size).toBe(3)
  expect((await get('/about')).body).toContain('data-n="1"')
})

test('the policy of a page allows no injected scripts', async () => {
  const { get, save } = await open()
  const before = policyOf(await get('/about'))
  await save({ site_name: '<script>evil()</script><script nonce="x">evil()</script>' })
  const page = await get('/about')
  expect(page.body).toContain('<script>evil()</script>')
  expect(policyOf(page)).toBe(before)
})

test('scripts are narrowed to /assets/ if the request names the public host', async () => {
  const { get } = await open({ SITE_URL: 'https://tools.example:8443/' })
  const sourceFor = async (host: string) => /script-src (\S+)/.exec(policyOf(await get('/about', { host })))?.[1]
  expect(await sourceFor('tools.example:8443')).toBe('tools.example:8443/assets/')
  expect(await sourceFor('tools.example')).toBe("'self'")
  expect(await sourceFor('evil.example')).toBe("'self'")
})

test('behind the login each answer has a new nonce, is compressed, and has no entity tag', async () => {
  const { get } = await open()
  const [one, two] = [await get('/login'), await get('/login', { 'accept-encoding': 'br', 'if-none-match': '*' })]
  const nonces = [one, two].map((answer) => /script-src [^;]*'nonce-([^']+)'/.exec(policyOf(answer))?.[1])
  const bodies = [one.body, brotliDecompressSync(two.rawPayload).toString()]
  expect(nonces[0]).not.toBe(nonces[1])
  for (const [index, body] of bodies.entries()) {
    expect(body).toContain(`<script nonce="${nonces[index]}">start()</script>`)
    expect(policyOf(index === 0 ? one : two)).toContain(`style-src-elem 'self' 'nonce-${nonces[index]}'`)
  }
  for (const { headers } of [one, two]) {
    expect(headers).not.toHaveProperty('etag')
    expect(headers['cache-control']).toBe('no-store')
  }
})
