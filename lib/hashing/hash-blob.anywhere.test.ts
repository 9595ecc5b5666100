import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { type HashAlgorithm, hashAlgorithms } from './algorithms.ts'
import { createHasher } from './create-hasher.ts'
import { hashBlob } from './hash-blob.ts'

/**
 * The hashes of "abc": RFC 1321, appendix A.5; FIPS 180-4 and FIPS 202, example values; GB/T 32905-2016, appendix A.1;
 * for others the output of their authors' programs.
 */
const ofAbc: Record<HashAlgorithm, string> = {
  MD5: '900150983cd24fb0d6963f7d28e17f72',
  'SHA-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'SHA-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  'SHA-384': 'cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7',
  'SHA-512':
    'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f',
  'SHA3-256': '3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532',
  'SHA3-512':
    'b751850b1a57168a5693cd924b6b096e08f621827444f70d884f5d0240d2712e10e116e9192af3c91a7ec57647e3934057340b4cf408d5a56592f8274eec53f0',
  CRC32: '352441c2',
  BLAKE3: '6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85',
  XXH3: '78af5f94892f3950',
  SM3: '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0',
}

test.each(hashAlgorithms)('%s matches its standard', async (algorithm) => {
  expect(await hashBlob(new Blob(['abc']), algorithm, unattended)).toBe(ofAbc[algorithm])
})

test('slices give the same hash as one piece', async () => {
  const bytes = new Uint8Array(17 * 2 ** 20 + 3)
  for (let at = 0; at < bytes.length; at += 1000) bytes[at] = at / 1000
  const hasher = await createHasher('SHA-256')
  expect(await hashBlob(new Blob([bytes]), 'SHA-256', unattended)).toBe(hasher.update(bytes).digest())
})

test('init resets a hasher', async () => {
  const hasher = await createHasher('MD5')
  hasher.update(new TextEncoder().encode('something else')).digest()
  expect(hasher.init().update(new TextEncoder().encode('abc')).digest()).toBe(ofAbc.MD5)
})

test('two blobs hashed at once do not mix', async () => {
  const hashes = await Promise.all(['a', 'abc'].map((text) => hashBlob(new Blob([text]), 'MD5', unattended)))
  expect(hashes).toEqual(['0cc175b9c0f1b6a831c399e269772661', ofAbc.MD5])
})
