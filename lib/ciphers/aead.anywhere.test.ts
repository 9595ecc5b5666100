import { expect, test } from 'vitest'
import { joinBytes } from '../join-bytes.ts'
import { type Aead, openChaCha, openGcm, openSm4Gcm } from './aead.ts'
import { readHex, writeHex } from './hex.ts'
import { oneShotGcm } from './one-shot-gcm.ts'
import type { Bytes } from './stream.ts'

const bytesOf = (hex: string): Bytes => {
  const bytes = readHex(hex)
  if ('position' in bytes) throw new Error(hex)
  return bytes
}

/** Splits a message into pieces of whole blocks and a rest. */
async function sealAll({ stream, read, tag }: Aead, plain: Bytes, size: number): Promise<string> {
  let all: Bytes = new Uint8Array()
  for (let at = 0; at < plain.length; at += size) {
    const ciphertext = await stream(plain.slice(at, at + size))
    read(ciphertext)
    all = joinBytes(all, ciphertext)
  }
  return writeHex(joinBytes(all, tag()))
}

const plaintext = `d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72
  1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39`
const key = 'feffe9928665731c6d6a8f9467308308'
const iv = 'cafebabefacedbaddecaf888'
const additional = 'feedfacedeadbeeffeedfacedeadbeefabaddad2'

/** McGrew and Viega, "The Galois/Counter Mode of Operation", appendix B. */
const gcmCases: [number: number, key: string, iv: string, additional: string, plain: string, sealed: string][] = [
  [1, '00'.repeat(16), '00'.repeat(12), '', '', '58e2fccefa7e3061367f1d57a4e7455a'],
  [
    ...([2, '00'.repeat(16), '00'.repeat(12), '', '00'.repeat(16)] as const),
    '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf',
  ],
  [
    ...([4, key, iv, additional, plaintext] as const),
    `42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e035c17e2329aca12e
    21d514b25466931c7d8f6a5aac84aa051ba30b396a0aac973d58e0915bc94fbc3221a5db94fae95ae7121a47`,
  ],
  [
    ...([10, `${key}feffe9928665731c`, iv, additional, plaintext] as const),
    `3980ca0b3c00e841eb06fac4872a2757859e1ceaa6efd984628593b40ca1e19c
    7d773d00c144c525ac619d18c84a3f4718e2448b2fe324d9ccda27102519498e80f1478f37ba55bd6d27618c`,
  ],
  [
    ...([14, '00'.repeat(32), '00'.repeat(12), '', '00'.repeat(16)] as const),
    'cea7403d4d606b6e074ec5d3baf39d18d0d1c8a799996bf0265b98b5d48ab919',
  ],
  [
    ...([16, key + key, iv, additional, plaintext] as const),
    `522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa
    8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f66276fc6ece0f4e1768cddf8853bb2d551b`,
  ],
]

test.each(gcmCases)(
  'AES-GCM, test case %d, comes out piece by piece and at once',
  async (_, key, iv, aad, plain, all) => {
    const [message, expected] = [bytesOf(plain), writeHex(bytesOf(all))]
    for (const size of [16, 48, 1024]) {
      expect(await sealAll(await openGcm(bytesOf(key), bytesOf(iv), bytesOf(aad)), message, size)).toBe(expected)
    }
    const whole = await oneShotGcm('encrypt', new Blob([message]), bytesOf(key), bytesOf(iv), bytesOf(aad))
    // Chromium does not support keys of 24 bytes.
    expect(whole && writeHex(whole)).toBe(bytesOf(key).length === 24 ? undefined : expected)
  },
)

/** RFC 8998, appendix A.1. */
test('SM4-GCM matches RFC 8998, piece by piece and at once', async () => {
  const key = bytesOf('0123456789abcdeffedcba9876543210')
  const plain = bytesOf(`aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbccccccccccccccccdddddddddddddddd
    eeeeeeeeeeeeeeeeffffffffffffffffeeeeeeeeeeeeeeeeaaaaaaaaaaaaaaaa`)
  const expected = bytesOf(`17f399f08c67d5ee19d0dc9969c4bb7d5fd46fd3756489069157b282bb200735
    d82710ca5c22f0ccfa7cbf93d496ac15a56834cbcf98c397b4024a2691233b8d83de3541e4c2b58177e065a9bf7b62ec`)
  for (const size of [16, 48, 1024]) {
    const sealed = await openSm4Gcm(key, bytesOf('00001234567800000000abcd'), bytesOf(additional))
    expect(await sealAll(sealed, plain, size)).toBe(writeHex(expected))
  }
})

/** RFC 8439, section 2.8.2. */
test('ChaCha20-Poly1305 matches RFC 8439', async () => {
  const key = Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)
  const text =
    "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it."
  const expected = bytesOf(`d31a8d34648e60db7b86afbc53ef7ec2a4aded51296e08fea9e2b5a736ee62d6
    3dbea45e8ca9671282fafb69da92728b1a71de0a9e060b2905d6a5b67ecd3b3692ddbd7f2d778b8c9803aee328091b58
    fab324e4fad675945585808b4831d7bc3ff4def08e4b7a9de576d26586cec64b61161ae10b594f09e26a7e902ecbd0600691`)
  for (const size of [64, 1024]) {
    const sealed = await openChaCha(key, bytesOf('070000004041424344454647'), bytesOf('50515253c0c1c2c3c4c5c6c7'))
    expect(await sealAll(sealed, new TextEncoder().encode(text), size)).toBe(writeHex(expected))
  }
})
