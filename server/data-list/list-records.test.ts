import { describe, expect, test } from 'vitest'
import { engines } from '../fixtures/databases.ts'
import { link, openRecordEditor } from './fixtures/open-record-editor.ts'

describe.each(engines)('on %s', (engine) => {
  test('pages are cut from the newest on, and one past the end is empty', async () => {
    const { create, list } = await openRecordEditor(engine)
    for (let count = 1; count <= 5; count++) await create({ kind: 'friend_link', key: `k${count}`, value: link })
    await create({ kind: 'ban_ua', key: 'bots', value: { values: ['bot'] } })
    const { data } = await list('?page=2&page_size=2')
    expect(data).toMatchObject({ total: 6, page: 2, page_size: 2, list: [{ id: 4 }, { id: 3 }] })
    expect((await list()).data).toMatchObject({ total: 6, page: 1, page_size: 20 })
    expect((await list('?page=1000000&page_size=100')).data).toMatchObject({ total: 6, list: [] })
    expect((await list('?kinds=ban_ua')).data).toMatchObject({ total: 1, list: [{ key: 'bots' }] })
    expect((await list('?kinds=ban_ua&kinds=friend_link&unknown=1')).data.total).toBe(6)
  })

  test('a query that is out of bounds is refused, naming its parameter', async () => {
    const { list, sorted } = await openRecordEditor(engine)
    for (const [query, field] of [
      ...['page=0', 'page=1000001', 'page=1.5', 'page=-1', 'page=x', 'page='].map((query) => [`?${query}`, 'page']),
      ['?page=1&page=2', 'page'],
      ['?page_size=0', 'page_size'],
      ['?page_size=101', 'page_size'],
      ['?kinds=nope', 'kinds'],
      ['?kinds=friend_link&kinds=nope', 'kinds'],
      [`?${Array(11).fill('kinds=ban_ua').join('&')}`, 'kinds'],
      [`?keyword=${'x'.repeat(101)}`, 'keyword'],
      ['?keyword=%00', 'keyword'],
    ] as [string, string][]) {
      const { status, data } = await list(query)
      expect([query, status, data.errors[0].field]).toEqual([query, 400, field])
    }
    expect((await sorted('?kinds=nope')).status).toBe(400)
  })

  test('a keyword is found literally, ignoring case, in key and value', async () => {
    const { create, list } = await openRecordEditor(engine)
    for (const key of ['100% a', 'un_der', 'back\\slash', "quo'te", 'école', 'ПРИВЕТ'])
      await create({ kind: 'friend_link', key, value: link })
    const expected: [keyword: string, matching: string[]][] = [
      ['100%', ['100% a']],
      ['n_d', ['un_der']],
      ['\\', ['back\\slash']],
      ["'", ["quo'te"]],
      ['ÉCOLE', ['école']],
      ['привет', ['ПРИВЕТ']],
      ['A.EXAMPLE', ['100% a', 'un_der', 'back\\slash', "quo'te", 'école', 'ПРИВЕТ']],
      ['友', []],
    ]
    for (const [keyword, matching] of expected) {
      const { data } = await list(`?page_size=2&keyword=${encodeURIComponent(keyword)}`)
      const keys = data.list.map(({ key }: { key: string }) => key)
      expect([keyword, data.total, keys]).toEqual([keyword, matching.length, matching.toReversed().slice(0, 2)])
    }
  })

  test('all records come by kind, sort, and key by code point, disabled ones too', async () => {
    const { create, sorted, published } = await openRecordEditor(engine)
    const keys = ['b', 'B', 'a-b', 'ab', 'ä', 'Z', '中', '\u{1f511}', '\uffee']
    for (const key of keys) await create({ kind: 'friend_link', key, value: link })
    await create({ kind: 'friend_link', key: 'first', value: { ...link, enable: false } })
    await create({ kind: 'friend_link', key: 'last', value: link, sort: 1 })
    await create({ kind: 'ban_ua', key: 'bots', value: { values: ['bot'] }, sort: 9 })
    const byCodePoint = ['B', 'Z', 'a-b', 'ab', 'b', 'first', 'ä', '中', '\uffee', '\u{1f511}', 'last']
    const { data } = await sorted()
    expect(data.map(({ key }: { key: string }) => key)).toEqual(['bots', ...byCodePoint])
    expect(data[0]).toMatchObject({ kind: 'ban_ua', version: 1, sort: 9 })
    expect((await sorted('?kinds=ban_ua')).data).toHaveLength(1)
    expect((await published()).map(({ key }: { key: string }) => key)).toEqual(
      byCodePoint.filter((key) => key !== 'first'),
    )
  })
})
