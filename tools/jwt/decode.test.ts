import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decode } from './operations.ts'

const part = (text: string) => Buffer.from(text).toString('base64url')
const tokenOf = (payload: string, header = '{"alg":"HS256"}') => `${part(header)}.${part(payload)}.AQID`
const decoded = (token: string) => perform(decode, { token })

test.each([
  ['Bearer ', ''],
  ['Authorization: Bearer ', ''],
  ['authorization:bearer ', '\r\n'],
  ['"', '"'],
  ["'", "',"],
  ['X-Access-Token: ', ''],
  ['access_token=', ';'],
])('%j before a token and %j behind it are left out', async (before, behind) => {
  const token = tokenOf('{"sub":"ada"}')
  const broken = `${token.slice(0, 10)}\n${token.slice(10, 30)}\r\n  ${token.slice(30)}`
  for (const each of [token, broken])
    expect(await decoded(before + each + behind)).toMatchObject({ payload: '{"sub":"ada"}', signature: '010203' })
})

test('a payload is shown as it is, to its last digit and space, and each claim as it is written', async () => {
  const payload = '{ "id": 12345678901234567890, "exp": 1e400, "x": [1.0], "__proto__": "林" }'
  const { payload: shown, claims, state } = await decoded(tokenOf(payload))
  expect(shown).toBe(payload)
  expect(state).toBe('active')
  expect(claims.map(({ name, value, time }) => [name, value, time])).toEqual([
    ['id', '12345678901234567890', undefined],
    ['exp', '1e400', undefined],
    ['x', '[1.0]', undefined],
    ['__proto__', '林', undefined],
  ])
})

test.each<[string, string, string, string[]]>([
  ['{"exp":1}', '{"alg":"HS256"}', 'expired', []],
  ['{"nbf":99999999999}', '{"alg":"HS256"}', 'early', ['It never expires: there is no exp']],
  [
    '{}',
    '{"alg":"none"}',
    'timeless',
    ['Anyone can make this token: it is not signed', 'It never expires: there is no exp'],
  ],
  ['{"exp":"1"}', '{"alg":"HS256"}', 'timeless', ['“exp” is not a number of seconds']],
  ['{"exp":1767607200000}', '{"alg":"HS256"}', 'active', ['“exp” looks like milliseconds; it should be seconds']],
  [
    '{"exp":1}',
    '{"alg":"none","alg":"HS256"}',
    'expired',
    ['“alg” stands in it more than once; programs differ in which they take'],
  ],
  [
    '[]',
    '{"alg":"HS256","jku":"https://a.org"}',
    'timeless',
    ['The header names where its key is (jku); do not trust it', 'The payload is not a JSON object'],
  ],
  [
    tokenOf('{}'),
    '{"alg":"HS256","cty":"JWT"}',
    'timeless',
    ['The payload is another token', 'The payload is not a JSON object'],
  ],
])('%s with %s is %s', async (payload, header, state, warnings) => {
  const decodedToken = await decoded(tokenOf(payload, header))
  expect([decodedToken.state, decodedToken.warnings.map(({ en }) => en)]).toEqual([state, warnings])
})

test('a payload that is not text is shown in hex', async () => {
  expect(await decoded(`${part('{"alg":"HS256"}')}._w.`)).toMatchObject({ payload: 'ff', claims: [] })
})

test.each<[string, string, object]>([
  ['', 'empty', {}],
  ['a.b', 'notToken', { count: 2 }],
  [`${part('{"alg":"HS256"}')}.e+0.a`, 'badPart', { part: 'payload', found: '+', position: 23 }],
  [`Bearer ${part('{"alg":"HS256"}')}.e30.aé`, 'badPart', { part: 'signature', found: 'é', position: 34 }],
  [`${part('{"alg":"HS256"}')}.e30.a`, 'badPart', { part: 'signature', found: 'a', position: 26 }],
  [`${part('{"alg":')}.e30.`, 'invalidJson', { found: 'EOF', line: 1, column: 8 }],
  [`${part('[]')}.e30.`, 'invalidJson', { found: '[' }],
  ['e'.repeat(2 ** 20 + 1), 'tooLong', { limit: 1_048_576 }],
])('%.60s is refused: %s', async (token, code, params) => {
  await expect(decoded(token)).rejects.toMatchObject({ code, params })
})

test('a mebibyte of dots, brackets or claims is read at once', async () => {
  await expect(decoded('.'.repeat(2 ** 20))).rejects.toMatchObject({ code: 'notToken' })
  const deep = `{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect((await decoded(tokenOf(deep))).claims).toHaveLength(1)
  const many = `{${Array.from({ length: 50_000 }, (_, index) => `"${index}":1`).join(',')}}`
  expect((await decoded(tokenOf(many))).claims).toHaveLength(50_000)
})
