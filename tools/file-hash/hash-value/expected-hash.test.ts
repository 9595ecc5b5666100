import { describe, expect, test } from 'vitest'
import { findAlgorithm, readExpectedHash } from './expected-hash.ts'

const md5 = '900150983cd24fb0d6963f7d28e17f72'
const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')

test.each([
  ['in lower case', md5],
  ['in capitals', md5.toUpperCase()],
  ['with spaces around', ` ${md5}\n`],
  ['as pairs with colons', md5.match(/../g)?.join(':').toUpperCase()],
  ['as pairs with spaces', md5.match(/../g)?.join(' ')],
  ['as pairs with dashes', md5.match(/../g)?.join('-')],
  ['in groups of four', md5.match(/.{4}/g)?.join(' ')],
  ['in groups of eight', md5.match(/.{8}/g)?.join(' ').toUpperCase()],
  ['in groups with blanks of any width', md5.match(/.{8}/g)?.join('  \u00a0')],
  ['in groups, the last of them shorter', md5.match(/.{1,5}/g)?.join(' ')],
  ['broken over lines', md5.match(/.{16}/g)?.join('\r\n  ')],
  ['in Base64', base64(md5)],
  ['in Base64 without its end', base64(md5).replaceAll('=', '')],
  ['in Base64 of URLs', base64(md5).replaceAll('+', '-').replaceAll('/', '_')],
  ['with its name', `MD5:${md5}`],
])('reads a hash %s', (_, text = '') => {
  expect(readExpectedHash(text)).toEqual({ hash: md5, algorithms: ['MD5'] })
})

test.each([
  [4, ['CRC32']],
  [8, ['XXH3']],
  [16, ['MD5']],
  [20, ['SHA-1']],
  [32, ['SHA-256', 'SHA3-256', 'BLAKE3', 'SM3']],
  [48, ['SHA-384']],
  [64, ['SHA-512', 'SHA3-512']],
])('a hash of %d bytes may be of %j', (size, algorithms) => {
  const hash = '0a'.repeat(size)
  expect(readExpectedHash(hash)).toEqual({ hash, algorithms })
  expect(readExpectedHash(base64(hash))).toEqual({ hash, algorithms })
})

describe('a word before it names the algorithm', () => {
  test.each([
    [`sha256:${sha256}`, 'SHA-256'],
    [`SHA-256: ${sha256}`, 'SHA-256'],
    [`sha256-${base64(sha256)}`, 'SHA-256'],
    [`sha256-${base64(sha256).replaceAll('+', '-')}`, 'SHA-256'],
    [`sha3-256:${sha256}`, 'SHA3-256'],
    [`blake3:${sha256}`, 'BLAKE3'],
    [`sm3:${sha256}`, 'SM3'],
    [`XXH3_78af5f94892f3950`, 'XXH3'],
  ])('%s', (text, algorithm) => {
    expect(readExpectedHash(text)?.algorithms).toEqual([algorithm])
  })

  test('and is refused where the length is of another', () => {
    expect(readExpectedHash(`md5:${sha256}`)).toBeUndefined()
  })
})

test.each([
  '',
  'readme',
  'abc',
  md5.slice(1),
  `${md5}00`,
  `${md5.slice(1)}g`,
  'not a hash',
  'YWJjZA',
  // A line of a checksum list, whose file is named like a hash.
  `${md5}  0a0b0c0d`,
  `${md5} ${md5}`,
  '352441c2 0a0b0c0d0e0f1a1b0a0b0c0d',
  'x'.repeat(1000),
])('%j is no hash', (text) => {
  expect(readExpectedHash(text)).toBeUndefined()
})

test.each([
  ['sha1', 'SHA-1'],
  ['SHA2-512', 'SHA-512'],
  ['SHA3-512', 'SHA3-512'],
  ['B3', 'BLAKE3'],
  ['XXH3_64', 'XXH3'],
  ['SHA512/256', undefined],
  ['whirlpool', undefined],
])('%s is %s', (name, algorithm) => {
  expect(findAlgorithm(name)).toBe(algorithm)
})
