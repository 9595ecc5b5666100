// Rules for every call that takes a body (§0 of the contract).
import { describe, expect, test } from 'vitest'
import { type Route, routes } from '#contract/routes.ts'
import { call } from '../fixtures/call.ts'
import { enginesForCalls } from '../fixtures/databases.ts'
import { logIn, openSite } from '../fixtures/open-site.ts'

const writes = Object.entries<Route>(routes).flatMap(([name, { method, form }]) =>
  method === 'POST' && !form ? [name as keyof typeof routes] : [],
)
const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

describe.each(enginesForCalls)('on %s', (engine) => {
  test('every write takes JSON and nothing else', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    const types = [
      ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'],
      ...[
        'application/jsonx',
        'application/json\t',
        'application/json;',
        'application/json;garbage',
        'application/json charset',
      ],
      ...[
        'application/json; charset=utf-16',
        'application/json, text/plain',
        ' application/json; a=b',
        'application/ld+json',
        '',
      ],
    ]
    for (const name of writes) {
      if (!app.hasRoute({ method: 'POST', url: routes[name].path })) continue
      for (const type of types) {
        const { status, data } = await call(app, name, { token, body: '{}', headers: { 'content-type': type } })
        expect([name, type, status, data]).toEqual([name, type, 415, null])
      }
      const packed = await call(app, name, { token, body: '{}', headers: { 'content-encoding': 'gzip' } })
      expect([name, packed.status]).toEqual([name, 415])
    }
  })

  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
  ])('the type %s is JSON', async (type) => {
    const { app } = await openSite(engine)
    expect((await call(app, 'login', { body: '{}', headers: { 'content-type': type } })).status).toBe(400)
  })

  test('every write refuses malformed JSON', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    const bodies = [
      ...['', ' ', '{', '{}}', "{'a':1}", '{"a":1,}', 'undefined', 'NaN', '{"a":1e}', '// x\n{}'],
      ...['"text"', '7', 'true', 'null'],
      ...['{"__proto__":{"role":"admin"}}', '{"a":[{"constructor":1}]}', '{"a":{"b":{"prototype":1}}}'],
      ...['{"\\u005f_proto__":1}', '{"a\\u0000":1}', '{"\\ud800":1}'],
      ...[`{"a":${deep(32)}}`, '['.repeat(60_000), `{"a":"${'\\'.repeat(3)}"}`],
    ]
    for (const name of writes.filter((name) => 'body' in routes[name])) {
      if (!app.hasRoute({ method: 'POST', url: routes[name].path })) continue
      for (const body of bodies) {
        const { status, data } = await call(app, name, { token, body })
        // If the body were accepted, the error would name the field that it lacks.
        expect([name, body.slice(0, 40), status, data.errors[0].field]).toEqual([name, body.slice(0, 40), 400, ''])
      }
      const bytes = await app.inject({
        method: 'POST',
        url: routes[name].path,
        payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d]),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
      expect([name, bytes.statusCode]).toEqual([name, 400])
    }
  })

  test('a text with U+0000 or a lone surrogate is refused, naming its field', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    for (const [text, field] of [
      ['{"kind":"friend_link","key":"a\\u0000","value":{}}', 'key'],
      ['{"kind":"friend_link","value":{"name":"\\ud83d"}}', 'value.name'],
    ] as const) {
      const { status, data } = await call(app, 'createRecord', { token, body: text })
      expect([status, data.errors[0].field]).toEqual([400, field])
    }
  })

  test('a body may have 64 KiB, that of the configuration 1 MiB', async () => {
    const { app, database } = await openSite(engine)
    const token = await logIn(database)
    for (const [name, max] of [
      ['login', 2 ** 16],
      ['updateOwnUser', 2 ** 16],
      ['createRecord', 2 ** 16],
      ['updateSiteConfig', 2 ** 20],
    ] as const) {
      const padded = (size: number) => `{"x":"${'x'.repeat(size - 8)}"}`
      expect([name, (await call(app, name, { token, body: padded(max) })).status]).toEqual([name, 400])
      const { status, data } = await call(app, name, { token, body: padded(max + 1) })
      expect([name, status, data]).toEqual([name, 413, null])
    }
  })

  test('other methods are refused, and HEAD answers like GET', async () => {
    const { app, database } = await openSite(engine)
    const authorization = `Bearer ${await logIn(database)}`
    for (const { method, path } of Object.values<Route>(routes)) {
      for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (other === method) continue
        const answer = await app.inject({ method: other, url: path, headers: { authorization } })
        expect([other, path, [404, 405].includes(answer.statusCode), answer.json().code]).toEqual([
          ...[other, path, true, answer.statusCode],
        ])
      }
    }
    const head = await app.inject({ method: 'HEAD', url: routes.readOwnUser.path, headers: { authorization } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})
