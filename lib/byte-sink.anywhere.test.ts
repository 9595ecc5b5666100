import { expect, test } from 'vitest'
import { openSink } from '#lib/byte-sink.ts'

test('parts become one file', async () => {
  const sink = await openSink()
  for (const part of ['a中', new TextEncoder().encode('b'), '']) await sink.write(part)
  const file = await sink.finish('名.txt', 'text/plain')
  expect(file).toBeInstanceOf(File)
  expect([file.name, file.type, file.size, await file.text()]).toEqual(['名.txt', 'text/plain', 5, 'a中b'])
})

test('the first part can be overwritten later', async () => {
  const sink = await openSink()
  await sink.write(new Uint8Array([0, 0]))
  await sink.write('rest')
  await sink.rewriteFirst(new Uint8Array([7, 8]))
  const file = await sink.finish('a.bin', '')
  expect([...(await file.bytes())]).toEqual([7, 8, ...new TextEncoder().encode('rest')])
})
