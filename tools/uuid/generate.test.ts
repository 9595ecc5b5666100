import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { generate, inspect } from './operations.ts'

const made = async (input: object): Promise<string[]> => (await perform(generate, input)).ids.split('\n')

test.each([
  ['v1', '2022-02-22T14:22:22-05:00', /^c232ab00-9414-11ec-[89ab]...-.[13579bdf].{10}$/],
  ['v6', '2022-02-22T19:22:22.000000Z', /^1ec9414c-232a-6b00-[89ab]...-.[13579bdf].{10}$/],
  ['v7', '2022-02-22t19:22:22z', /^017f22e2-79b0-7...-[89ab]...-.{12}$/],
  ['v8', '2022-02-22T14:22:22-05:00', /^2489e9ad-2ee2-8e00-[89ab]...-.{12}$/],
  ['ulid', '2016-07-30T23:54:10.259Z', /^01ARZ3NDEK[\dA-HJKMNP-TV-Z]{16}$/],
  ['objectid', '2012-10-17T20:46:22Z', /^507f191e[\da-f]{16}$/],
])('a %s of a time begins as its specification says', async (kind, at, pattern) => {
  expect((await made({ kind, at }))[0]).toMatch(pattern)
})

test.each([
  ['v3', 'dns', 'www.example.com', '5df41881-3aed-3515-88a7-2f4a814cf09e'],
  ['v5', 'dns', 'www.example.com', '2ed6657d-e927-568b-95e1-2665a8aea6a2'],
  ['v8', 'dns', 'www.example.com', '5c146b14-3c52-8afd-938a-375d0df1fbf6'],
])('a %s in the namespace %s of %s is that of RFC 9562', async (kind, namespace, name, id) => {
  expect(await made({ kind, namespace, name, count: 2 })).toEqual([id, id])
  const custom = { namespace: 'custom', namespaceId: '{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}' }
  expect(await made({ kind, ...custom, name })).toEqual([id])
})

test.each(['v1', 'v6', 'v7', 'v8', 'ulid', 'objectid'])(
  '10,000 of kind %s are of one time, and each is told apart',
  async (kind) => {
    const at = '2026-11-25T09:30:00Z'
    const ids = await made({ kind, at, count: 10_000 })
    expect(new Set(ids).size).toBe(10_000)
    // The time of version 1 begins with its low digits, and the counter of an ObjectId wraps around.
    if (kind !== 'v1' && kind !== 'objectid') expect(ids.toSorted()).toEqual(ids)
    if (kind === 'v8') return
    const { entries } = await perform(inspect, { ids: ids.at(-1) })
    expect(entries[0]?.time).toMatch(/^2026-11-25T09:30:00(?:\.000(?:9999)?)?Z$/)
  },
)

test('a random UUID has its version and variant, and every other bit is both 0 and 1', async () => {
  const ids = await made({ count: 1000, hyphens: false })
  const all = ids.map((id) => BigInt(`0x${id}`))
  const set = all.reduce((sum, id) => sum | id, 0n)
  const clear = all.reduce((sum, id) => sum & id, (1n << 128n) - 1n)
  expect(set.toString(16)).toBe('ffffffffffff4fffbfffffffffffffff')
  expect(clear.toString(16)).toBe('40008000000000000000')
})

test('every letter of an alphabet can come up in a NanoID', async () => {
  const letters = new Set((await made({ kind: 'nanoid', count: 500 })).join(''))
  expect([...letters].sort().join('')).toBe('-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz')
  expect(new Set((await made({ kind: 'nanoid', alphabet: '甲乙', length: 255 }))[0])).toEqual(new Set('甲乙'))
})

test.each([
  [{ kind: 'nil', wrap: 'urn', hyphens: false }, 'urn:uuid:00000000-0000-0000-0000-000000000000'],
  [{ kind: 'max', wrap: 'braces', upperCase: true }, '{FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF}'],
  [
    { kind: 'nil', count: 2, hyphens: false, wrap: 'quotes', separator: ',\\n' },
    `"${'0'.repeat(32)}",\n"${'0'.repeat(32)}"`,
  ],
  [{ kind: 'max', count: 2, hyphens: false, separator: '' }, 'f'.repeat(64)],
])('%j is written so', async (input, ids) => {
  expect((await perform(generate, input)).ids).toBe(ids)
})

test.each([
  [{ kind: 'v3' }, 'needsName', {}],
  [{ kind: 'v5', name: 'a', namespace: 'custom', namespaceId: '6ba7b810' }, 'badNamespace', {}],
  [{ kind: 'nanoid', alphabet: 'a' }, 'badAlphabet', {}],
  [{ kind: 'nanoid', alphabet: 'aab' }, 'badAlphabet', {}],
  [{ kind: 'nanoid', alphabet: '🍎🍐🍊' }, 'badAlphabet', {}],
  [{ kind: 'nanoid', alphabet: 'a❤️' }, 'badAlphabet', {}],
  [{ kind: 'nanoid', alphabet: 'ab\ud83d' }, 'badAlphabet', {}],
  [{ kind: 'nanoid', alphabet: 'ab\n' }, 'badAlphabet', {}],
  [
    { kind: 'nanoid', alphabet: String.fromCharCode(...Array.from({ length: 256 }, (_, at) => 0x4e00 + at)) },
    'badAlphabet',
    {},
  ],
  [{ kind: 'v7', at: '2026-02-30T00:00:00Z' }, 'badTime', { time: '2026-02-30T00:00:00Z' }],
  [{ kind: 'v7', at: '２０２６-02-01T00:00:00Z' }, 'badTime', { time: '２０２６-02-01T00:00:00Z' }],
  [{ kind: 'v7', at: '1969-12-31T23:59:59.999Z' }, 'outOfRange', { kind: 'UUID v7' }],
  [{ kind: 'v7', at: '1970-01-01T00:00:00+00:01' }, 'outOfRange', { kind: 'UUID v7' }],
  [{ kind: 'v1', at: '1582-10-14T23:59:59Z' }, 'outOfRange', { kind: 'UUID v1' }],
  [{ kind: 'v6', at: '5236-03-31T21:21:00.684697599Z', count: 2 }, 'outOfRange', { kind: 'UUID v6' }],
  [{ kind: 'objectid', at: '2106-02-07T06:28:16Z' }, 'outOfRange', { kind: 'ObjectId' }],
])('%j is refused as %s', async (input, code, params) => {
  await expect(perform(generate, input)).rejects.toMatchObject({ code, params })
})

test('the last times in range are accepted', async () => {
  expect((await made({ kind: 'v6', at: '5236-03-31T21:21:00.684697599Z' }))[0]).toMatch(/^ffffffff-ffff-6fff-/)
  expect((await made({ kind: 'v1', at: '1582-10-15T00:00:00Z' }))[0]).toMatch(/^00000000-0000-1000-/)
  expect((await made({ kind: 'objectid', at: '2106-02-07T06:28:15Z' }))[0]).toMatch(/^ffffffff/)
})
