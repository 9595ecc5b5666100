import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { decode, sign } from './operations.ts'

const key = 'k'.repeat(32)

test('a payload keeps its bytes, and the digits of its numbers where times are added', async () => {
  const payload = '{ "id": 12345678901234567890, "exp": 1 }'
  const plain = await perform(sign, { payload, key, issuedAt: false })
  expect((await perform(decode, { token: plain.token })).payload).toBe(payload)

  const before = Math.floor(Date.now() / 1000)
  const timed = await perform(sign, { payload, key, expiresIn: '2h' })
  const [, iat = '', exp = ''] =
    /^\{"id":12345678901234567890,"iat":(\d+),"exp":(\d+)\}$/.exec(
      (await perform(decode, { token: timed.token })).payload,
    ) ?? []
  expect(Number(iat)).toBeGreaterThanOrEqual(before)
  expect(Number(exp) - Number(iat)).toBe(7200)
})

test('the header has the chosen algorithm and the given parameters', async () => {
  const input = { payload: '{"exp":1}', key, issuedAt: false, header: '{"kid":"a","alg":"none","typ":"at+jwt"}' }
  const { token, warnings } = await perform(sign, input)
  expect(JSON.parse((await perform(decode, { token })).header)).toEqual({ kid: 'a', alg: 'HS256', typ: 'at+jwt' })
  expect(warnings).toEqual([])
})

test.each<[object, string[]]>([
  [{ key: 'short' }, ['The key is too short for HS256: use at least 32 bytes', 'It never expires: there is no exp']],
  [{ key, algorithm: 'HS512', expiresIn: '1d' }, ['The key is too short for HS512: use at least 64 bytes']],
])('with %j it warns', async (options, warnings) => {
  expect((await perform(sign, { payload: '{}', key, ...options })).warnings.map(({ en }) => en)).toEqual(warnings)
})

test.each<[object, string, object]>([
  [{ payload: ' ' }, 'emptyPayload', {}],
  [{ payload: '{"a":}' }, 'invalidJson', { found: '}', line: 1, column: 6 }],
  [{ payload: '"text"' }, 'invalidJson', { expected: '{' }],
  [{ header: '[]' }, 'invalidJson', {}],
  [{ header: '{"b64":false}' }, 'unsupported', { kind: 'b64' }],
  [{ header: '{"crit":["x"]}' }, 'badHeader', {}],
  [{ header: '{"crit":[]}' }, 'badHeader', {}],
  [{ header: '{"crit":"x","x":1}' }, 'badHeader', {}],
  [{ header: '{"crit":["x","x"],"x":1}' }, 'badHeader', {}],
  [{ header: '{"crit":["kid"],"kid":"1"}' }, 'badHeader', {}],
  [{ expiresIn: 'soon' }, 'badTime', { text: 'soon' }],
  [{ algorithm: 'RS256' }, 'badKey', { reason: 'it is of another kind' }],
  [
    {
      algorithm: 'ES256',
      key: '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}',
    },
    'badKey',
    { reason: 'a private key is needed' },
  ],
  [{ key: '' }, 'badKey', { reason: 'please enter one' }],
])('%j is refused: %s', async (options, code, params) => {
  await expect(perform(sign, { payload: '{}', key, ...options })).rejects.toMatchObject({ code, params })
})

test('a header that is nested too deeply is refused', async () => {
  const header = `{"a":${'['.repeat(1e5)}${']'.repeat(1e5)}}`
  await expect(perform(sign, { payload: '{}', key, header })).rejects.toMatchObject({ code: 'badHeader' })
})
