import { describe, expect, test } from 'vitest'
import { siteStateOf } from '../app/site-state-of.ts'
import { call } from '../fixtures/call.ts'
import { engines } from '../fixtures/databases.ts'
import { link, openRecordEditor } from './fixtures/open-record-editor.ts'

describe.each(engines)('on %s', (engine) => {
  test('an update changes only the given fields; a value is replaced completely', async () => {
    const { create, update, published } = await openRecordEditor(engine)
    const { data: made } = await create({
      kind: 'friend_link',
      key: 'a',
      value: { ...link, open_blank: true },
      sort: 3,
    })
    const moved = await update({ id: 1, sort: 9 })
    expect(moved.data).toEqual({ ...made, sort: 9, version: 2, update_time: moved.data.update_time })
    const named = await update({ id: 1, key: 'b', kind: 'friend_link', version: 2 })
    expect(named.data).toMatchObject({ key: 'b', sort: 9, version: 3, value: made.value })
    const valued = await update({ id: 1, value: { name: 'B', link: 'http://b.example' } })
    expect(JSON.parse(valued.data.value)).toEqual({
      name: 'B',
      link: 'http://b.example',
      open_blank: false,
      enable: false,
    })
    expect(await published()).toEqual([])
  })

  test('an update that cannot be made says why, and changes nothing', async () => {
    const { create, update, database } = await openRecordEditor(engine)
    await create({ kind: 'friend_link', key: 'a', value: link })
    await create({ kind: 'friend_link', key: 'other', value: link })
    const wrong: [body: object, status: number, what: unknown][] = [
      [{ sort: 1 }, 400, 'id'],
      [{ id: 1 }, 400, ''],
      [{ id: 1, version: 1 }, 400, ''],
      [{ id: 1, kind: 'ban_ua', sort: 1 }, 400, 'kind'],
      [{ id: 1, value: { name: 'A' } }, 400, 'value.link'],
      [{ id: '1', sort: 1 }, 400, 'id'],
      [{ id: 2 ** 53, sort: 1 }, 400, 'id'],
      [{ id: 3, sort: 1 }, 404, null],
      [{ id: 2_147_483_648, sort: 1 }, 404, null],
      [{ id: 1, sort: 1, version: 7 }, 409, { conflicts: [{ name: 'a', version: 1 }] }],
      [{ id: 1, key: 'other' }, 409, null],
    ]
    for (const [body, expected, what] of wrong) {
      const { status, data } = await update(body)
      expect([body, status, status === 400 ? data.errors[0].field : data]).toEqual([body, expected, what])
    }
    const kept = await database.selectFrom('data_list').selectAll().where('id', '=', 1).executeTakeFirst()
    expect(kept).toMatchObject({ key: 'a', version: 1, sort: 0 })
  })

  test('of two updates with the same version, one succeeds', async () => {
    const { create, update } = await openRecordEditor(engine)
    await create({ kind: 'friend_link', value: link })
    const answers = await Promise.all([1, 2].map((sort) => update({ id: 1, sort, version: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('records are deleted all or none, and once', async () => {
    const { create, remove, sorted, published } = await openRecordEditor(engine)
    for (const key of ['a', 'b', 'c', 'd']) await create({ kind: 'friend_link', key, value: link })
    const missing = await remove({ ids: [1, 2, 99] })
    expect([missing.status, missing.data]).toEqual([404, null])
    expect((await sorted()).data).toHaveLength(4)
    expect((await remove({ ids: [1, 2, 2] })).data).toEqual({ deleted: 2 })
    const answers = await Promise.all([1, 2, 3].map(() => remove({ id: 3 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
    expect((await published()).map(({ key }: { key: string }) => key)).toEqual(['d'])
  })

  test('a deletion without valid ids is refused, naming its field', async () => {
    const { remove } = await openRecordEditor(engine)
    const wrong: [body: object, field: string][] = [
      [{}, ''],
      [{ id: '1' }, 'id'],
      [{ ids: [] }, 'ids'],
      [{ ids: [1, 'x'] }, 'ids.1'],
      [{ ids: Array(101).fill(1) }, 'ids'],
    ]
    for (const [body, field] of wrong) {
      const { status, data } = await remove(body)
      expect([body, status, data.errors[0].field]).toEqual([body, 400, field])
    }
  })

  test('other processes notice every change', async () => {
    const { database, create, update, remove } = await openRecordEditor(engine)
    const other = siteStateOf(database, 0)
    const seen = async () => {
      await other.poll()
      return other.content.friendLinks.map(({ name }) => name)
    }
    await create({ kind: 'friend_link', value: link })
    expect(await seen()).toEqual(['A'])
    await update({ id: 1, value: { ...link, name: 'B' } })
    expect(await seen()).toEqual(['B'])
    await remove({ id: 1 })
    expect(await seen()).toEqual([])
  })

  test('the audit records changes of records, and nothing of refused ones', async () => {
    const { app, token, create, update, remove } = await openRecordEditor(engine)
    await create({ kind: 'friend_link', key: 'a', value: link })
    await update({ id: 1, key: 'b' })
    await update({ id: 1, key: 'c', version: 1 })
    await remove({ ids: [1, 2] })
    await remove({ id: 1 })
    const { data } = await call(app, 'listAudit', { token })
    const done = data.list.map(({ action, target, name, hash }: Record<string, string>) => [
      ...[action, target, name, hash?.length],
    ])
    expect(done).toEqual([
      ['record.delete', 'friend_link/b', 'A', 0],
      ['record.update', 'friend_link/b', 'A', 64],
      ['record.create', 'friend_link/a', 'A', 64],
    ])
  })
})
