import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (policy: string) => ({
  ...{ status: 200, policy: () => policy, location: undefined, headers: {} },
  text: { plain: () => Buffer.of(), gzip: () => Buffer.of() },
})
const make = (cache: PageCache, version: number, key: string) => cache.make(version, key, async () => page(key))
const policyOf = (cache: PageCache, version: number, key: string) => cache.find(version, key)?.policy('')

test('a page is kept until the site changes', async () => {
  const cache = new PageCache()
  await make(cache, 1, '/')
  expect(policyOf(cache, 1, '/')).toBe('/')
  expect(cache.find(2, '/')).toBeUndefined()
})

test('a page that was rendered before the site changed is not kept', async () => {
  const cache = new PageCache()
  const old = make(cache, 1, '/')
  cache.find(2, '/other')
  await old
  expect(cache.find(2, '/')).toBeUndefined()
})

test('a page is drawn once for all who ask for it meanwhile, and again where that failed', async () => {
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

test('the page that nobody asked for the longest goes first', async () => {
  const cache = new PageCache(2)
  await make(cache, 1, 'a')
  await make(cache, 1, 'b')
  cache.find(1, 'a')
  await make(cache, 1, 'c')
  expect(['a', 'b', 'c'].map((key) => policyOf(cache, 1, key))).toEqual(['a', undefined, 'c'])
})
