import { execFile } from 'node:child_process'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Lists the sources that a command loads, as paths from the root, discarding its output. */
async function modulesOf(...args: string[]): Promise<string[]> {
  const preload = join(import.meta.dirname, 'fixtures/print-modules.ts')
  const command = ['--import', preload, join(root, 'cli/toolbench.mjs'), ...args]
  const ran = promisify(execFile)(process.execPath, command, {
    env: { PATH: process.env['PATH'], TOOLBENCH_FROM_SOURCE: '1' },
  })
  // Commands that fail are checked too.
  const { stderr } = await ran.catch((error: { stderr: string }) => error)
  const urls: string[] = JSON.parse(stderr.slice(stderr.indexOf('["file:')))
  return urls.map((url) => relative(root, fileURLToPath(url)).replaceAll('\\', '/'))
}

const packages = (modules: string[]) =>
  new Set(modules.flatMap((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []))
const ofTools = (modules: string[]) => modules.filter((path) => path.startsWith('tools/')).sort()
const rooms = (modules: string[]) => new Set(modules.map((path) => path.split('/')[0] ?? ''))

test('a run loads the operations of its tool, Zod, and no words, samples or other tools', async () => {
  const modules = await modulesOf('base64', 'encode', 'hi')
  expect(ofTools(modules)).toEqual([
    'tools/base64/decode-file.ts',
    'tools/base64/decode.ts',
    'tools/base64/encode-file.ts',
    'tools/base64/encode.ts',
    'tools/base64/errors.ts',
    'tools/base64/operations.ts',
    'tools/base64/text/hex-dump.ts',
    'tools/base64/text/layout.ts',
    'tools/base64/text/read-base64.ts',
    'tools/base64/tool.ts',
  ])
  expect(packages(modules)).toEqual(new Set(['zod']))
  expect(modules.filter((path) => /zod.*locales/.test(path))).toEqual(['node_modules/zod/v4/locales/en.js'])
  expect(rooms(modules)).toEqual(new Set(['cli', 'node_modules', 'kit', 'lib', 'core', 'tools']))
})

test('a failure loads the sentences of its tool and nothing besides', async () => {
  const fine = await modulesOf('base64', 'decode', 'aGk=')
  const failed = await modulesOf('base64', 'decode', '*')
  expect(ofTools(failed)).toEqual(ofTools(fine))
  expect(ofTools(await modulesOf('none', 'decode'))).toEqual(ofTools(await modulesOf('list')))
})

test.each([[['--version']], [['help']], [['--help', '--lng', 'zh']]])(
  '%j loads no tool and no package',
  async (args) => {
    expect(rooms(await modulesOf(...args))).toEqual(new Set(['cli', 'kit']))
  },
)

test('list loads only the cards', async () => {
  const modules = await modulesOf('list')
  expect(ofTools(modules)).toContain('tools/base64/tool.ts')
  expect(ofTools(modules).filter((path) => !/^tools\/[^/]+\/tool\.ts$/.test(path))).toEqual([])
  expect(packages(modules)).toEqual(new Set())
})

test('the help of a tool loads its operations and the words of one language', async () => {
  for (const [asked, other] of [
    ['en', 'zh'],
    ['zh', 'en'],
  ]) {
    const modules = ofTools(await modulesOf('help', 'base64', '--lng', asked ?? ''))
    expect(modules).toContain(`tools/base64/texts.${asked}.ts`)
    expect(modules).not.toContain(`tools/base64/texts.${other}.ts`)
    expect(modules).not.toContain('tools/base64/samples.ts')
    expect(modules.filter((path) => !path.startsWith('tools/base64/'))).toEqual([])
  }
})

test('guess loads recognizers and suggested operations, but no samples or codecs', async () => {
  const modules = await modulesOf('guess', join(root, 'package.json'))
  expect(ofTools(modules)).toContain('tools/crypto/recognize.ts')
  expect(ofTools(modules)).not.toContain('tools/crypto/operations.ts')
  expect(ofTools(modules).filter((path) => path.endsWith('/samples.ts'))).toEqual([])
  expect([...packages(modules)].filter((name) => name !== 'zod' && name !== 'fflate')).toEqual([])
})
