import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { unattended } from '#kit/operation.ts'
import { hashBlob } from './hash-blob.ts'
import { createHasher, hashAlgorithms } from './hasher.ts'

const bytes = new Uint8Array(9 * 2 ** 20)
for (let at = 0; at < bytes.length; at++) bytes[at] = at * 7

const nodeName = (algorithm: string) => algorithm.toLowerCase().replace(/^sha-/, 'sha')

test.each(hashAlgorithms)('%s of a blob is what another implementation makes of its bytes', async (algorithm) => {
  const expected = createHash(nodeName(algorithm)).update(bytes).digest('hex')
  expect(await hashBlob(new Blob([bytes]), algorithm, unattended)).toBe(expected)
})

test('a hasher that was begun anew forgets what it had', async () => {
  const hasher = await createHasher('MD5')
  hasher.update(new TextEncoder().encode('something else')).digest()
  expect(hasher.init().update(new TextEncoder().encode('abc')).digest()).toBe('900150983cd24fb0d6963f7d28e17f72')
})

test('two blobs hashed at once do not mix', async () => {
  const hashes = await Promise.all(['a', 'b'].map((text) => hashBlob(new Blob([text]), 'MD5', unattended)))
  expect(hashes).toEqual(['0cc175b9c0f1b6a831c399e269772661', '92eb5ffee6ae2fec3ad71c777531578f'])
})
