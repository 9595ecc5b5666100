import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import type { Charset } from '#lib/charset/charset.ts'
import { encodeText } from '#lib/charset/text-encoding.ts'
import { isLong } from '#lib/fixtures/runs.ts'
import { count, countFile } from './operations.ts'

const text = 'Ada said: “工具 works.”\n\nYes! '
const fileOf = (...parts: BlobPart[]) => new File(parts, 'a.txt')

function bytesOf(content: string, charset: Charset): Uint8Array<ArrayBuffer> {
  const bytes = encodeText(content, charset)
  if ('position' in bytes) throw new Error(`${charset} has no ${bytes.found}`)
  return bytes
}

test.each([
  ['utf-8', 'utf-8', ''],
  ['gbk', 'gbk', ''],
  ['utf-16le', 'utf-16le', ''],
  ['utf-8', 'gbk', '\ufeff'],
  ['utf-16le', 'utf-8', '\ufeff'],
  ['utf-16be', 'utf-8', '\ufeff'],
] as const)(
  'a file in %s, asked for as %s and begun with %j, has the counts of its text',
  async (charset, asked, mark) => {
    const file = fileOf(bytesOf(mark + text, charset))
    expect(await perform(countFile, { file, charset: asked })).toEqual(await perform(count, { text }))
  },
)

test('Latin-1 is read as it is', async () => {
  const file = fileOf(bytesOf('Café\u0080', 'latin1'))
  expect(await perform(countFile, { file, charset: 'latin1' })).toMatchObject({ characters: 5, words: 1 })
})

test('a file of many slices has the counts of its text, and tells how far it is', async () => {
  const long = `${text}👨‍👩‍👧‍👦é `.repeat(isLong ? 250_000 : 150_000)
  const shares: number[] = []
  const call = { ...unattended, progress: (share: number) => void shares.push(share) }
  expect(await perform(countFile, { file: fileOf(long) }, call)).toEqual(await perform(count, { text: long }))
  expect(shares.length).toBeGreaterThan(1)
  expect(shares.at(-1)).toBe(1)
})

test('an empty file has nothing, and no file is asked for', async () => {
  expect(await perform(countFile, { file: fileOf() })).toMatchObject({ characters: 0, words: 0, lines: 0 })
  await expect(perform(countFile, { file: new File([], '') })).rejects.toMatchObject({ code: 'noFile' })
})

test.each([
  ['in the first piece', 'a中', 5],
  ['far behind', 'a'.repeat(600_000), 600_001],
])('bytes that are not text are reported with their position, %s', async (_, before, position) => {
  const run = perform(countFile, { file: fileOf(before, Uint8Array.of(0xff, 0x41)) })
  await expect(run).rejects.toMatchObject({ code: 'notText', params: { charset: 'utf-8', position } })
})

test('a character that the end of the file cuts is named', async () => {
  const run = perform(countFile, { file: fileOf(Uint8Array.of(0x61, 0xe4, 0xb8)) })
  await expect(run).rejects.toMatchObject({ code: 'notText', params: { charset: 'utf-8' } })
})

test('says so when the file cannot be read any more', async () => {
  const gone = { arrayBuffer: () => Promise.reject(new Error('no such file')) }
  const file = Object.assign(fileOf('abc'), { slice: () => gone })
  await expect(perform(countFile, { file })).rejects.toMatchObject({ code: 'unreadable' })
})

test('stops between slices when cancelled', async () => {
  const controller = new AbortController()
  const file = fileOf(new Uint8Array(40 * 2 ** 20).fill(0x20))
  const run = perform(countFile, { file }, { signal: controller.signal, progress: () => controller.abort() })
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
})
