import { describe, expect, test } from 'vitest'
import { engines } from '../fixtures/databases.ts'
import { link, openRecordEditor } from './fixtures/open-record-editor.ts'

describe.each(engines)('on %s', (engine) => {
  test('a record is created from text or an object, with a normalized value', async () => {
    const { create, published } = await openRecordEditor(engine)
    const { status, data } = await create({ kind: 'friend_link', key: 'a', value: { ...link, more: 1 }, sort: 5 })
    expect(status).toBe(200)
    const value = '{"name":"A","link":"https://a.example","open_blank":false,"enable":true}'
    expect(data).toEqual({
      id: 1,
      key: 'a',
      kind: 'friend_link',
      value,
      sort: 5,
      version: 1,
      create_time: expect.stringMatching(/^\d{4}-.*Z$/),
      update_time: data.create_time,
    })
    const text = await create({
      kind: 'friend_link',
      value: JSON.stringify({ link: link.link, name: 'A', enable: true }),
    })
    expect(text.data).toMatchObject({ id: 2, value, sort: 0, key: expect.stringMatching(/^[\w-]{12}$/) })
    expect(await published()).toEqual([
      { id: 2, key: text.data.key, kind: 'friend_link', value },
      { id: 1, key: 'a', kind: 'friend_link', value },
    ])
  })

  test('id, version and times never come from the body', async () => {
    const { create } = await openRecordEditor(engine)
    const more = { id: 77, version: 9, create_time: 0, update_time: 0 }
    expect((await create({ kind: 'friend_link', value: link, ...more })).data).toMatchObject({ id: 1, version: 1 })
  })

  test('a key is unique within a kind', async () => {
    const { create } = await openRecordEditor(engine)
    expect((await create({ kind: 'friend_link', key: 'a', value: link })).status).toBe(200)
    const again = await create({ kind: 'friend_link', key: 'a', value: link })
    expect([again.status, again.data]).toEqual([409, null])
    expect((await create({ kind: 'ban_ua', key: 'a', value: { values: ['bot'] } })).status).toBe(200)
    expect((await create({ kind: 'friend_link', key: 'A', value: link })).status).toBe(200)
  })

  test('of many concurrent creations of one key, one succeeds', async () => {
    const { create } = await openRecordEditor(engine)
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ kind: 'friend_link', key: 'a', value: link })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('an invalid record is refused, naming its field', async () => {
    const { create, database } = await openRecordEditor(engine)
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const wrong: [body: object, field: string][] = [
      [{ value: link }, 'kind'],
      [{ kind: 'nope', value: link }, 'kind'],
      [{ kind: 'friend_link' }, 'value'],
      [{ kind: 'friend_link', value: [] }, 'value'],
      [{ kind: 'friend_link', value: '[]' }, 'value'],
      [{ kind: 'friend_link', value: 'x' }, 'value'],
      [{ kind: 'friend_link', value: '{"__proto__":{}}' }, 'value'],
      [{ kind: 'friend_link', value: `{"x":${deep(32)}}` }, 'value'],
      [{ kind: 'friend_link', value: `{"name":"\\u0000","link":"https://a.example"}` }, 'value.name'],
      [{ kind: 'friend_link', value: { link: 'https://a.example' } }, 'value.name'],
      [{ kind: 'friend_link', value: { name: 'A' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, name: '' } }, 'value.name'],
      [{ kind: 'friend_link', value: { ...link, name: 'x'.repeat(101) } }, 'value.name'],
      [{ kind: 'friend_link', value: { ...link, link: 'javascript:alert(1)' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: ' https://a.example' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: 'HTTPS://a.example' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: '//a.example' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: 'https://a:b@a.example' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: 'https://' } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, link: `https://a.example/${'x'.repeat(2048)}` } }, 'value.link'],
      [{ kind: 'friend_link', value: { ...link, enable: 'true' } }, 'value.enable'],
      [{ kind: 'ban_ua', value: { enable: true } }, 'value.values'],
      [{ kind: 'ban_ua', value: { values: [] } }, 'value.values'],
      [{ kind: 'ban_ua', value: { values: ['bot', ' a '] } }, 'value.values.1'],
      [{ kind: 'ban_ua', value: { values: ['bot', ' bot'] } }, 'value.values'],
      [{ kind: 'ban_ua', value: { values: Array.from({ length: 201 }, (_, index) => `bot${index}`) } }, 'value.values'],
      [{ kind: 'friend_link', value: link, key: '' }, 'key'],
      [{ kind: 'friend_link', value: link, key: ' a' }, 'key'],
      [{ kind: 'friend_link', value: link, key: 'a\nb' }, 'key'],
      [{ kind: 'friend_link', value: link, key: 'x'.repeat(129) }, 'key'],
      [{ kind: 'friend_link', value: link, sort: -1 }, 'sort'],
      [{ kind: 'friend_link', value: link, sort: 1_000_001 }, 'sort'],
      [{ kind: 'friend_link', value: link, sort: '1' }, 'sort'],
    ]
    for (const [body, field] of wrong) {
      const { status, data } = await create(body)
      expect([body, status, data.errors[0].field]).toEqual([body, 400, field])
    }
    expect(await database.selectFrom('data_list').selectAll().execute()).toEqual([])
  })

  test('texts of a ban are trimmed', async () => {
    const { create } = await openRecordEditor(engine)
    const { data } = await create({ kind: 'ban_ua', value: { values: [' bot ', 'spider'] } })
    expect(data.value).toBe('{"enable":false,"values":["bot","spider"]}')
  })

  test('a kind can have a thousand records', async () => {
    const { create, database } = await openRecordEditor(engine)
    const row = { kind: 'friend_link', value: '{}', sort: 0, version: 1, create_time: 0, update_time: 0 }
    const rows = Array.from({ length: 999 }, (_, index) => ({ ...row, key: `k${index}` }))
    await database.insertInto('data_list').values(rows).execute()
    expect((await create({ kind: 'friend_link', value: link })).status).toBe(200)
    const { status, data } = await create({ kind: 'friend_link', value: link })
    expect([status, data.errors[0].field]).toEqual([400, 'kind'])
    expect((await create({ kind: 'ban_ua', value: { values: ['bot'] } })).status).toBe(200)
  })
})
