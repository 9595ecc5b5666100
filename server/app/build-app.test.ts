// The whole server, over HTTP; pages are rendered by a stub, as e2e/ tests the real ones.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#contract/routes.ts'
import { loadEveryTool } from '#core/load-tools.node.ts'
import { openPool } from '../pool/pool.ts'
import { readSettings } from '../settings/settings.ts'
import { UsageCounter } from '../stats/usage-counter.ts'
import { VisitorCounter } from '../stats/visitor-counter.ts'
import { migrate } from '../store/migrate.ts'
import { openSqlite } from '../store/open-sqlite.ts'
import { buildApp } from './build-app.ts'
import { siteStateOf } from './site-state-of.ts'

const database = openSqlite(':memory:')
const dist = mkdtempSync(join(tmpdir(), 'dist-'))
let app: Awaited<ReturnType<typeof buildApp>>
let pool: Awaited<ReturnType<typeof openPool>>

beforeAll(async () => {
  for (const folder of ['client/.vite', 'client/assets', 'server', 'pages'])
    mkdirSync(join(dist, folder), { recursive: true })
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{"web/entry-client.tsx":{"file":"assets/entry-abc.js"}}')
  writeFileSync(join(dist, 'client/assets/entry-abc.js'), '1')
  writeFileSync(join(dist, 'pages/licences.html'), '<p>licence</p>')
  writeFileSync(join(dist, 'client/shell.html'), '<head><script>1</script></head>')
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `export const routeModules = {}, publicPaths = ['/', '/about'], toolModules = () => [], knowsTool = () => false
     export const findPage = (path) => ({ path: /^\\/(a[a-z-]*(\\/base64)?|licences)?$/.test(path) ? path : '/not-found', reads: {} })
     export const render = async (request, boot, { nonce, served }) => {
       const { pathname, search } = new URL(request.url)
       const html = \`<head></head><script nonce="\${nonce}">start()</script><p>\${boot.language} \${boot.isDark} \${pathname}\${search} \${served}</p>\`
       return new Response(html, { status: pathname.startsWith('/a') || pathname === '/' || pathname === '/licences' ? 200 : 404 })
     }`,
  )
  await migrate(database)
  await database
    .insertInto('data_list')
    .values({
      key: 'a',
      kind: 'friend_link',
      sort: 0,
      version: 1,
      create_time: 0,
      update_time: 0,
      value: JSON.stringify({ name: '</script><b>', link: 'https://a.example', enable: true }),
    })
    .execute()
  const tools = await loadEveryTool()
  pool = await openPool()
  const site = siteStateOf(database, tools.length)
  await site.refresh()
  const settings = readSettings({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '200',
    SITE_URL: 'https://site.example/',
  })
  app = await buildApp({
    settings,
    database,
    site,
    visitors: new VisitorCounter(database),
    usage: new UsageCounter(database),
    tools,
    pool,
    dist,
  })
})

afterAll(async () => {
  await app.close()
  await pool.close()
  rmSync(dist, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test('the public configuration is four sections of JSON text', async () => {
  const { code, msg, data } = (await get('/v1/site_config/all')).json()
  expect({ code, msg }).toEqual({ code: 200, msg: 'success' })
  expect(Object.keys(data)).toEqual(['site_info', 'site_seo', 'page_seo_config', 'seo_config'])
  expect(JSON.parse(data.seo_config)).toEqual({ robots: '' })
})

test.each(['', 'Bearer wrong', 'Basic YTpi'])('a public call ignores the authorization %j', async (authorization) => {
  expect((await get('/v1/site_config/all', { authorization })).statusCode).toBe(200)
})

test('friend links are listed by kind, without brackets; an unknown kind is refused', async () => {
  const link = { id: 1, key: 'a', kind: 'friend_link' }
  const { data } = (await get('/v1/data_list/sort_data?kinds=friend_link')).json()
  expect(data).toMatchObject([link])
  expect((await get('/v1/data_list/sort_data?kinds=friend_link&kinds=ban_ua')).json().data).toMatchObject([link])
  expect((await get('/v1/data_list/sort_data')).json().data).toMatchObject([link])
  expect((await get('/v1/data_list/sort_data?kinds=ban_ua')).json().data).toEqual([])
  const refused = await get('/v1/data_list/sort_data?kinds=nope')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { code: 400, data: { errors: [{ field: 'kinds' }] } },
  ])
})

test('every public call that reads answers a visitor with the envelope, its data as described', async () => {
  for (const route of Object.values(routes)) {
    if (route.access !== 'public' || route.method !== 'GET') continue
    const answer = await app.inject({ method: route.method, url: route.path })
    expect([route.path, answer.statusCode]).toEqual([route.path, 200])
    expect(route.data.safeParse(answer.json().data).error).toBeUndefined()
  }
})

test.each([
  ['GET', '/v1/nope', 404],
  ['GET', '/admin/v1/nope', 404],
  ['POST', '/v1/site_config/all', 404],
  ['DELETE', '/v1/stats', 404],
  ['GET', '/v1/%00', 404],
  ['GET', '/v1/tools/base64', 404],
] as const)('%s %s is no call: the envelope says so, never a page', async (method, url, status) => {
  const answer = await app.inject({ method, url })
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: status, data: null }])
})

test('health and readiness disclose nothing else', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' })
  expect((await get('/readyz')).json()).toEqual({ status: 'ok' })
})

test('a page carries its data, safe inside the script element', async () => {
  const one = await get('/about')
  const [, data = ''] = /<script type="application\/json" id="boot">(.*?)<\/script>/.exec(one.body) ?? []
  expect(data).not.toContain('<')
  expect(JSON.parse(data)).toMatchObject({ friendLinks: [{ name: '</script><b>' }], siteUrl: 'https://site.example' })
})

test.each([
  ['/about', {}, 'en undefined'],
  ['/about?lng=zh', {}, 'zh undefined'],
  ['/about', { cookie: 'lng=zh; is_dark=true' }, 'zh true'],
  ['/about?lng=en', { cookie: 'lng=zh; is_dark=false' }, 'en false'],
  ['/about', { 'accept-language': 'zh-CN,en;q=0.5' }, 'zh undefined'],
  ['/about?lng=fr', { cookie: 'is_dark=perhaps' }, 'en undefined'],
])('%s with %j is rendered in %s', async (url, headers, drawn) => {
  expect((await get(url, headers)).body).toContain(`>${drawn} `)
})

test.each(['/nope', '//evil.example/', '/%5cevil', '/a/..//evil', '/a%2f%2fevil'])(
  '%s is 404 and leads nowhere',
  async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  },
)

test('content that only the server has is rendered into its page', async () => {
  expect((await get('/licences')).body).toContain('<p>licence</p>')
  const docs = (await get('/api-docs')).body
  expect(docs).toContain('POST /v1/tools/base64/encode')
  const ofTool = (await get('/api-docs/base64')).body
  expect(ofTool).toContain('curl -s https://site.example/v1/tools/base64/encode')
})

test('crawlers get the site’s own URLs, whatever the Host header', async () => {
  const robots = await get('/robots.txt', { host: 'evil.example' })
  expect(robots.body).toContain('Sitemap: https://site.example/sitemap.xml')
  const sitemap = await get('/sitemap.xml', { host: 'evil.example' })
  expect(sitemap.body).toContain('<loc>https://site.example/about</loc>')
  expect(robots.body + sitemap.body).not.toContain('evil')
})

test('every answer has the security headers', async () => {
  expect((await get('/assets/entry-abc.js')).headers['x-content-type-options']).toBe('nosniff')
  for (const url of ['/about', '/v1/stats', '/nope']) {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\w-]{12}$/),
    })
  }
})

test('an address that exceeds the rate limit is told when to retry', async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => get('/v1/stats', {})))
  const refused = answers.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toEqual({ code: 429, msg: '请求过于频繁，请稍后再试', data: null })
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
})
