import { expect, test } from 'vitest'
import { sections } from '#contract/site-config/sections.ts'
import { contentSecurityPolicy, hostOfAssets } from './content-security-policy.ts'

const config = (info = {}) => ({
  site_info: sections.site_info.parse(info),
  site_seo: sections.site_seo.parse({}),
  page_seo_config: sections.page_seo_config.parse({}),
  seo_config: sections.seo_config.parse({}),
})
const plain = {
  apiOrigin: '',
  ownScripts: 'site.example/assets/',
  scripts: [],
  inline: { scripts: ["'sha256-abc='"], styles: ["'sha256-def='"] },
}
const policyOf = (configured = config(), sources: Partial<Parameters<typeof contentSecurityPolicy>[1]> = {}) =>
  contentSecurityPolicy(configured, { ...plain, ...sources })
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a page may connect to its own site only, and run its own scripts', () => {
  const policy = policyOf()
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'script-src')).toBe("script-src site.example/assets/ 'sha256-abc=' 'wasm-unsafe-eval'")
  expect(directive(policy, 'style-src-elem')).toBe("style-src-elem 'self' 'sha256-def='")
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*(unsafe-inline|\*|data:|blob:)/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(policy, name)).toBe(`${name} 'none'`)
})

test('images come from here and from where the owner configured them', () => {
  const policy = policyOf(config({ site_logo: 'https://cdn.example/logo.png', site_image: '/og.png' }))
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.example")
})

test('an API on another origin may be called, and nothing else', () => {
  const policy = policyOf(config(), { apiOrigin: 'https://api.example/base' })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example")
})

test('the owner’s scripts are allowed, and may connect to their origin', () => {
  const policy = policyOf(config(), { scripts: ['https://stats.example'] })
  expect(directive(policy, 'script-src')).toContain(' https://stats.example')
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://stats.example")
  expect(directive(policy, 'img-src')).toContain(' https://stats.example')
})

test('an origin that could end a directive, or begin another header, is left out', () => {
  for (const address of ['https://a;b/x', 'https://a,b.example:8080/x'])
    expect(policyOf(config({ site_logo: address }), { scripts: [address] })).toBe(policyOf())
})

test.each([
  ['https://site.example/', 'site.example'],
  ['https://SITE.example:443/tools', 'site.example'],
  ['http://localhost:3000', 'localhost:3000'],
  ['http://127.0.0.1:8391', '127.0.0.1:8391'],
  ['https://例え.example', 'xn--r8jz45g.example'],
  ['http://10.0.0.7:3000', undefined],
  ['http://[::1]:3000', undefined],
  ['https://a;b/', undefined],
  ['https://a,b/', undefined],
  ['not an address', undefined],
  ['', undefined],
])('the scripts of %s can be narrowed by the host %s', (siteUrl, host) => {
  expect(hostOfAssets(siteUrl)).toBe(host)
})
