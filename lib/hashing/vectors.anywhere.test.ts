import { describe, expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import type { HashAlgorithm } from './algorithms.ts'
import { hashAll } from './hash-all.ts'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

async function hashOf(algorithm: HashAlgorithm, bytes: Uint8Array, key?: Uint8Array): Promise<string | undefined> {
  const [hashed] = await hashAll(new Blob([new Uint8Array(bytes)]), [algorithm], key, unattended)
  return hashed?.hash
}

/** RFC 1321, appendix A.5. */
const md5 = {
  '': 'd41d8cd98f00b204e9800998ecf8427e',
  a: '0cc175b9c0f1b6a831c399e269772661',
  abc: '900150983cd24fb0d6963f7d28e17f72',
  'message digest': 'f96b697d7cb7938d525a2f31aaf161d0',
  abcdefghijklmnopqrstuvwxyz: 'c3fcd3d76192e4007dfb496cca67e13b',
  ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789: 'd174ab98d277d9f5a5611c2c9f419d9f',
  '12345678901234567890123456789012345678901234567890123456789012345678901234567890':
    '57edf4a22be3c955ac49da2e2107b67a',
}

test.each(Object.entries(md5))('MD5 of %j', async (text, hash) => {
  expect(await hashOf('MD5', bytesOf(text))).toBe(hash)
})

/** The messages of NIST's "Secure Hashing" examples, of 448 and 896 bits. */
const short = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq'
const long =
  'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu'

test.each<[HashAlgorithm, string, string]>([
  ['SHA-1', short, '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['SHA-256', short, '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['SHA-384', long, '09330c33f71147e83d192fc782cd1b4753111b173b3b05d22fa08086e3b0f712fcc7c71a557e2db966c3e9fa91746039'],
  [
    'SHA-512',
    long,
    '8e959b75dae313da8cf4f72814fc143f8f7779c6eb9f7fa17299aeadb6889018501d289e4900f7e4331b99dec4b5433ac7d329eeb6dd26545e96e55b874be909',
  ],
])('%s as FIPS 180-4 has it, with more than one block', async (algorithm, text, hash) => {
  expect(await hashOf(algorithm, bytesOf(text))).toBe(hash)
})

test.each<[HashAlgorithm, string]>([
  ['SHA-1', '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
  ['SHA-256', 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('%s of a million letters a, as FIPS 180 has it', async (algorithm, hash) => {
  expect(await hashOf(algorithm, bytesOf('a'.repeat(1_000_000)))).toBe(hash)
})

test.each<[HashAlgorithm, string]>([
  ['SHA3-256', '79f38adec5c20307a98ef76e8324afbfd46cfd81b22e3973c65fa1bd9de31787'],
  [
    'SHA3-512',
    'e76dfad22084a8b1467fcf2ffa58361bec7628edf5f3fdc0e4805dc48caeeca81b7c13c30adf52a3659584739a2df46be589c51ca1a4a8416df6545a1ce8ba00',
  ],
])('%s of 1600 bits, as NIST has it', async (algorithm, hash) => {
  expect(await hashOf(algorithm, new Uint8Array(200).fill(0xa3))).toBe(hash)
})

test('SM3 as GB/T 32905-2016, appendix A, has it', async () => {
  const hash = 'debe9ff92275b8a138604889c18e5a4d6fdb70e5387e5765293dcba39c0c5732'
  expect(await hashOf('SM3', bytesOf('abcd'.repeat(16)))).toBe(hash)
})

test('CRC32 of the digits 1 to 9, its check value', async () => {
  expect(await hashOf('CRC32', bytesOf('123456789'))).toBe('cbf43926')
})

test.each([
  [0, 'af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262'],
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [1023, '10108970eeda3eb932baac1428c7a2163b0e924c9a9e25b35bba72b28f70bd11'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
  [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  [2048, 'e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a'],
  [31744, '62b6960e1a44bcc1eb1a611a8d6235b6b4b78f32e7abc4fb4c6cdcce94895c47'],
  [102400, 'bc3e3d41a1146b069abffad3c0d44860cf664390afce4d9661f7902e7943e085'],
])('BLAKE3 of %d bytes, as the test vectors of its authors have it', async (length, hash) => {
  expect(
    await hashOf(
      'BLAKE3',
      Uint8Array.from({ length }, (_, index) => index % 251),
    ),
  ).toBe(hash)
})

test.each([
  [0, '2d06800538d394c2'],
  [1, 'c44bdff4074eecdb'],
  [6, '27b56a84cd2d7325'],
  [12, 'a713daf0dfbb77e7'],
  [24, 'a3fe70bf9d3510eb'],
  [48, '397da259ecba1f11'],
  [80, 'bcdefbbb2c47c90a'],
  [195, 'cd94217ee362ec3a'],
  [403, 'cdeb804d65c6dea4'],
  [512, '617e49599013cb6b'],
  [2048, 'dd59e2c3a5f038e0'],
  [2240, '6e73a90539cf2948'],
  [2367, 'cb37aeb9e5d361ed'],
])('XXH3 of %d bytes, as the sanity check of xxhsum has it', async (length, hash) => {
  let state = 2_654_435_761n
  const bytes = Uint8Array.from({ length }, () => {
    const byte = Number(state >> 56n)
    state = BigInt.asUintN(64, state * 11_400_714_785_074_694_797n)
    return byte
  })
  expect(await hashOf('XXH3', bytes)).toBe(hash)
})

describe('HMAC of RFC 2202, RFC 4231 and NIST, with the key "Jefe"', () => {
  test.each<[HashAlgorithm, string]>([
    ['MD5', '750c783e6ab0b503eaa86e310a5db738'],
    ['SHA-1', 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79'],
    ['SHA-256', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'],
    ['SHA-384', 'af45d2e376484031617f78d2b58a6b1b9c7ef464f5a01b47e42ec3736322445e8e2240ca5e69e2c78b3239ecfab21649'],
    [
      'SHA-512',
      '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
    ],
    ['SHA3-256', 'c7d4072e788877ae3596bbb0da73b887c9171f93095b294ae857fbe2645e1ba5'],
    [
      'SHA3-512',
      '5a4bfeab6166427c7a3647b747292b8384537cdb89afb3bf5665e4c5e709350b287baec921fd7ca0ee7a0c31d022a95e1fc92ba9d77df883960275beb4e62024',
    ],
  ])('%s', async (algorithm, hash) => {
    expect(await hashOf(algorithm, bytesOf('what do ya want for nothing?'), bytesOf('Jefe'))).toBe(hash)
  })
})
