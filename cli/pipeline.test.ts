import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toolbench } from './fixtures/toolbench.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-pipeline-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const definition = (...steps: object[]): string => JSON.stringify({ version: 1, steps })
const encode = { tool: 'base64', operation: 'encode' }
const decode = { tool: 'base64', operation: 'decode' }

test('a pipeline runs on standard input, on an argument, and on a file', async () => {
  const path = write('encode.json', definition(encode, encode))
  const answer = { code: 0, stdout: 'WVE9PQ==', stderr: '' }
  expect(await toolbench(['run', path], { input: 'a' })).toMatchObject(answer)
  expect(await toolbench(['run', path, 'a'])).toMatchObject(answer)
  expect(await toolbench(['run', path, '--file', write('a.txt', 'a')])).toMatchObject(answer)
  expect(await toolbench(['run', definition(encode, encode), '-'], { input: 'a' })).toMatchObject(answer)
})

test('binary standard input is a file, and a resulting file is written', async () => {
  const toText = definition({ tool: 'base64', operation: 'encode-file', options: { dataUri: false } })
  expect(await toolbench(['run', toText], { input: Uint8Array.of(0xff, 0) })).toMatchObject({ stdout: '/wA=' })
  const target = join(folder, 'out.bin')
  const toFile = definition({ tool: 'base64', operation: 'decode-file' })
  expect(await toolbench(['run', toFile, '/wA=', '-o', target])).toMatchObject({ code: 0, stdout: '' })
  expect([...readFileSync(target)]).toEqual([0xff, 0])
})

test('--json prints a short result of every step', async () => {
  const { stdout } = await toolbench(['run', definition(encode), 'a', '--json'])
  expect(JSON.parse(stdout)).toMatchObject({ output: 'YQ==', steps: [{ tool: 'base64', preview: 'YQ==' }] })
})

test('--set gives a step an option that its definition lacks, by the schema of the field', async () => {
  const steps = definition(encode, { tool: 'crypto', operation: 'hash', options: { algorithm: 'HMAC' } })
  const key = write('key.txt', 'secret')
  const told = await toolbench(['run', steps, 'a', '--set', '2.key=secret', '--set', '1.padding=false'])
  expect(told).toMatchObject({ code: 0, stderr: '' })
  const read = await toolbench(['run', steps, 'a', '--set', `2.key=@${key}`, '--set=1.padding=false'])
  expect(read.stdout).toBe(told.stdout)
  expect(await toolbench(['run', steps, 'a', '--set', '3.key=x'])).toMatchObject({
    code: 2,
    stderr: '--set is written as 2.key=value, not 3.key=x\n',
  })
})

test('a failure names its step and keeps its own sentence', async () => {
  const lines = definition(decode, { ...decode, each: 'line' })
  expect(await toolbench(['run', lines, 'WVE9PQphKg==', '--lng', 'zh'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: '第 2 步（base64/decode）第 2 行：Base64 格式无效：第 2 位的“*”\n',
  })
  const items = definition({ ...encode, each: 'item' })
  expect(await toolbench(['run', items, '{}'])).toMatchObject({
    code: 1,
    stderr: 'Step 1 (base64/encode): For each item, the input must be a JSON array\n',
  })
})

test.each<[string, string[], string]>([
  ['no pipeline', [], 'Name a pipeline'],
  ['what is no JSON', ['{'], 'The pipeline is not JSON'],
  ['a definition of another form', ['{}', 'a'], 'pipeline.version'],
  ['a tool that is not there', [definition({ tool: 'x', operation: 'y' }), 'a'], 'pipeline.steps.0.tool: There is no'],
  ['a text too many', [definition(encode), 'a', 'b'], 'Too many texts'],
  ['an option that it does not have', [definition(encode), 'a', '--padding'], 'There is no option --padding'],
  ['a path that is none', [join(folder, 'missing.json')], 'ENOENT'],
])('%s is wrong usage', async (_, args, stderr) => {
  const answer = await toolbench(['run', ...args])
  expect(answer.code).toBe(2)
  expect(answer.stderr).toContain(stderr)
})
