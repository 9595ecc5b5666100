import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readFriendLinks } from './read-friend-links.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { dataset: { base: '/toolbox' } } }))
afterEach(() => vi.unstubAllGlobals())

const asked = vi.fn()
const answer = (body: unknown) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address)
    return new Response(JSON.stringify(body))
  })
const record = (value: string) => ({ id: 1, key: 'a', kind: 'friend_link', value })

test('enabled links are read, and what cannot be read is an empty link that is not shown', async () => {
  const link = { name: 'A', link: 'https://a.example', open_blank: true, enable: true }
  answer({ code: 200, msg: 'success', data: [record(JSON.stringify(link)), record('{'), record('{"name":"B"}')] })
  expect(await readFriendLinks()).toEqual([link])
  expect(asked).toHaveBeenCalledWith('/toolbox/v1/data_list/sort_data?kinds=friend_link')
})

test.each([
  [{ code: 500, msg: '服务器内部错误', data: null }, '服务器内部错误'],
  [{ code: 500, data: null }, 'Failed to fetch data list'],
  [{}, 'Failed to fetch data list'],
  [null, 'Failed to fetch data list'],
])('an answer of %j fails with %j', async (body, message) => {
  answer(body)
  await expect(readFriendLinks()).rejects.toThrow(message)
})
