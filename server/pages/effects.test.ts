// What the owner saves takes effect for visitors.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { siteStateOf } from '../app/site-state-of.ts'
import { logIn, type OpenSite, openSite } from '../fixtures/open-site.ts'

async function openOwned(variables: Record<string, string> = {}) {
  const opened = await openSite('sqlite', variables)
  const token = await logIn(opened.database)
  const post = async (url: string, payload: object) => {
    const answer = await opened.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    })
    expect([answer.statusCode, answer.json().msg]).toEqual([200, expect.any(String)])
  }
  return {
    ...opened,
    token,
    save: (name: string, config: object) => post('/admin/v1/site_config/update', { entries: [{ name, config }] }),
    create: (kind: string, value: object) => post('/admin/v1/data_list/create', { kind, value }),
  }
}

const get = ({ app }: OpenSite, url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const bootOf = (body: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')

test('the name of the site, its contents for search engines and its disclaimer are in the next page', async () => {
  const site = await openOwned()
  expect((await get(site, '/about')).body).toContain('<title></title>')
  const entry = { path: '/about', lng: 'en', title: 'Ours', keywords: '', description: '' }
  await site.save('site_info', { site_name: 'A </script> & B', disclaimer: 'Use it well' })
  await site.save('page_seo_config', { kd_contents: [entry] })
  const { body } = await get(site, '/about')
  expect(body).toContain('<title>A </script> & B</title>')
  expect(bootOf(body).config).toMatchObject({
    site_info: { site_name: 'A </script> & B', disclaimer: 'Use it well' },
    page_seo_config: { kd_contents: [entry] },
  })
})

test('/robots.txt holds what was saved, where that is more than a word for a meta tag', async () => {
  const site = await openOwned()
  await site.save('seo_config', { robots: 'User-agent: *\nDisallow: /tools' })
  expect((await get(site, '/robots.txt')).body).toContain('Disallow: /tools')
  await site.save('seo_config', { robots: 'noindex' })
  expect((await get(site, '/robots.txt')).body).toContain('Disallow: /admin')
})

test.each([301, 302, 307, 308])('a redirect by %i leads exactly where it says, without the query', async (code) => {
  const site = await openOwned()
  const to = 'https://elsewhere.example/x?y=1'
  await site.save('redirect_config', { redirects: [{ from: '/old/页', to, code }] })
  for (const url of ['/old/%E9%A1%B5', '/old/%e9%a1%b5?next=//evil.example']) {
    const { statusCode, headers } = await get(site, url, { host: 'evil.example' })
    expect([statusCode, headers.location]).toEqual([code, to])
  }
  expect((await get(site, '/old/%E9%A1%B5/more')).statusCode).toBe(404)
  await site.save('redirect_config', { redirects: [{ from: '/old/页', to, code, enable: false }] })
  expect((await get(site, '/old/%E9%A1%B5')).statusCode).toBe(404)
})

test('a banned browser is refused pages and public calls, but nothing that an owner needs', async () => {
  const site = await openOwned()
  await site.create('ban_ua', { enable: true, values: ['BadBot'] })
  const agent = { 'user-agent': 'Mozilla/5.0 (badbot/2.0)' }
  const page = await get(site, '/about', agent)
  expect([page.statusCode, page.body, page.headers['content-type']]).toEqual([
    403,
    '访问被拒绝',
    'text/plain; charset=utf-8',
  ])
  for (const url of ['/v1/site_config/all', '/v1/tools', '/v1/data_list/sort_data', '/v1/openapi.json']) {
    const answer = await get(site, url, agent)
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 403, { code: 403, msg: '访问被拒绝', data: null }])
  }
  const mcp = await site.app.inject({ method: 'POST', url: '/mcp', headers: agent, payload: {} })
  expect(mcp.statusCode).toBe(403)
  for (const url of ['/login', '/admin', '/admin/config', '/assets/entry-abc.js', '/healthz', '/readyz', '/robots.txt'])
    expect([url, (await get(site, url, agent)).statusCode]).not.toEqual([url, 403])
  const login = await site.app.inject({
    method: 'POST',
    url: '/v1/user/login',
    headers: agent,
    payload: { username: 'a', password: 'b' },
  })
  expect(login.statusCode).toBe(401)
  const owner = { ...agent, authorization: `Bearer ${site.token}` }
  expect((await get(site, '/v1/site_config/all', owner)).statusCode).toBe(200)
  const user = { ...agent, authorization: `Bearer ${await logIn(site.database, { role: 'user' })}` }
  expect((await get(site, '/v1/site_config/all', user)).statusCode).toBe(403)
})

test('a disabled ban, or one that only looks like a pattern, blocks nobody', async () => {
  const site = await openOwned()
  await site.create('ban_ua', { enable: false, values: ['curl'] })
  await site.create('ban_ua', { enable: true, values: ['.*.*'] })
  expect((await get(site, '/about', { 'user-agent': 'curl/8' })).statusCode).toBe(200)
})

test('the owner’s script stands in pages, its origin and the hash of its code in their policy alone', async () => {
  const site = await openOwned()
  const script = '<script src="https://stats.example/s.js"></script><script>count("1")</script><style>p{}</style>'
  await site.save('site_info', { site_meta_script: script })
  const page = await get(site, '/about')
  expect(page.body).toContain(`</script>${script}</head>`)
  const policy = String(page.headers['content-security-policy'])
  const [, scripts = '', styles = ''] = /script-src ([^;]*); style-src-elem ([^;]*)/.exec(policy) ?? []
  const [guard, own, start] = [...page.body.matchAll(/<script>(.+?)<\/script>/g)].map(([, code = '']) => hashOf(code))
  expect(scripts.split(' ').sort()).toEqual(
    ["'self'", guard, own, start, "'wasm-unsafe-eval'", 'https://stats.example'].sort(),
  )
  expect(own).toBe(hashOf('count("1")'))
  expect(styles).toBe(`'self' ${hashOf('p{}')}`)
  const withToken = await get(site, '/about', { cookie: 'token=anything' })
  const behind = [withToken, await get(site, '/login'), await get(site, '/account'), await get(site, '/admin/config')]
  for (const { body, headers } of behind) {
    expect(body.replace(/<script type="application\/json".*?<\/script>/, '')).not.toContain('stats.example')
    expect(headers['content-security-policy']).not.toContain('stats.example')
    expect(headers['content-security-policy']).not.toContain(own)
  }
})

test('a script of the owner’s that lies on the site itself may be anywhere on it', async () => {
  const site = await openOwned()
  const scriptsOf = async () =>
    /script-src (\S+)/.exec(
      String((await get(site, '/about', { host: 'site.example' })).headers['content-security-policy']),
    )?.[1]
  expect(await scriptsOf()).toBe('site.example/assets/')
  await site.save('site_info', { site_meta_script: '<script src="/stats/count.js"></script>' })
  expect(await scriptsOf()).toBe("'self'")
})

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('in an emergency the script is left out everywhere', async () => {
  const site = await openOwned({ META_SCRIPT: 'off' })
  await site.save('site_info', { site_meta_script: 'stolen()' })
  expect((await get(site, '/about')).body).not.toMatch(/<script[^>]*>stolen/)
})

test('pages behind the login are neither cached nor indexed', async () => {
  const site = await openOwned()
  for (const url of ['/login', '/admin', '/account', '/admin/nope'])
    expect((await get(site, url)).headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect((await get(site, '/about')).headers).not.toHaveProperty('x-robots-tag')
})

test('images may come from where the owner has configured them', async () => {
  const site = await openOwned()
  await site.save('site_seo', { og_image: 'https://cdn.example/card.png' })
  expect((await get(site, '/about')).headers['content-security-policy']).toContain('blob: https://cdn.example;')
})

test('another process on the same database has it after its next poll', async () => {
  const site = await openOwned()
  const other = siteStateOf(site.database, 0)
  await other.poll()
  const { version } = other
  await other.poll()
  expect(other.version).toBe(version)
  await site.save('site_info', { site_name: 'Seen by all' })
  await site.create('friend_link', { name: 'Friend', link: 'https://friend.example', enable: true })
  await other.poll()
  expect(other.content.config.site_info.site_name).toBe('Seen by all')
  expect(other.content.friendLinks).toMatchObject([{ name: 'Friend' }])
})

test.each(['/中文', '/a/ü b'.replace(' ', ''), 'https://例え.example/道?x=語'])(
  'a redirect to %s goes out in ASCII',
  async (to) => {
    const site = await openOwned()
    await site.save('redirect_config', { redirects: [{ from: '/old', to }] })
    const { statusCode, headers } = await get(site, '/old')
    expect([statusCode, String(headers.location)]).toEqual([302, expect.stringMatching(/^[\x21-\x7e]+$/)])
    const base = 'https://site.example'
    expect(new URL(String(headers.location), base).href).toBe(new URL(to, base).href)
    const saved = site.site.content.config.redirect_config.redirects[0]?.to
    expect(saved).toBe(headers.location)
  },
)

test('a path with a trailing slash is redirected like the one without', async () => {
  const site = await openOwned()
  await site.save('redirect_config', { redirects: [{ from: '/old/', to: '/about' }] })
  expect((await get(site, '/old')).headers.location).toBe('/about')
  expect((await get(site, '/old/')).headers.location).toBe('/old')
})
