import { expect, test } from 'vitest'
import { readChecksumList } from './read-checksum-list.ts'

const md5 = '900150983cd24fb0d6963f7d28e17f72'
const sha1 = 'a9993e364706816aba3e25717850c26c9cd0d89d'
const namesIn = (text: string) => readChecksumList(text).lines.map(({ name }) => name)

test.each([
  ['as text', `${md5}  a.txt`, 'a.txt'],
  ['as binary', `${md5} *a.txt`, 'a.txt'],
  ['with one space, as openssl dgst -r of old', `${md5} a.txt`, 'a.txt'],
  ['with spaces in it', `${md5}  a b  c.txt`, 'a b  c.txt'],
  ['with a space before it', `${md5}   a.txt`, ' a.txt'],
  ['with a star before it', `${md5}  *a.txt`, '*a.txt'],
  ['with folders', `${md5}  ./dir/a.txt`, './dir/a.txt'],
  ['in Chinese', `${md5}  文件.txt`, '文件.txt'],
  ['with parentheses', `${md5}  a (1).txt`, 'a (1).txt'],
])('reads a name of GNU %s', (_, line, name) => {
  expect(readChecksumList(line)).toEqual({ lines: [{ name, hash: md5, algorithms: ['MD5'] }], skipped: [] })
})

test('undoes the escapes of a line that begins with a backslash, and of no other', () => {
  expect(namesIn(`\\${md5}  a\\\\b\\nc\\rd`)).toEqual(['a\\b\nc\rd'])
  expect(namesIn(`\\MD5 (a\\\\b\\nc) = ${md5}`)).toEqual(['a\\b\nc'])
  expect(namesIn(`${md5}  a\\nb`)).toEqual(['a\\nb'])
  // An escaped backslash doesn't begin another escape.
  expect(namesIn(`\\${md5}  a\\\\nb`)).toEqual(['a\\nb'])
})

test.each([
  [`MD5 (a.txt) = ${md5}`, 'MD5'],
  [`MD5(a.txt)= ${md5}`, 'MD5'],
  [`SHA1 (a.txt) = ${sha1.toUpperCase()}`, 'SHA-1'],
  [`SHA2-256(a.txt)= ${'0a'.repeat(32)}`, 'SHA-256'],
  [`SHA3-256 (a.txt) = ${'0a'.repeat(32)}`, 'SHA3-256'],
  [`BLAKE3 (a.txt) = ${'0a'.repeat(32)}`, 'BLAKE3'],
  [`SM3 (a.txt) = ${Buffer.alloc(32).toString('base64')}`, 'SM3'],
  ['CRC32 (a.txt) = 352441c2', 'CRC32'],
  ['a.txt 352441C2', 'CRC32'],
])('reads %s', (line, algorithm) => {
  expect(readChecksumList(line)).toMatchObject({ lines: [{ name: 'a.txt', algorithms: [algorithm] }], skipped: [] })
})

test('a name in a BSD line may contain what ends one', () => {
  expect(namesIn(`MD5 (a) = (b).txt) = ${md5}`)).toEqual(['a) = (b).txt'])
})

test('reads lines of Windows, a mark of byte order, comments and empty lines', () => {
  const text = `\uFEFF# sums\r\n; more\r\n\r\n${md5} *a.txt\r\nSHA1 (b.txt) = ${sha1}\r\n`
  expect(readChecksumList(text)).toMatchObject({ lines: [{ name: 'a.txt' }, { name: 'b.txt' }], skipped: [] })
})

const sha256 = '0a'.repeat(32)

test.each([
  ['CertUtil', [`SHA256 hash of C:\\dir\\a.txt:`, sha256, 'CertUtil: -hashfile command completed successfully.']],
  [
    'CertUtil of Windows 7',
    ['SHA256 hash of file C:\\dir\\a.txt:', '0a '.repeat(32).trim(), 'CertUtil: -hashfile command completed.'],
  ],
  ['CertUtil in Chinese', ['SHA256 的 C:\\dir\\a.txt 哈希:', sha256, 'CertUtil: -hashfile 命令成功完成。']],
  [
    'CertUtil in older Chinese',
    ['SHA256 哈希(文件 C:\\dir\\a.txt):', '0a '.repeat(32), 'CertUtil: -hashfile 命令成功完成。'],
  ],
  [
    'Get-FileHash',
    [
      '',
      `Algorithm       Hash${' '.repeat(67)}Path`,
      `---------       ----${' '.repeat(67)}----`,
      `SHA256          ${sha256.toUpperCase()}       C:\\dir\\a.txt   `,
      '',
    ],
  ],
  [
    'Get-FileHash | Format-List',
    ['', 'Algorithm : SHA256', `Hash      : ${sha256.toUpperCase()}`, 'Path      : C:\\dir\\a.txt', ''],
  ],
])('reads the output of %s', (_, lines) => {
  const expected = { name: 'C:\\dir\\a.txt', hash: sha256, algorithms: ['SHA-256'] }
  expect(readChecksumList(lines.join('\r\n'))).toEqual({ lines: [expected], skipped: [] })
})

test('names the lines that look like those of Windows, and have no hash of that kind', () => {
  const text = [
    'SHA256 hash of a.txt:',
    md5,
    `SHA1            ${md5.toUpperCase()}  a.txt`,
    'Algorithm : MD5',
    'Hash : x',
  ]
  expect(readChecksumList(text.join('\n'))).toEqual({ lines: [], skipped: [1, 2, 3, 4, 5] })
})

test('names the lines that it cannot read', () => {
  const text = [`${md5}  a.txt`, 'nonsense', `SHA1 (b.txt) = ${md5}`, `WHIRLPOOL (c) = ${md5}`, md5, `${md5}  d`]
  expect(readChecksumList(text.join('\n'))).toMatchObject({
    lines: [{ name: 'a.txt' }, { name: 'd' }],
    skipped: [2, 3, 4, 5],
  })
})
