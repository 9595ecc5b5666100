import { expect, test } from 'vitest'
import { sections } from '#contract/site-config/sections.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

const config = (info = {}) => ({
  site_info: sections.site_info.parse(info),
  site_seo: sections.site_seo.parse({}),
  page_seo_config: sections.page_seo_config.parse({}),
  seo_config: sections.seo_config.parse({}),
})
const policyOf = (...args: Parameters<typeof contentSecurityPolicy>) => contentSecurityPolicy(...args)('abc')
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `))

test('a page may talk to its own site alone, and run scripts of its own', () => {
  const policy = policyOf(config(), { apiOrigin: '', scripts: [] })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'")
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' 'wasm-unsafe-eval'")
  expect(policy).not.toMatch(/'unsafe-eval'|script-src[^;]*(unsafe-inline|\*|data:|blob:)/)
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(directive(policy, name)).toBe(`${name} 'none'`)
})

test('images come from here and from where the owner configured them', () => {
  const policy = policyOf(config({ site_logo: 'https://cdn.example/logo.png', site_image: '/og.png' }), {
    apiOrigin: '',
    scripts: [],
  })
  expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://cdn.example")
})

test('an API on another origin may be called, and nothing beside it', () => {
  const policy = policyOf(config(), { apiOrigin: 'https://api.example/base', scripts: [] })
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://api.example")
})

test('the owner’s own scripts are let in, and may answer where they come from', () => {
  const policy = policyOf(config(), { apiOrigin: '', scripts: ['https://stats.example'] })
  expect(directive(policy, 'script-src')).toContain(' https://stats.example')
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://stats.example")
  expect(directive(policy, 'img-src')).toContain(' https://stats.example')
})

test('an origin that could end a directive, or begin another header, is left out', () => {
  const plain = policyOf(config(), { apiOrigin: '', scripts: [] })
  for (const address of ['https://a;b/x', 'https://a,b.example:8080/x'])
    expect(policyOf(config({ site_logo: address }), { apiOrigin: '', scripts: [address] })).toBe(plain)
})
