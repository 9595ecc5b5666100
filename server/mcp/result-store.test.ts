import { expect, test } from 'vitest'
import { ResultStore } from './result-store.ts'

const part = (name: string, content: string | File, mimeType = 'text/plain') => ({ name, mimeType, content })

test('stored parts are listed and read: texts as texts, files by their bytes', async () => {
  const kept = new ResultStore()
  const bytes = new Uint8Array([0xff, 0, 1])
  const parts = [
    part('json', '{"a": "\ud800"}', 'application/json'),
    part('名 1.csv', new File(['\ufeffa,b'], '名 1.csv'), 'text/csv'),
    part('broken.txt', new File([bytes], 'broken.txt'), 'text/plain'),
    part('a.png', new File([bytes], 'a.png'), 'image/png'),
  ]
  const described = parts.map((each) => kept.keep(each))
  expect(described).toEqual(kept.list())
  expect(described.map(({ uri, size }) => [uri, size])).toEqual([
    ['toolbench://results/1/json', 12],
    ['toolbench://results/2/%E5%90%8D%201.csv', 6],
    ['toolbench://results/3/broken.txt', 3],
    ['toolbench://results/4/a.png', 3],
  ])
  const read = await Promise.all(described.map(({ uri }) => kept.read(uri, 'en')))
  expect(read.map(({ contents: [first] }) => first)).toEqual([
    { uri: described[0]?.uri, mimeType: 'application/json', text: '{"a": "\ud800"}' },
    { uri: described[1]?.uri, mimeType: 'text/csv', text: '\ufeffa,b' },
    { uri: described[2]?.uri, mimeType: 'text/plain', blob: '/wAB' },
    { uri: described[3]?.uri, mimeType: 'image/png', blob: '/wAB' },
  ])
})

test.each([
  ['bytes', { maxBytes: 10 }],
  ['parts', { maxParts: 2 }],
])('with too many %s the oldest are dropped, and reading one says so', async (_, limits) => {
  const kept = new ResultStore(limits)
  const uris = ['a', 'b', 'c'].map((name) => kept.keep(part(name, '12345')).uri)
  expect(kept.list().map(({ uri }) => uri)).toEqual(uris.slice(1))
  await expect(kept.read(uris[0] ?? '', 'en')).rejects.toMatchObject({
    code: -32602,
    message: 'toolbench://results/1/a is not kept any more, since newer results took its room: run the tool again',
    data: { uri: uris[0] },
  })
  await expect(kept.read(uris[0] ?? '', 'zh')).rejects.toThrow('不再保留')
})

test.each(['toolbench://results/4/a', 'toolbench://results/1/', 'toolbench://results/0/a', 'file:///etc/passwd', ''])(
  'what never was there is none: %s',
  async (uri) => {
    await expect(new ResultStore().read(uri, 'en')).rejects.toThrow(`There is no resource ${uri}`)
  },
)
