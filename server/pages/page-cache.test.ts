import { expect, test } from 'vitest'
import { EncodedBody } from '../http/encoded-body.ts'
import { PageCache } from './page-cache.ts'

const page = (policy: string, content = '') => ({
  status: 200,
  policyFor: () => policy,
  location: undefined,
  headers: {},
  body: new EncodedBody(content, policy),
})
const make = (cache: PageCache, version: number, key: string, content?: string) =>
  cache.make(version, key, async () => page(key, content))
const policyOf = (cache: PageCache, version: number, key: string) => cache.find(version, key)?.policyFor('')

test('a page is kept until the site changes', async () => {
  const cache = new PageCache()
  await make(cache, 1, '/')
  expect(policyOf(cache, 1, '/')).toBe('/')
  expect(cache.find(2, '/')).toBeUndefined()
})

test('a page that was rendered before the site changed is not cached', async () => {
  const cache = new PageCache()
  const old = make(cache, 1, '/')
  cache.find(2, '/other')
  await old
  expect(cache.find(2, '/')).toBeUndefined()
})

test('a page is prepared once for concurrent requests, and again after a failure', async () => {
  const cache = new PageCache()
  let drawn = 0
  const draw = async () => {
    if (++drawn === 1) throw new Error('not this time')
    return page('a')
  }
  const [first, second] = await Promise.allSettled([cache.make(1, '/', draw), cache.make(1, '/', draw)])
  expect([first?.status, second?.status, drawn]).toEqual(['rejected', 'rejected', 1])
  await Promise.all([cache.make(1, '/', draw), cache.make(1, '/', draw)])
  expect([drawn, policyOf(cache, 1, '/')]).toEqual([2, 'a'])
})

test('the least recently used page is dropped when there are too many bytes', async () => {
  const cache = new PageCache(2 * (100 + 100 + 50))
  await make(cache, 1, 'a', 'a'.repeat(100))
  await make(cache, 1, 'b', 'b'.repeat(100))
  cache.find(1, 'a')
  await make(cache, 1, 'c', 'c'.repeat(100))
  expect(['a', 'b', 'c'].map((key) => policyOf(cache, 1, key))).toEqual(['a', undefined, 'c'])
  await make(cache, 1, 'd', 'd'.repeat(50))
  expect(['a', 'c', 'd'].map((key) => policyOf(cache, 1, key))).toEqual(['a', 'c', 'd'])
})

test('a page larger than the cache is returned, and not cached', async () => {
  const cache = new PageCache(100)
  expect((await make(cache, 1, 'long', 'x'.repeat(51))).policyFor('')).toBe('long')
  expect(policyOf(cache, 1, 'long')).toBeUndefined()
  await make(cache, 1, 'short', 'x'.repeat(50))
  expect(policyOf(cache, 1, 'short')).toBe('short')
})
