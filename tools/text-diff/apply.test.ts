import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { apply, patch } from './operations.ts'

const numbered = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => `${from + at}\n`).join('')
const patched = async (original: string, text: string) => (await perform(apply, { original, patch: text })).text

const hunk = '@@ -4,7 +4,7 @@\n 4\n 5\n 6\n-7\n+seven\n 8\n 9\n 10\n'

test.each([
  ['where it says', numbered(1, 20)],
  ['further down', `x\ny\n${numbered(1, 20)}`],
  ['further up', numbered(3, 20)],
  ['with two lines of context changed', numbered(1, 20).replace('\n4\n5\n', '\nfour\nfive\n')],
])('a hunk is found: %s', async (_, original) => {
  expect(await patched(original, hunk)).toBe(original.replace('\n7\n', '\nseven\n'))
})

test('a message and the headers of git are skipped, a cut space and CR LF of the patch forgiven', async () => {
  const mail = 'From: a\nSubject: b\n---\n file | 2 +-\n\ndiff --git a/f b/f\nindex 1..2 100644\n--- a/f\n+++ b/f\n'
  const text = `${mail}@@ -1,3 +1,3 @@ heading\n 1\n\n-2\n+two\n-- \n2.4\n`
  expect(await patched('1\n\n2\n', text)).toBe('1\n\ntwo\n')
  expect(await patched('1\n\n2\n', text.replaceAll('\n', '\r\n'))).toBe('1\n\ntwo\n')
  expect(await patched('1\r\n', '@@ -1 +1 @@\n-1\r\n+2\r\n')).toBe('2\r\n')
})

test('a byte order mark of the patch is skipped, and one in its lines is a part of the text', async () => {
  expect(await patched('1\n', '\uFEFF@@ -1 +1 @@\n-1\n+2\n')).toBe('2\n')
  expect(await patched('\uFEFF1\n', '@@ -1 +1 @@\n-\uFEFF1\n+1\n')).toBe('1\n')
  await expect(patched('1\n', '@@ -1 +1 @@\n-\uFEFF1\n+1\n')).rejects.toMatchObject({ code: 'hunkFailed' })
})

test('an empty patch changes nothing', async () => {
  expect(await patched('a', '\n')).toBe('a')
})

test.each([
  ['no patch', 'a\n', 'hello', { code: 'notPatch' }],
  [
    'context that differs too much',
    numbered(1, 20).replace('6\n', 'six\n'),
    hunk,
    { code: 'hunkFailed', params: { hunk: 1, line: 1, place: 4 } },
  ],
  [
    'a second hunk that fails',
    'a\nb\n',
    '@@ -1 +1 @@\n-a\n+x\n@@ -2 +2 @@\n-c\n+d\n',
    { code: 'hunkFailed', params: { hunk: 2, line: 4, place: 2 } },
  ],
  [
    'hunks in the wrong order',
    'a\nb\n',
    '@@ -2 +2 @@\n-b\n+x\n@@ -1 +1 @@\n-a\n+d\n',
    { code: 'hunkFailed', params: { hunk: 2 } },
  ],
  ['a line before the beginning', 'a\n', '@@ -9,0 +9 @@\n+x\n', { code: 'hunkFailed', params: { hunk: 1, place: 10 } }],
  ['a hunk cut off', 'a\n', '@@ -1,2 +1,2 @@\n-a\n+b', { code: 'invalidPatch', params: { line: 4, found: '∅' } }],
  ['a stray line', 'a\n', '@@ -1,2 +1,2 @@\n-a\n*b\n', { code: 'invalidPatch', params: { line: 3, found: '"*b"' } }],
  [
    'two files',
    'a\n',
    '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n--- c\n+++ d\n@@ -1 +1 @@\n-a\n+b\n',
    { code: 'severalFiles', params: { line: 6 } },
  ],
])('says what is wrong: %s', async (_, original, text, failure) => {
  await expect(perform(apply, { original, patch: text })).rejects.toMatchObject(failure)
})

test('a patch of many hunks that fit nowhere near ends soon', async () => {
  const original = 'a\n'.repeat(100_000)
  const hunks = Array.from(
    { length: 2000 },
    (_, at) => `@@ -${at * 50 + 1},4 +${at * 50 + 1},4 @@\n a\n a\n-b\n+c\n a\n`,
  )
  await expect(perform(apply, { original, patch: hunks.join('') })).rejects.toMatchObject({ params: { hunk: 1 } })
  const { patch: made } = await perform(patch, { original, changed: original.replaceAll('a\na\na\n', 'a\nb\na\n') })
  expect(await patched(original, made)).toBe(original.replaceAll('a\na\na\n', 'a\nb\na\n'))
})
