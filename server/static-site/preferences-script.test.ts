import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { preferencesScript } from './preferences-script.ts'

/** Returns the URL that the script redirects to, or undefined if it does not redirect. */
function leadsTo(address: string, { base = '', cookie = '', kept = '', language = 'en-US' }): string | undefined {
  const { search, hash, pathname } = new URL(address, 'https://site.example')
  let target: string | undefined
  const world = {
    document: { cookie, documentElement: { dataset: base && { base } } },
    location: { search, hash, pathname, replace: (to: string) => (target = to) },
    navigator: { language },
    localStorage: { lng: kept },
    sessionStorage: {},
    URLSearchParams,
  }
  runInNewContext(preferencesScript, { ...world, self: world })
  return target && new URL(target, 'https://site.example').href
}

test.each([
  ['/tools/base64', {}, undefined],
  ['/tools/base64', { language: 'zh-TW' }, '/zh/tools/base64'],
  ['/tools/base64?q=1#a', { cookie: 'x=1; lng=zh' }, '/zh/tools/base64?q=1#a'],
  ['/', { kept: 'zh', language: 'en' }, '/zh/'],
  ['/', { kept: 'en', language: 'zh' }, undefined],
  ['/zh/tools', { language: 'en' }, undefined],
  ['/zh?lng=en', {}, '/?lng=en'],
  ['/zh/tools?lng=en', {}, '/tools?lng=en'],
  ['/zebra', {}, undefined],
  ['/toolbox/tools?lng=zh&q=1', { base: '/toolbox' }, '/toolbox/zh/tools?q=1'],
  ['/toolbox/zh/?lng=en', { base: '/toolbox' }, '/toolbox/?lng=en'],
])('%s with %j redirects to %s', (address, visitor, wanted) => {
  expect(leadsTo(address, visitor)).toBe(wanted && `https://site.example${wanted}`)
})

test.each(['/zh//evil.example/?lng=en', '/zh/%5Cevil.example?lng=en', '//evil.example/?lng=zh'])(
  '%s leads to no other host',
  (path) => {
    const { host } = new URL(leadsTo(`https://site.example${path}`, {}) ?? '')
    expect(host).toBe('site.example')
  },
)
