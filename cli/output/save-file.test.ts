import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { toolbench } from '../fixtures/toolbench.ts'

const root = mkdtempSync(join(tmpdir(), 'cli-save-'))
let folder = root
beforeEach(() => {
  folder = mkdtempSync(join(root, 'test-'))
})
afterAll(() => rmSync(root, { recursive: true }))

const encode = ['base64', 'encode', 'hi', '-o']
const decode = ['base64', 'decode-file', 'aGVsbG8=', '-o']
const modeOf = (path: string) => statSync(path).mode & 0o777

test.each([0o600, 0o664, 0o755])('a replaced file keeps its mode: %o', async (mode) => {
  for (const [command, content] of [
    [encode, 'aGk='],
    [decode, 'hello'],
  ] as const) {
    const path = join(folder, 'mine')
    writeFileSync(path, 'a longer text than comes')
    chmodSync(path, mode)
    expect(await toolbench([...command, path])).toMatchObject({ code: 0, stdout: '', stderr: '' })
    expect([readFileSync(path, 'utf8'), modeOf(path)]).toEqual([content, mode])
  }
  expect(readdirSync(folder)).toEqual(['mine'])
})

test('replaces the target of a link', async () => {
  const [link, path] = [join(folder, 'link'), join(folder, 'there')]
  writeFileSync(path, 'old')
  symlinkSync('there', link)
  expect(await toolbench([...encode, link])).toMatchObject({ code: 0 })
  expect([readlinkSync(link), readFileSync(path, 'utf8')]).toEqual(['there', 'aGk='])
})

test('creates the target of a dangling link, and refuses a link to itself', async () => {
  const [link, loop] = [join(folder, 'link'), join(folder, 'loop')]
  symlinkSync('there', link)
  symlinkSync('loop', loop)
  expect(await toolbench([...encode, link])).toMatchObject({ code: 0 })
  expect([readlinkSync(link), readFileSync(join(folder, 'there'), 'utf8')]).toEqual(['there', 'aGk='])
  expect(await toolbench([...encode, loop])).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/loop: too many symbolic links \(ELOOP\)/),
  })
  expect(readlinkSync(loop)).toBe('loop')
})

test.each(['a file', 'a link to a file', 'a link to nothing', 'a folder'])(
  'in a folder, under a name that nobody typed, %s is not replaced',
  async (what) => {
    const [path, other] = [join(folder, 'decoded.txt'), join(root, 'other')]
    writeFileSync(other, 'mine')
    if (what === 'a file') writeFileSync(path, 'mine')
    else if (what === 'a folder') mkdirSync(path)
    else symlinkSync(what === 'a link to a file' ? other : join(root, 'nothing'), path)
    expect(await toolbench([...decode, folder])).toEqual({
      code: 2,
      bytes: Buffer.alloc(0),
      stdout: '',
      stderr: `${path} is already there: name a file with --output, or add --force\n`,
    })
    expect([readdirSync(folder), readFileSync(other, 'utf8')]).toEqual([['decoded.txt'], 'mine'])
    if (what === 'a folder') return
    expect(await toolbench([...decode, folder, '--force'])).toMatchObject({ code: 0, stderr: '' })
    expect([readFileSync(path, 'utf8'), readFileSync(other, 'utf8')]).toEqual(['hello', 'mine'])
  },
)

test('a text has no name of its own in a folder', async () => {
  const stderr = `${folder} is a folder: name a file\n`
  expect(await toolbench([...encode, folder, '--force'])).toMatchObject({ code: 2, stderr })
  expect(readdirSync(folder)).toEqual([])
})

test('a write error names the typed path, and leaves nothing behind', async () => {
  for (const path of ['/dev/full', join(folder, 'none', 'a'), join(folder, 'a'.repeat(300))]) {
    const { code, stderr } = await toolbench([...encode, path])
    expect([path, code]).toEqual([path, 2])
    expect(stderr).toMatch(
      /^\S*(device|: no such file or folder|: the name is too long) \(E[A-Z]+\)\n$|^no space left on the device/,
    )
    expect(stderr).not.toMatch(/toolbench-/)
  }
  expect(readdirSync(folder)).toEqual([])
})
