// A site below a base path: it is removed from incoming requests, and prepended to links and redirects.
import { expect, test } from 'vitest'
import { engines } from '../fixtures/databases.ts'
import { openSite } from '../fixtures/open-site.ts'
import { readSettings } from '../settings/settings.ts'

const [engine = 'sqlite'] = engines
const open = () => openSite(engine, { BASE_PATH: '/toolbox', SITE_URL: 'https://site.example' })

test.each([
  '/',
  '/about',
  '/login',
  '/assets/entry-abc.js',
  '/sw.js',
  '/shell.html',
  '/v1/site_config/all',
  '/healthz',
])('%s is served below the base path, and nowhere else', async (path) => {
  const { app } = await open()
  expect((await app.inject(`/toolbox${path}`)).statusCode).toBe(200)
  expect((await app.inject(path)).statusCode).toBe(404)
  expect((await app.inject(`/toolboxes${path}`)).statusCode).toBe(404)
})

test('redirects stay below the base path', async () => {
  const { app } = await open()
  const locationOf = async (url: string) => (await app.inject(url)).headers.location
  expect(await locationOf('/toolbox?lng=zh')).toBe('/toolbox/?lng=zh')
  expect(await locationOf('/toolbox/about/')).toBe('/toolbox/about')
})

test('crawlers get URLs below the base path', async () => {
  const { app } = await open()
  const robots = (await app.inject('/toolbox/robots.txt')).body
  expect(robots).toContain('https://site.example/toolbox/sitemap.xml')
  expect(robots).toContain('Disallow: /toolbox/admin\n')
  expect((await app.inject('/toolbox/sitemap.xml')).body).toContain('<loc>https://site.example/toolbox/about</loc>')
})

test.each(['toolbox', '/toolbox/', '//host', '/a b', '/..', '/a?b'])('%j is no valid base path', (BASE_PATH) => {
  expect(() => readSettings({ BASE_PATH })).toThrow(
    /^BASE_PATH cannot be used: write a path without a slash at its end/,
  )
})
