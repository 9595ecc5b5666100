import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadOperations } from '#core/load-tools.node.ts'

const root = join(import.meta.dirname, '..')
let copy: string

// Sources that the tests touch, with their original times; each test changes more of them than the one before.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'start-quickly-'))
  mkdirSync(join(copy, 'dist'))
  for (const path of ['package.json', 'cli', 'dist/cli', 'kit', 'lib', 'core', 'contract', 'tools', 'server'])
    execFileSync('cp', ['-a', join(root, path), join(copy, path)])
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Runs a command, and lists the files of this project that it loads. */
async function filesOf(args: string[], env = {}): Promise<string[]> {
  const preload = join(root, 'cli/fixtures/print-modules.ts')
  const command = ['--import', preload, join(copy, 'cli/toolbench.mjs'), ...args]
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
    env: { PATH: process.env['PATH'], ...env },
  })
  expect(stdout).toBe('aGk=')
  const urls: string[] = JSON.parse(stderr.slice(stderr.indexOf('["file:')))
  return urls.map((url) => relative(copy, fileURLToPath(url)).replaceAll('\\', '/'))
}

const encode = ['base64', 'encode', 'hi']
const isBuilt = (path: string) => path.startsWith('dist/cli/')
const touch = (path: string) => utimesSync(join(copy, path), new Date(), new Date())

test('loads the files of the build, some two dozen, and no sources', async () => {
  const files = await filesOf(encode)
  expect(files.filter((path) => !isBuilt(path))).toEqual(['cli/toolbench.mjs', 'cli/start-quickly.mjs'])
  expect(files.length).toBeLessThanOrEqual(26)
})

test('every tool has the operations of its sources', async () => {
  const { entries } = JSON.parse(readFileSync(join(root, 'dist/cli/manifest.json'), 'utf8'))
  const operations = Object.entries<string>(entries).filter(([path]) => path.endsWith('/operations.ts'))
  expect(operations.length).toBeGreaterThan(10)
  for (const [path, file] of operations) {
    const built = await import(join(root, 'dist/cli', file))
    expect(Object.keys(built), path).toEqual(Object.keys(await loadOperations(path.split('/')[1] ?? '')).sort())
  }
})

test('imports nothing by a computed name but the parts of tools', () => {
  const folder = join(root, 'dist/cli')
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const byVariable = files.flatMap((name) => {
    const imports = readFileSync(join(folder, name), 'utf8').match(/\bimport\(\s*(\/\*[^*]{0,40}\*\/\s*)?[^\s"'`/].*/g)
    return (imports ?? []).map((text) => [name.replace(/-[\w-]{8}\.js$/, ''), text])
  })
  // From `core/load-tools.node.ts`, which every command shares.
  expect(byVariable).toEqual([['start', expect.stringContaining('pathToFileURL')]])
})

test.each(['tools/another', 'tools/base64/another', 'cli/another'])(
  'loads sources once there is a new file %s',
  async (path) => {
    mkdirSync(join(copy, path))
    expect((await filesOf(encode)).filter(isBuilt)).toEqual([])
    rmdirSync(join(copy, path))
  },
)

test('loads all sources once one has changed that the tool needs', async () => {
  touch('tools/md5/hash-text.ts')
  expect((await filesOf(encode)).some(isBuilt)).toBe(true)
  touch('tools/base64/encode.ts')
  const files = await filesOf(encode)
  expect(files.filter(isBuilt)).toEqual([])
  expect(files).toContain('tools/base64/encode.ts')
})

test('loads sources on request, or without a build', async () => {
  expect((await filesOf(encode, { TOOLBENCH_FROM_SOURCE: '1' })).filter(isBuilt)).toEqual([])
  rmSync(join(copy, 'dist'), { recursive: true })
  expect(await filesOf(encode)).toContain('tools/base64/encode.ts')
})
