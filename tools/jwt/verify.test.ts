import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { signingAlgorithms } from './key/algorithms.ts'
import { sign, verify } from './operations.ts'

/** RFC 7515, appendix A: one payload, signed in three ways. */
const payload = 'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ'
const secret =
  '{"kty":"oct","k":"AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow"}'
const rsa =
  '{"kty":"RSA","n":"ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ","e":"AQAB"}'
const curve =
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0","d":"jpsQnnGQmL-YBIffH1136cspYG6-0iY7X1fCE9-E9LI"}'
/** RFC 8037, appendix A. */
const edwards =
  '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}'
const hs256 = `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${payload}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`
const rs256 = `eyJhbGciOiJSUzI1NiJ9.${payload}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`
const es256 = `eyJhbGciOiJFUzI1NiJ9.${payload}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`
const eddsa =
  'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg'
/** RFC 7797, section 4.1, whose payload is $.02; with the payload left out, as it is sent. */
const unencoded =
  'eyJhbGciOiJIUzI1NiIsImI2NCI6ZmFsc2UsImNyaXQiOlsiYjY0Il19..A5dxf2s96_n5FLueVuW1Z_vh161FwXZC4YLPff6dmDY'

const at = '2011-03-22T18:00:00Z'
const checked = (token: string, key: string, options: object = {}) => perform(verify, { token, key, at, ...options })
const reasonFor = async (token: string, key: string, options: object = {}) =>
  (await checked(token, key, options)).reason?.en

test.each([
  ['HS256', hs256, secret],
  ['RS256', rs256, rsa],
  ['ES256', es256, curve],
  ['EdDSA', eddsa, edwards],
])('the example of %s holds, and no other key holds it', async (algorithm, token, key) => {
  expect(await checked(token, key)).toMatchObject({ isValid: true, algorithm })
  const set = JSON.stringify({
    keys: [{ kty: 'other' }, JSON.parse(rsa), JSON.parse(curve), JSON.parse(edwards), JSON.parse(secret)],
  })
  expect((await checked(token, set)).isValid).toBe(true)
  const changed = token.replace(/\.(.)/, (_, first) => `.${first === 'e' ? 'f' : 'S'}`)
  expect(await reasonFor(changed, key)).toBe('The signature does not match this key and content')
})

test('every algorithm signs what it verifies, with keys as programs write them', async () => {
  const options = {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  } as const
  const pairs = {
    rsa: generateKeyPairSync('rsa', { modulusLength: 2048, ...options }),
    oldRsa: generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'pkcs1', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    }),
    256: generateKeyPairSync('ec', { namedCurve: 'P-256', ...options }),
    384: generateKeyPairSync('ec', {
      namedCurve: 'P-384',
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'sec1', format: 'pem' },
    }),
    512: generateKeyPairSync('ec', { namedCurve: 'P-521', ...options }),
    ed: generateKeyPairSync('ed25519', options),
  }
  for (const algorithm of signingAlgorithms) {
    const shared = 'x'.repeat(64)
    const pair = algorithm.startsWith('HS')
      ? { publicKey: shared, privateKey: shared }
      : algorithm.startsWith('ES')
        ? pairs[algorithm.slice(2) as '256' | '384' | '512']
        : pairs[algorithm === 'EdDSA' ? 'ed' : algorithm.startsWith('RS') ? 'rsa' : 'oldRsa']
    const { token } = await perform(sign, {
      payload: '{"n":12345678901234567890}',
      algorithm,
      key: pair.privateKey,
      expiresIn: '1h',
    })
    for (const key of [pair.publicKey, pair.privateKey])
      expect(await perform(verify, { token, key, algorithms: [algorithm] })).toMatchObject({ isValid: true, algorithm })
    expect((await perform(verify, { token, key: pair.publicKey, algorithms: ['none'] })).isValid).toBe(false)
  }
})

test('keys are read without the lines around them, and with line breaks written as in JSON', async () => {
  for (const [kind, publicType, privateType] of [
    ['rsa', 'spki', 'pkcs8'],
    ['rsa', 'pkcs1', 'pkcs1'],
    ['ec', 'spki', 'sec1'],
    ['ed25519', 'spki', 'pkcs8'],
  ] as const) {
    const pair =
      kind === 'rsa'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : kind === 'ec'
          ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
          : generateKeyPairSync('ed25519')
    const publicKey = String(pair.publicKey.export({ type: publicType, format: 'pem' }))
    const privateKey = String(pair.privateKey.export({ type: privateType, format: 'pem' }))
    const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----/g, '').trim()
    const algorithm = kind === 'rsa' ? 'RS256' : kind === 'ec' ? 'ES256' : 'EdDSA'
    const ways = [bare, (pem: string) => bare(pem).replaceAll('\n', ''), (pem: string) => pem.replaceAll('\n', '\\n')]
    for (const write of [...ways, (pem: string) => JSON.stringify({ private_key: pem })]) {
      for (const keyForm of ['auto', 'pem']) {
        const { token } = await perform(sign, { payload: '{}', algorithm, key: write(privateKey), keyForm })
        expect(await perform(verify, { token, key: write(publicKey), keyForm })).toMatchObject({ isValid: true })
      }
    }
    expect(await reasonFor(hs256, bare(publicKey))).toMatch(/^A public key cannot verify HMAC/)
    expect(await reasonFor(hs256, bare(publicKey), { keyForm: 'base64' })).toMatch(/^A public key cannot/)
  }
})

test('a line break at the end of a secret is named where it alone is at fault, and still counts', async () => {
  const key = 'k'.repeat(32)
  const { token, warnings } = await perform(sign, { payload: '{"exp":2e9}', key })
  expect(warnings).toEqual([])
  for (const lineBreak of ['\n', '\r\n'])
    expect(await reasonFor(token, key + lineBreak)).toMatch(/^The signature does not match, but does without the line/)
  expect(await reasonFor(token, `${key}\n\n`)).toBe('The signature does not match this key and content')
  expect(await reasonFor(hs256, `${key}\n`)).toBe('The signature does not match this key and content')
  const signed = await perform(sign, { payload: '{"exp":2e9}', key: `${key}\n` })
  expect(signed.warnings.map(({ en }) => en)).toEqual([
    'The line break at the end of the key is part of the secret; remove it if it is not meant',
  ])
  expect((await checked(signed.token, `${key}\n`)).isValid).toBe(true)
})

test('an unsigned token, HMAC with a public key, ambiguous headers and unknown critical parameters are rejected', async () => {
  const header = (text: string) => Buffer.from(text).toString('base64url')
  expect(await reasonFor(`${header('{"alg":"none"}')}.${payload}.`, secret)).toBe('The token is not signed (alg none)')
  const pem = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----'
  for (const [key, keyForm] of [
    [rsa, 'auto'],
    [pem, 'auto'],
    [pem, 'text'],
    [`{"keys":[${curve}]}`, 'auto'],
  ])
    expect(await reasonFor(hs256, key ?? '', { keyForm })).toMatch(/^A public key cannot verify HMAC/)
  const twice = `${header('{"alg":"none","alg":"HS256"}')}.${payload}.AAAA`
  expect(await reasonFor(twice, secret)).toBe('The header has a name more than once')
  const critical = `${header('{"alg":"HS256","crit":["exp2"],"exp2":1}')}.${payload}.AAAA`
  expect(await reasonFor(critical, secret)).toMatch(/^The header has critical parameters/)
  expect(await reasonFor(unencoded, secret)).toBe('The signature does not match this key and content')
})

test('an unencoded payload is verified as it stands (RFC 7797)', async () => {
  const { FlattenedSign, importJWK } = await import('jose')
  const key = await importJWK(JSON.parse(secret), 'HS256')
  const signed = await new FlattenedSign(new TextEncoder().encode('$-02'))
    .setProtectedHeader({ alg: 'HS256', b64: false, crit: ['b64'] })
    .sign(key)
  expect(await checked(`${signed.protected}.$-02.${signed.signature}`, secret)).toMatchObject({ isValid: true })
})

test.each<[object, string | undefined]>([
  [{ at: '1300819379' }, undefined],
  [{ at: '1300819380' }, 'The token has expired'],
  [{ at: '1300819389', leeway: 10 }, undefined],
  [{ at: '1300819390000', leeway: 10 }, 'The token has expired'],
  [{ issuer: 'joe' }, undefined],
  [{ issuer: 'ann' }, 'The token is from another issuer'],
  [{ audience: 'notes' }, 'The token is for another audience'],
  [{ algorithms: ['RS256'] }, 'The algorithm is not among those allowed'],
])('with %j the reason is %s', async (options, reason) => {
  expect(await reasonFor(hs256, secret, options)).toBe(reason)
})

test('every check is named, in its order', async () => {
  const { token } = await perform(sign, {
    payload: '{"aud":["a","b"],"nbf":2000000000,"exp":1e400}',
    key: 'k'.repeat(32),
  })
  const { checks } = await perform(verify, {
    token,
    key: 'k'.repeat(32),
    audience: 'b',
    issuer: 'x',
    algorithms: ['HS256'],
  })
  expect(checks.map(({ name, passed }) => `${name.en}: ${passed}`)).toEqual([
    'Algorithm is allowed: true',
    'Signature: true',
    'Not expired (exp): true',
    'Already valid (nbf): false',
    'Issuer (iss): false',
    'Audience (aud): true',
  ])
})

test.each<[string, string, object, string, string]>([
  ['no key', '', {}, 'HS256', 'please enter one'],
  ['a secret for RSA', 'secret', { token: rs256 }, 'RS256', 'it is of another kind'],
  ['a curve for RSA', curve, { token: rs256 }, 'RS256', 'it is of another kind'],
  ['half a byte', 'abc', { keyForm: 'hex' }, 'HS256', 'it cannot be read in this form'],
  ['no Base64', '*', { keyForm: 'base64' }, 'HS256', 'it cannot be read in this form'],
  ['no JSON', '{', { keyForm: 'jwk' }, 'HS256', 'it cannot be read in this form'],
  ['a set without it', `{"keys":[${secret}]}`, { token: rs256 }, 'RS256', 'none in the set fits'],
  [
    'an encrypted key',
    '-----BEGIN ENCRYPTED PRIVATE KEY-----\nMIIB\n-----END ENCRYPTED PRIVATE KEY-----',
    { token: rs256 },
    'RS256',
    'it is encrypted; decrypt it first',
  ],
])('%s is refused', async (_, key, options, algorithm, reason) => {
  const run = perform(verify, { token: hs256, key, ...options })
  await expect(run).rejects.toMatchObject({ code: 'badKey', params: { algorithm, reason } })
})

test('an unknown algorithm and an invalid time are refused', async () => {
  const odd = `${Buffer.from('{"alg":"ES256K"}').toString('base64url')}.${payload}.AAAA`
  await expect(checked(odd, curve)).rejects.toMatchObject({ code: 'unsupported', params: { kind: 'ES256K' } })
  await expect(checked(hs256, secret, { at: 'soon' })).rejects.toMatchObject({
    code: 'badTime',
    params: { text: 'soon' },
  })
})
