import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { hashFile } from './operations.ts'

test('gives the same hash slice by slice as in one piece, and reports progress', async () => {
  const bytes = new Uint8Array(17 * 2 ** 20 + 5)
  for (let at = 0; at < bytes.length; at++) bytes[at] = at * 31
  const file = new File([bytes], 'a.bin')
  const slice = vi.spyOn(file, 'slice')
  const shares: number[] = []
  const hash = createHash('md5').update(bytes).digest('hex')

  const call = { ...unattended, progress: (share: number) => shares.push(share) }
  expect(await perform(hashFile, { file }, call)).toEqual({
    hash,
    short: hash.slice(8, 24),
    upper: hash.toUpperCase(),
    size: bytes.length,
  })
  expect(Math.max(...slice.mock.calls.map(([start = 0, end = 0]) => end - start))).toBe(8 * 2 ** 20)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares).toHaveLength(3)
  expect(shares.at(-1)).toBe(1)
})

test('hashes an empty file', async () => {
  const hash = 'd41d8cd98f00b204e9800998ecf8427e'
  expect(await perform(hashFile, { file: new File([], 'empty') })).toMatchObject({ hash, size: 0 })
})

test('stops between slices when cancelled', async () => {
  const controller = new AbortController()
  const file = new File([new Uint8Array(40 * 2 ** 20)], 'a.bin')
  const slice = vi.spyOn(file, 'slice')
  const run = perform(hashFile, { file }, { signal: controller.signal, progress: () => controller.abort() })
  await expect(run).rejects.toMatchObject({ name: 'AbortError' })
  expect(slice.mock.calls.length).toBeLessThan(4)
})

test('asks for a file when a form sent none', async () => {
  await expect(perform(hashFile, { file: new File([], '') })).rejects.toMatchObject({ code: 'uploadFailed' })
})

test('says so when the file cannot be read any more', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'md5-'))
  const path = join(folder, 'gone.txt')
  await writeFile(path, 'hello')
  const file = new File([await openAsBlob(path)], 'gone.txt')
  await rm(folder, { recursive: true })
  await expect(perform(hashFile, { file })).rejects.toMatchObject({ code: 'uploadFailed' })
})
