import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { DiskFile, openDiskFile } from './disk-file.node.ts'
import { scaledTimeout } from './fixtures/scaled-timeout.ts'

const folder = mkdtempSync(join(tmpdir(), 'disk-file-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A file on disk, its File, and a File in memory to compare with. */
async function both(content: string) {
  const path = join(folder, '名.txt')
  writeFileSync(path, content)
  return { path, file: await openDiskFile(path, { type: 'text/plain' }), held: new File([content], '名.txt') }
}

test('a file on disk behaves like a File', async () => {
  const { file } = await both('\uFEFFhello')
  expect(z.file().parse(file)).toBe(file)
  expect({ name: file.name, type: file.type, size: file.size }).toEqual({ name: '名.txt', type: 'text/plain', size: 8 })
  expect(await file.text()).toBe('hello')
  expect(await new File([file, '!'], 'b').text()).toBe('hello!')
  expect(await new Blob([file.slice(4, 6)]).text()).toBe('el')
  expect(await new Response(file.stream()).text()).toBe('hello')
})

test.each([[], [2], [-3], [1, 4], [1, -1], [4, 2], [0, 99], [-99, 99], [9]])(
  'a slice holds what a slice in memory holds: %j',
  async (...range: number[]) => {
    const { file, held } = await both('0123456')
    const [slice, expected] = [file.slice(...range), held.slice(...range)]
    expect(slice.size).toBe(expected.size)
    expect(await slice.bytes()).toEqual(await expected.bytes())
    expect(await slice.slice(1, 3).text()).toBe(await expected.slice(1, 3).text())
  },
)

test.each([false, true])(
  'puts a whole file elsewhere with a mode, but no slice; temporary: %j',
  async (isTemporary) => {
    const { path } = await both('0123456')
    const file = new DiskFile({ path, isTemporary }, 0, 7, new Blob(), 'a.txt', {})
    chmodSync(path, 0o600)
    const copy = join(folder, 'copy.txt')
    await file.putAt(copy, 0o640)
    expect(readFileSync(copy, 'utf8')).toBe('0123456')
    expect(statSync(copy).mode & 0o777).toBe(0o640)
    expect(existsSync(path)).toBe(!isTemporary)
    expect(await file.text()).toBe('0123456')
    await expect(file.putAt(copy, 0o640)).rejects.toThrow('EEXIST')
    const slice = new DiskFile({ path: copy, isTemporary }, 0, 3, new Blob(), '', {})
    await expect(slice.putAt(join(folder, 'b.txt'), 0o640)).rejects.toThrow('slice')
    rmSync(copy)
  },
)

test('a file of more than 4 GiB has its size and its end', async () => {
  const path = join(folder, 'large.bin')
  const size = 5 * 2 ** 30
  await using writing = await open(path, 'w')
  await writing.write('end', size - 3)
  const file = await openDiskFile(path)
  expect(file.size).toBe(size)
  expect(await file.slice(-3).text()).toBe('end')
  expect(await file.slice(2 ** 31 - 1, 2 ** 31 + 1).bytes()).toEqual(new Uint8Array(2))
})

test('fails if a file became shorter', async () => {
  const { path, file } = await both('0123456')
  truncateSync(path, 3)
  await expect(file.bytes()).rejects.toThrow('名.txt became shorter')
})

test('a folder is no file', async () => {
  await expect(openDiskFile(folder)).rejects.toMatchObject({ code: 'EISDIR' })
  await expect(openDiskFile(join(folder, 'none'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('calls back once neither the file nor a slice of it is referenced', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  const whenUnused = vi.fn()
  const { path } = await both('0123456')
  const held = { slice: await openDiskFile(path, { whenUnused }).then((file) => file.slice(1)) }
  collect()
  expect(await held.slice.text()).toBe('123456')
  expect(whenUnused).not.toHaveBeenCalled()
  held.slice = new Blob()
  await vi.waitFor(() => {
    collect()
    expect(whenUnused).toHaveBeenCalledOnce()
  }, scaledTimeout(10_000))
})
