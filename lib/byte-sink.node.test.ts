import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSink } from './byte-sink.node.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'byte-sink-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test('short files stay in memory', async () => {
  const sink = await openSink()
  const bytes = Uint8Array.of(0x61, 0x62)
  await sink.write(bytes)
  bytes.fill(0)
  await sink.write('中')
  const file = await sink.finish('a.txt', 'text/plain')
  expect([file.name, file.type, await file.text()]).toEqual(['a.txt', 'text/plain', 'ab中'])
  expect(readdirSync(folder)).toEqual([])
})

test('long files go to disk, complete and in order', async () => {
  const sink = await openSink()
  const mebibyte = new Uint8Array(2 ** 20)
  for (let count = 0; count < 66; count++) await sink.write(mebibyte.fill(count))
  await sink.write('end')
  const file = await sink.finish('a.bin', '')
  expect(readdirSync(folder)).toHaveLength(1)
  expect(file.size).toBe(66 * 2 ** 20 + 3)
  const marks = Array.from({ length: 66 }, (_, count) => file.slice(count * 2 ** 20, count * 2 ** 20 + 1).bytes())
  expect((await Promise.all(marks)).map(([first]) => first)).toEqual(Array.from({ length: 66 }, (_, count) => count))
  expect(await file.slice(-3).text()).toBe('end')
})

test('a file that is expected to be long goes to disk at once, and comes back however short it is', async () => {
  const sink = await openSink(65 * 2 ** 20)
  expect(readdirSync(folder)).toHaveLength(1)
  await sink.write('short')
  expect(await (await sink.finish('a.txt', 'text/plain')).text()).toBe('short')
})

test('the first part of a file on disk is overwritten in place', async () => {
  const sink = await openSink()
  await sink.write(new Uint8Array([0, 0]))
  const part = new Uint8Array(2 ** 22).fill(1)
  for (let count = 0; count < 17; count++) await sink.write(part)
  await sink.rewriteFirst(new Uint8Array([7, 8]))
  const file = await sink.finish('a.bin', '')
  expect(file.size).toBe(2 + 17 * 2 ** 22)
  expect([...(await file.slice(0, 3).bytes())]).toEqual([7, 8, 1])
})
