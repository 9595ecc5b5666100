import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolbench } from './fixtures/toolbench.ts'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'terminal-test-'))
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

/** Runs a command on a terminal. */
async function atTerminal(...args: string[]) {
  const [stdout, stderr] = [1, 2].map(() => Object.assign(new PassThrough(), { isTTY: true }))
  if (!stdout || !stderr) throw new Error('There is no terminal')
  const code = await main(args, { stdin: Readable.from([]), stdout, stderr, env: {} })
  return { code, stdout: await text(stdout.end()), stderr: await text(stderr.end()) }
}

test('saves a file under its own name instead of printing it, and replaces nothing', async () => {
  const decode = ['base64', 'decode-file', 'aGVsbG8=']
  expect(await atTerminal(...decode)).toEqual({ code: 0, stdout: '', stderr: 'decoded.txt\n' })
  expect(readFileSync('decoded.txt', 'utf8')).toBe('hello')

  writeFileSync('decoded.txt', 'mine')
  const refused = 'decoded.txt is already there: name a file with --output, or add --force\n'
  expect(await atTerminal(...decode)).toEqual({ code: 2, stdout: '', stderr: refused })
  expect(readFileSync('decoded.txt', 'utf8')).toBe('mine')
  expect(readdirSync('.')).toEqual(['decoded.txt'])
  expect(await atTerminal(...decode, '-o', '-')).toEqual({ code: 0, stdout: 'hello', stderr: '' })
})

const steering = '\u001b]0;title\u0007\u009b31m\u202e'
const shown = '\\u001b]0;title\\u0007\\u009b31m\\u202e'

test('escapes control characters of a result on a terminal, and -o - prints its bytes', async () => {
  const decode = ['url-encoder', 'decode', encodeURIComponent(`${steering}\n工`)]
  expect(await atTerminal(...decode)).toEqual({ code: 0, stdout: `${shown}\n工`, stderr: '' })
  expect(await atTerminal(...decode, '-o', '-')).toEqual({ code: 0, stdout: `${steering}\n工`, stderr: '' })
  const { stdout } = await atTerminal(...decode, '--json')
  expect(stdout).not.toMatch(/[\u0080-\u009f\u202e]/)
  expect(JSON.parse(stdout)).toMatchObject({ text: `${steering}\n工` })
  expect((await toolbench(decode)).stdout).toBe(`${steering}\n工`)
})

test.each<[string, string[], string]>([
  ['a tool', [steering, 'encode'], `There is no tool ${shown}. See: toolbench list\n`],
  ['an option', ['base64', 'encode', 'a', `--${steering}`], `There is no option --${shown}. Choose one of:`],
  ['a name on two lines', ['base64', 'encode', 'a', '--b\nDone'], 'There is no option --b\\nDone.'],
  ['a file', ['base64', 'encode-file', `/${steering}`], `/${shown}: no such file`],
  ['a file with a text', ['base64', 'encode', '--text', `@/${steering}`], `/${shown}: no such file`],
  ['a pipeline', ['run', `{${steering}`, 'a'], 'The pipeline is not JSON\n'],
  [
    'a name of a field',
    ['run', definition({ tool: 'base64', operation: 'encode', options: { [steering]: 1 } }), 'a'],
    shown,
  ],
  ['a setting', ['run', '{}', 'a', '--set', steering], `not ${shown}\n`],
  ['a place', ['base64', 'encode', 'a', '-o', `/none/${steering}`], shown],
  ['a text', ['base64', 'decode', '\u009b'], '“\\u009b” at position 1'],
])('escapes control characters in the quotes of an error: %s', async (_, args, sentence) => {
  const { code, stdout, stderr } = await toolbench(args)
  expect({ isFailure: code === 1 || code === 2, stdout }).toEqual({ isFailure: true, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr).toMatch(/^[^\p{Cc}\u202e]*\n$/u)
})

function definition(step: object): string {
  return JSON.stringify({ version: 1, steps: [step] })
}
