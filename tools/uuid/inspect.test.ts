import { parse, stringify, v1, v1ToV6, v3, v4, v5, v6, v7, validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { convert, generate, inspect } from './operations.ts'

const only = async (ids: string) => (await perform(inspect, { ids })).entries[0]

test.each([
  ['919108f7-52d1-4320-9bac-f847db4148a8', { kind: 'v4', variant: 'rfc9562' }],
  [
    '1EC9414C-232A-6B00-B3C8-9F6BDECED846',
    { kind: 'v6', time: '2022-02-22T19:22:22.0000000Z', sequence: 0x33c8, node: '9f:6b:de:ce:d8:46' },
  ],
  ['{5c146b14-3c52-8afd-938a-375d0df1fbf6}', { kind: 'v8' }],
  ['urn:uuid:000003e8-ec87-21ee-8a00-325096b39f47', { kind: 'v2', node: '32:50:96:b3:9f:47' }],
  ['00000000-0000-0000-0000-000000000000', { kind: 'nil', variant: 'none', integer: '0' }],
  ['FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF', { kind: 'max', integer: '340282366920938463463374607431768211455' }],
  ['00000000-0000-0000-c000-000000000046', { kind: 'guid', variant: 'microsoft' }],
  [
    '507f191e810c19729de860ea',
    { kind: 'objectid', time: '2012-10-17T20:46:22Z', sequence: 0xe860ea, node: '810c19729d' },
  ],
  ['0ujtsYcgvSTl8PAuAdqWYSMnLOv', { kind: 'ksuid', time: '2017-10-10T04:00:47Z' }],
  ['01arz3ndektsv4rrffq69g5fav', { kind: 'ulid', time: '2016-07-30T23:54:10.259Z' }],
  ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', { kind: 'ulid', time: '+010889-08-02T05:31:50.655Z' }],
  ['V1StGXR8_Z5jdHi6B-myT', { kind: 'nanoid', integer: '' }],
])('%s is read', async (id, fields) => {
  expect(await only(id)).toMatchObject({ isValid: true, ...fields })
})

test.each([
  ['ffffffff-ffff-ffff-8fff-ffffffffffff', 'unknown', 'Version 15 is not defined'],
  ['12345678-1234-4234-1234-123456789012', 'unknown', 'The variant is not that of RFC 9562, so there is no version'],
  ['1234567-81234-4234-8234-123456789012', 'unknown', 'The hyphens of a UUID are in the wrong places'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAI', 'ulid', 'A ULID has no I'],
  ['01ARZ3NDEKTSV4RRFFQ69G5FAu', 'ulid', 'A ULID has no U'],
  ['80000000000000000000000000', 'ulid', 'Above 7ZZZZZZZZZZZZZZZZZZZZZZZZZ, the greatest ULID'],
  ['aWgEPTl1tmebfsQzFP4bxwgy80W', 'ksuid', 'Above aWgEPTl1tmebfsQzFP4bxwgy80V, the greatest KSUID'],
  ['hello', 'unknown', 'Not an ID of a known kind'],
  ['５５０e8400-e29b-41d4-a716-446655440000', 'unknown', 'Not an ID of a known kind'],
  ['__proto__', 'unknown', 'Not an ID of a known kind'],
  ['\ud83d\0', 'unknown', 'Not an ID of a known kind'],
])('%j is none, and says why', async (id, kind, problem) => {
  expect(await only(id)).toMatchObject({ kind, isValid: false, problem: { en: problem } })
})

test('lists of any notation are read', async () => {
  const ids = '\uFEFF["919108f7-52d1-4320-9bac-f847db4148a8", \'{919108F7-52D1-4320-9BAC-F847DB4148A8}\'];\r\nhello'
  const { entries, count } = await perform(inspect, { ids })
  expect([count, entries.map(({ kind }) => kind)]).toEqual([3, ['v4', 'v4', 'unknown']])
})

test('any white space separates IDs', async () => {
  const blanks = Array.from({ length: 2 ** 16 }, (_, unit) => String.fromCharCode(unit)).filter((unit) =>
    /\s/.test(unit),
  )
  expect((await perform(inspect, { ids: blanks.map((blank) => `${blank}a`).join('') })).count).toBe(blanks.length)
})

test('a line of ten megabytes is not an ID, and a list of more than 10,000 is refused', async () => {
  expect(await only('a'.repeat(1e7))).toMatchObject({ kind: 'unknown', id: `${'a'.repeat(63)}…` })
  await expect(perform(inspect, { ids: 'a '.repeat(5e6) })).rejects.toMatchObject({ code: 'tooMany' })
  await expect(perform(inspect, { ids: ' \n,' })).rejects.toMatchObject({ code: 'empty' })
})

test('our UUIDs are valid to the package uuid, and its UUIDs to us', async () => {
  for (const kind of ['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'v8']) {
    const { ids } = await perform(generate, { kind, name: kind === 'v8' ? '' : '林', count: runs(200) })
    for (const id of ids.split('\n')) expect([validate(id), `v${version(id)}`]).toEqual([true, kind])
  }
  const { first: ofUrl } = await perform(generate, { kind: 'v5', namespace: 'url', name: 'https://例子.中国/' })
  expect(ofUrl).toBe(v5('https://例子.中国/', v5.URL))
  const { first: ofName } = await perform(generate, { kind: 'v3', namespace: 'url', name: 'x'.repeat(1000) })
  expect(ofName).toBe(v3('x'.repeat(1000), v3.URL))

  for (let run = 0; run < runs(200); run++) {
    const msecs = Math.floor(Math.random() * 2 ** 42)
    const time = new Date(msecs).toISOString()
    const first = v1({ msecs, nsecs: 1234, clockseq: run, node: Uint8Array.of(1, 2, 3, 4, 5, 6) })
    const fields = { time: time.replace('Z', '1234Z'), sequence: run, node: '01:02:03:04:05:06' }
    expect(await only(first)).toMatchObject({ kind: 'v1', ...fields })
    expect(await only(v1ToV6(first))).toMatchObject({ kind: 'v6', ...fields })
    expect(await only(v7({ msecs }))).toMatchObject({ kind: 'v7', time })
    expect(await only(v6())).toMatchObject({ kind: 'v6' })
    const random = v4()
    const base64 = Buffer.from(parse(random)).toString('base64')
    expect(await only(random)).toMatchObject({ kind: 'v4', base64 })
    const { text } = await perform(convert, { id: base64 })
    expect(text).toBe(stringify(parse(random)))
  }
})
