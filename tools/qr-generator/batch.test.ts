import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { batch } from './batch.ts'
import { read } from './read.ts'

async function filesIn(file: File): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(await file.bytes()))
  const texts = entries.map(async ([name, bytes]) => {
    const { texts: decoded } = await perform(read, { file: new File([new Uint8Array(bytes)], name) })
    return [name, decoded[0] ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('each line becomes a code in its own file, blank ones are left out', async () => {
  const { file, count, unreadable } = await perform(batch, {
    texts: 'https://example.org/1\r\n\n你好\nhttps://example.org/1',
  })
  expect({ count, unreadable }).toEqual({ count: 3, unreadable: [] })
  expect(await filesIn(file)).toEqual({
    '1-example.org-1.png': 'https://example.org/1',
    '2-你好.png': '你好',
    '3-example.org-1.png': 'https://example.org/1',
  })
})

test('a list of texts is accepted, with line breaks within them', async () => {
  const { file } = await perform(batch, { texts: ['one\ntwo', 'three'] })
  expect(Object.values(await filesIn(file))).toEqual(['one\ntwo', 'three'])
})

test('the second column of CSV is the file name', async () => {
  const texts = '"a, ""b""",first\nplain,../../etc\nagain,first\n"never closed'
  const { file } = await perform(batch, { texts, layout: 'csv' })
  expect(await filesIn(file)).toEqual({
    'first.png': 'a, "b"',
    'etc.png': 'plain',
    'first-3.png': 'again',
    '4-never-closed.png': 'never closed',
  })
})

test.each([
  ['csv', 'text,name\nhello,one\nworld,two'],
  ['auto', 'Name,URL\none,hello\ntwo,world'],
  ['csv', '内容,文件名\nhello,one\nworld,two'],
])('a first row that names the columns is a header (%s): %j', async (layout, texts) => {
  const { file, count } = await perform(batch, { texts, layout })
  expect([count, await filesIn(file)]).toEqual([2, { 'one.png': 'hello', 'two.png': 'world' }])
})

test.each([
  ['lines', 'text,name'],
  ['csv', 'text'],
  ['csv', 'my text,my name'],
])('a first row that may be a text is one (%s): %j', async (layout, texts) => {
  expect((await perform(batch, { texts, layout })).count).toBe(1)
})

test('no file overwrites another, whatever names are given', async () => {
  const { file, count } = await perform(batch, { texts: 'one,a-3\ntwo,a\nthree,A', layout: 'csv' })
  const names = Object.keys(unzipSync(await file.bytes()))
  expect([count, names.length]).toEqual([3, 3])
})

test('unreadable lines are listed', async () => {
  const { unreadable } = await perform(batch, { texts: 'one\ntwo', foreground: '#fffffa' })
  expect(unreadable).toEqual([1, 2])
})

test('an empty input, too many lines and a line that is too long are refused, the line with its number', async () => {
  await expect(perform(batch, { texts: '\n \n' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(batch, { texts: 'x\n'.repeat(1001) })).rejects.toMatchObject({ code: 'tooMany' })
  const long = perform(batch, { texts: `short\n${'x'.repeat(4000)}` })
  await expect(long).rejects.toMatchObject({ code: 'lineTooLong', params: { line: 2 } })
})

const limited = { ...unattended, memory: 2 ** 30 }

test('if run time is limited, a batch that is too large is refused before any code is drawn', async () => {
  const texts = Array.from({ length: 9 }, (_, index) => `https://example.org/${index}`)
  await expect(perform(batch, { texts, size: 4096 }, limited)).rejects.toMatchObject({
    code: 'tooMuchAtOnce',
    params: { count: 9, size: 4096, most: 7 },
  })
  expect((await perform(batch, { texts, size: 256 }, limited)).count).toBe(9)
})
