import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { hashText } from './operations.ts'

const md5 = (...parts: (string | Uint8Array)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest('hex')

test.each([
  ['a', '0cc175b9c0f1b6a831c399e269772661'],
  ['abc', '900150983cd24fb0d6963f7d28e17f72'],
  ['message digest', 'f96b697d7cb7938d525a2f31aaf161d0'],
  ['1234567890'.repeat(8), '57edf4a22be3c955ac49da2e2107b67a'],
])('hashes %s as RFC 1321, appendix A.5, does', async (text, hash) => {
  expect(await perform(hashText, { text })).toEqual({ hash, short: hash.slice(8, 24), upper: hash.toUpperCase() })
})

test('hashes the bytes of any text as another implementation does, with a salt on either side', async () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 })
  await fc.assert(
    fc.asyncProperty(word, word, async (text, salt) => {
      expect(await perform(hashText, { text, salt })).toMatchObject({ hash: md5(text, salt) })
      const before = await perform(hashText, { text, salt, saltPosition: 'before' })
      expect(before).toMatchObject({ hash: md5(salt, text) })
    }),
    { numRuns: runs() },
  )
})

test.each([
  ['utf-16le', 'é中', Uint8Array.of(0xe9, 0, 0x2d, 0x4e)],
  ['utf-16be', 'é中', Uint8Array.of(0, 0xe9, 0x4e, 0x2d)],
  ['gbk', '中', Uint8Array.of(0xd6, 0xd0)],
  ['big5', '中', Uint8Array.of(0xa4, 0xa4)],
  ['shift_jis', '日', Uint8Array.of(0x93, 0xfa)],
  ['latin1', 'é', Uint8Array.of(0xe9)],
] as const)('hashes the bytes that %s writes', async (charset, text, bytes) => {
  expect(await perform(hashText, { text, charset })).toMatchObject({ hash: md5(bytes) })
})

test('hashes the digits of the previous round, in any character set, and salts only the first round', async () => {
  const first = md5(Uint8Array.of(0x2d, 0x4e, 0x73, 0))
  const rounds = { text: '中', salt: 's', charset: 'utf-16le' }
  expect(await perform(hashText, { ...rounds, rounds: 3 })).toMatchObject({ hash: md5(md5(first)) })
})

test('hashes each line on its own and keeps the line breaks', async () => {
  expect(await perform(hashText, { text: 'a\r\n\nb', salt: '!', eachLine: true })).toEqual({
    hash: `${md5('a!')}\r\n\n${md5('b!')}`,
    short: `${md5('a!').slice(8, 24)}\r\n\n${md5('b!').slice(8, 24)}`,
    upper: `${md5('a!')}\r\n\n${md5('b!')}`.toUpperCase(),
  })
})

test.each([
  ['nothing', { text: '' }],
  ['nothing but a salt', { text: '', salt: 'x' }],
  ['nothing but line breaks', { text: '\r\n\n', eachLine: true }],
])('asks for text when given %s', async (_, input) => {
  await expect(perform(hashText, input)).rejects.toMatchObject({ code: 'empty' })
})

test('hashes spaces and line breaks as any other text', async () => {
  expect(await perform(hashText, { text: ' \n' })).toMatchObject({ hash: md5(' \n') })
})

test('names the character that the charset lacks, and its position in the whole text', async () => {
  const run = perform(hashText, { text: 'é\n🙂', charset: 'latin1', eachLine: true })
  await expect(run).rejects.toMatchObject({ code: 'failed', params: { charset: 'latin1', found: '🙂', position: 3 } })
})

test.each([
  ['text', { text: 'a\uD83D' }, 2],
  ['salt', { text: 'a', salt: '\uD83D' }, 1],
])('refuses half a surrogate pair in the %s', async (_, input, position) => {
  await expect(perform(hashText, input)).rejects.toMatchObject({
    code: 'failed',
    params: { found: 'U+D83D', position },
  })
})

test.each([0, 1001, 1.5])('refuses %d rounds', async (rounds) => {
  await expect(perform(hashText, { text: 'a', rounds })).rejects.toMatchObject({ issues: [{ field: 'rounds' }] })
})
