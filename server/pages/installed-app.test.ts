// What a browser needs from the server to install the site and to use it offline.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { call } from '../fixtures/call.ts'
import { engines } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'

const [engine = 'sqlite'] = engines

test.each(['identity', 'br', 'gzip'])(
  'the worker may fetch from this site alone, and is asked for anew, as %s',
  async (encoding) => {
    const { app } = await openSite(engine)
    const { headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } })
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  },
)

test('the web manifest has the owner’s name for the site, and the language of the browser', async () => {
  const { app, database } = await openSite(engine)
  const token = await logIn(database)
  const config = { site_name: '张三的工具箱 of all', site_desc: 'Mine' }
  const form = { entries: [{ name: 'site_info', config }] }
  expect((await call(app, 'updateSiteConfig', { token, body: JSON.stringify(form) })).status).toBe(200)
  const { headers, ...answer } = await app.inject({
    url: '/manifest.webmanifest',
    headers: { 'accept-language': 'zh-CN' },
  })
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(answer.json()).toMatchObject({
    name: '张三的工具箱 of all',
    short_name: '张三的工具箱',
    description: 'Mine',
    lang: 'zh-CN',
    share_target: { action: './share', method: 'POST' },
  })
})

test("the offline page contains the configuration, escaped, and never the owner's script", async () => {
  const { app, database } = await openSite(engine)
  const token = await logIn(database)
  const config = { site_name: '</script><b>', site_meta_script: '<script src="https://s.example/x.js"></script>' }
  await call(app, 'updateSiteConfig', { token, body: JSON.stringify({ entries: [{ name: 'site_info', config }] }) })
  const { body, headers } = await app.inject('/shell.html')
  const [, code = ''] = /<script>(.*?)<\/script>/.exec(body) ?? []
  const hash = createHash('sha256').update(code).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}' 'wasm-unsafe-eval';`)
  expect(headers['content-security-policy']).not.toContain('s.example')
  expect(body).not.toContain('s.example')
  const [, data = ''] = /id="kept-config">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(data).site_info.site_name).toBe('</script><b>')
})

test('pages link to the web manifest; those behind the login do not', async () => {
  const { app } = await openSite(engine)
  expect((await app.inject('/')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  expect((await app.inject('/login')).body).not.toContain('manifest')
})
