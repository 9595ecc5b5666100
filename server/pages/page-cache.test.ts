import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (policy: string, status = 200) => ({
  ...{ status, policy, location: undefined, headers: {} },
  text: { plain: () => Buffer.of(), gzip: () => Buffer.of() },
})

test('a page is kept until the site changes', () => {
  const cache = new PageCache()
  cache.get(1, '/')
  cache.set(1, '/', page('a'))
  expect(cache.get(1, '/')?.policy).toBe('a')
  expect(cache.get(2, '/')).toBeUndefined()
})

test('a page that was rendered before the site changed is not kept', () => {
  const cache = new PageCache()
  cache.get(1, '/')
  cache.get(2, '/other')
  cache.set(1, '/', page('old'))
  expect(cache.get(2, '/')).toBeUndefined()
})

test('only pages that were found are kept', () => {
  const cache = new PageCache()
  cache.get(1, '/nope')
  cache.set(1, '/nope', page('none', 404))
  cache.set(1, '/old', { ...page(''), location: '/new' })
  expect([cache.get(1, '/nope'), cache.get(1, '/old')]).toEqual([undefined, undefined])
})

test('the page that nobody asked for the longest goes first', () => {
  const cache = new PageCache(2)
  cache.get(1, 'a')
  cache.set(1, 'a', page('a'))
  cache.set(1, 'b', page('b'))
  cache.get(1, 'a')
  cache.set(1, 'c', page('c'))
  expect(['a', 'b', 'c'].map((key) => cache.get(1, key)?.policy)).toEqual(['a', undefined, 'c'])
})
