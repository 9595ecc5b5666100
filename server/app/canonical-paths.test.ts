// A page is served only at its canonical path (§14), and all decisions by path use the path of the page that is
// rendered.
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { describe, expect, test } from 'vitest'
import { call } from '../fixtures/call.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'

const ownScript = '<script src="https://stats.example/s.js"></script>'

async function openOwned() {
  const opened = await openSite('sqlite', { LOG_LEVEL: 'silent' })
  const token = await logIn(opened.database)
  await call(opened.app, 'updateSiteConfig', {
    token,
    body: { entries: [{ name: 'site_info', config: { site_meta_script: ownScript } }] },
  })
  await call(opened.app, 'createRecord', {
    token,
    body: { kind: 'ban_ua', value: { enable: true, values: ['BadBot'] } },
  })
  return opened
}

/** Sends a request target unchanged: HTTP clients would normalize it. */
async function raw(app: FastifyInstance, target: string, headers = ''): Promise<{ status: number; answer: string }> {
  if (!app.server.listening) await app.listen({ port: 0 })
  const socket = connect(Object(app.server.address()).port, '127.0.0.1')
  socket.write(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n`)
  const answer = await text(socket)
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer }
}

const titleOf = (answer: string) => /<p data-n="[^"]*">\S+ \S+ (\S+)/.exec(answer)?.[1]

describe.each([
  ...['/%6cogin', '/%61dmin', '/logi%6E', '/x/../login', '/./login', '//login', '/%2flogin', '/%2e/login', '/login%00'],
  ...[
    '/login\\',
    '/login%5c',
    '/LOGIN',
    '/login%20',
    '/%20login',
    '/login%C2%A0',
    '/tools/../admin',
    '/admin/%2e%2e/login',
  ],
])('the spelling %s', (target) => {
  test('gets the not-found page, with its own policy and nothing of the login page', async () => {
    const { app } = await openOwned()
    const { status, answer } = await raw(app, target)
    expect([status, titleOf(answer)]).toEqual([404, '/not-found'])
    expect(answer).toMatch(/content-security-policy: default-src/i)
  })

  test('does not bypass a ban', async () => {
    const { app } = await openOwned()
    expect((await raw(app, target, 'User-Agent: BadBot\r\n')).status).toBe(403)
  })
})

test('a banned browser cannot reach other pages through an exempt path', async () => {
  const { app } = await openOwned()
  for (const target of ['/login/../tools/base64', '/assets/../about', '/admin/../about', '/healthz/../about'])
    expect([target, (await raw(app, target, 'User-Agent: BadBot\r\n')).status]).toEqual([target, 403])
  expect((await raw(app, '/login', 'User-Agent: BadBot\r\n')).status).toBe(200)
})

test('a trailing slash redirects to the page without it, with its query, on this site', async () => {
  const { app } = await openOwned()
  const answers = await Promise.all(['/about/?lng=zh', '/login/', '/evil.example/'].map((url) => app.inject(url)))
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
    [301, '/about?lng=zh'],
    [301, '/login'],
    [301, '/evil.example'],
  ])
  expect((await raw(app, '//evil.example/')).status).toBe(404)
})

test.each(['/%ff', '/%', '/%zz?a=1', '/v1/%ff', '/admin/%c3%28'])(
  '%s cannot be read, and is answered as what nobody has, with 400',
  async (target) => {
    const { app } = await openOwned()
    const { status, answer } = await raw(app, target)
    expect(status).toBe(400)
    expect(answer).toMatch(/x-content-type-options: nosniff/i)
    if (target.startsWith('/v1')) expect(answer).toMatch(/\{"code":400,/)
    else expect(titleOf(answer)).toBe('/not-found')
    expect(answer).not.toContain(target.slice(1))
  },
)

test.each([
  ['token=abc', true],
  ['token=; token=abc', true],
  ['token=abc; token=', true],
  ['a=b;token=abc', true],
  [' token = abc', true],
  ['token=', false],
  ['xtoken=abc', false],
  ['a=token=abc', false],
])('a browser with the cookie "%s" has a token: %s', async (cookie, hasToken) => {
  const { app } = await openOwned()
  const { body } = await app.inject({ url: '/about', headers: { cookie } })
  expect(body.replace(/<script type="application\/json".*?<\/script>/, '').includes('stats.example')).toBe(!hasToken)
})

test('a target in absolute form is routed, counted, limited and logged by its path', async () => {
  const lines: string[] = []
  const { database } = await openSite('sqlite')
  const { openAppOn } = await import('../fixtures/open-site.ts')
  const { app } = await openAppOn(
    database,
    { LOG_LEVEL: 'info', RATE_LIMIT_PER_MINUTE: '2' },
    { write: (line) => lines.push(line) },
  )
  const statuses = []
  for (let count = 0; count < 3; count++)
    statuses.push((await raw(app, 'http://elsewhere.example/v1/site_config/all?a=1')).status)
  expect(statuses).toEqual([200, 200, 429])
  const calls = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call')
  expect(calls.map(({ path, status }) => [path, status])).toEqual(
    statuses.map((status) => ['/v1/site_config/all', status]),
  )
})

test('the not-found page is rendered once', async () => {
  const { app } = await openOwned()
  for (const url of ['/nope', '/nope/more', '/x.php?a=1', '/%E4%B8%AD']) {
    const { statusCode, body } = await app.inject(url)
    expect([url, statusCode, titleOf(body)]).toEqual([url, 404, '/not-found'])
  }
})

test('a page is rendered with only the parameters and values that it accepts', async () => {
  const { app } = await openOwned()
  const drawn = async (url: string) => titleOf((await app.inject(url)).body)
  expect(await drawn('/about?utm=1&tab=b&lng=fr')).toBe('/about')
  expect(await drawn('/about?tab=a&x=y&lng=zh-CN')).toBe('/about?lng=zh&tab=a')
  expect(await drawn(`/about?q=${'x'.repeat(101)}`)).toBe('/about')
  expect(await drawn('/about?q=anything')).toBe('/about?q=anything')
  expect(await drawn('/login?q=anything')).toBe('/login')
})

test('every answer has a policy, whatever its type', async () => {
  const { app } = await openOwned()
  const urls = [
    '/about',
    '/nope',
    '/%ff',
    '/login',
    '/v1/site_config/all',
    '/v1/nope',
    '/healthz',
    '/robots.txt',
    '/about/',
  ]
  for (const url of urls) {
    const { headers } = await app.inject({ url, headers: { 'user-agent': 'a' } })
    expect([url, headers['content-security-policy']]).toEqual([
      url,
      expect.stringMatching(/^default-src '(none|self)'/),
    ])
  }
  const banned = await app.inject({ url: '/about', headers: { 'user-agent': 'BadBot' } })
  expect(banned.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
})
