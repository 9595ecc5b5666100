// No accepted configuration breaks a page. Uses the built pages where there are any: `npm test` builds them.
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { type SectionName, sectionNames, sections } from '#contract/site-config/sections.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { call } from '../fixtures/call.ts'
import { openEmptyDatabase } from '../fixtures/databases.ts'
import { logIn, openAppOn } from '../fixtures/open-site.ts'

const dist = join(import.meta.dirname, '../../dist')

const addresses = [
  ...[
    'https://u:p@h/',
    'https://h/',
    'http://h:1',
    'https://h/path?q#f',
    'https://例え.example/道',
    'http://[::1]:80/',
  ],
  ...[
    'https://a;b/',
    'https://a,b/x',
    'https://%41/',
    'http://h\u00ad/',
    'javascript:alert(1)',
    '//h',
    '/x',
    '/%ff',
    '/ü?#',
  ],
  ...['mailto:a@b.c', 'a@b.c', '"a b"@c.d', 'http://127.1', 'https://xn--a/', 'http://h:65536', 'https://h\\x'],
]
const texts = [
  ...[
    '',
    ' ',
    '0',
    '</script><b>',
    '<!--',
    '{nonce}',
    '$&',
    '$<a>',
    '\u2028',
    '\ufeff',
    '👩‍👩‍👧‍👧',
    '%',
    '\\',
    'a:b',
    'noindex',
  ],
  ...[
    '<script src="https://a;b/x.js"></script>',
    '<meta name="a" content="b">',
    'a()',
    '"',
    "'",
    '&amp;',
    'null',
    '[]',
  ],
]
const text = fc.oneof(fc.constantFrom(...addresses, ...texts), fc.string({ unit: 'binary', maxLength: 40 }))
const scalar = fc.oneof(text, fc.double(), fc.boolean(), fc.integer())
const content = fc.oneof(
  text,
  fc.record({
    path: fc.constantFrom('/', '/about', '/tools/base64'),
    lng: fc.constantFrom('en', 'zh'),
    title: scalar,
    keywords: scalar,
    description: scalar,
  }),
  fc.dictionary(text, scalar, { maxKeys: 4 }),
)
const redirect = fc.record({
  from: fc.oneof(fc.constantFrom('/old', '/中', '/old/'), text),
  to: fc.oneof(fc.constantFrom('/new', '/中', '/old', '/%E4%B8%AD/', 'https://例え.example/'), text),
  code: fc.constantFrom(301, 302, 307, 308),
})
const translated = fc.dictionary(fc.constantFrom('main_title', 'site_title', 'disclaimer', 'og_title', 'x'), text)
const value = fc.oneof(
  scalar,
  fc.record({ en: translated, zh: translated }, { requiredKeys: [] }),
  fc.array(text, { maxLength: 3 }),
  fc.array(content, { maxLength: 3 }),
  fc.array(redirect, { maxLength: 3 }),
)

/** Generates arbitrary values for the fields of a section, and keeps those that its schema accepts. */
const change = (name: SectionName) => {
  const { shape }: z.ZodObject = sections[name]
  const fields = Object.entries(shape).map(([field, form]) => [
    field,
    value.map((raw) => (z.safeParse(form, raw).success ? raw : undefined)),
  ])
  return fc
    .record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>)
    .map((raw) => Object.fromEntries(Object.entries(raw).filter(([, kept]) => kept !== undefined)))
}
const anyConfig = fc.record(
  Object.fromEntries(sectionNames.map((name) => [name, change(name)])) as Record<string, fc.Arbitrary<object>>,
)

const pages = [
  ...[
    '/',
    '/about',
    '/login',
    '/admin',
    '/admin/config',
    '/account',
    '/tools',
    '/tools/base64?lng=zh',
    '/terms',
    '/nope',
  ],
  ...['/api-docs', '/old', '/%E4%B8%AD', '/robots.txt', '/sitemap.xml', '/v1/site_config/all'],
]

test.skipIf(!existsSync(dist))('whatever is accepted, every page answers', async () => {
  const database = await openEmptyDatabase('sqlite')
  const folder = join(dist, `../node_modules/.cache/any-config-${process.pid}`)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { app } = await openAppOn(database, { DATA_DIR: folder }, undefined, dist)
  const token = await logIn(database)
  let accepted = 0
  const save = async (name: string, config: object) =>
    (await call(app, 'updateSiteConfig', { token, body: { entries: [{ name, config }] } })).status
  const property = fc.asyncProperty(anyConfig, async (config) => {
    for (const [name, fields] of Object.entries(config)) {
      const status = await save(name, fields)
      expect([200, 400]).toContain(status)
      if (status === 200) accepted++
    }
    for (const url of pages) {
      const { statusCode, headers } = await app.inject(url)
      expect([url, statusCode < 400 || statusCode === 404]).toEqual([url, true])
      if (String(headers['content-type']).startsWith('text/html'))
        expect(String(headers['content-security-policy'])).toMatch(
          /^\/(login|admin|account)/.test(url)
            ? /^default-src 'self'; script-src 'self' 'nonce-[\w+/=]+' 'wasm-unsafe-eval'/
            : /^default-src 'self'; script-src 'self'( 'sha256-[\w+/=]+')+ 'wasm-unsafe-eval'/,
        )
    }
  })
  await fc.assert(property, { numRuns: runs(60), seed: 8 })
  expect(accepted).toBeGreaterThan(runs(60) * 3)
})
