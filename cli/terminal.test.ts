import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'terminal-test-'))
const before = process.cwd()
beforeAll(() => process.chdir(folder))
afterAll(() => {
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

/** Runs a command in front of a person. */
async function atTerminal(...args: string[]) {
  const [stdout, stderr] = [1, 2].map(() => Object.assign(new PassThrough(), { isTTY: true }))
  if (!stdout || !stderr) throw new Error('There is no terminal')
  const code = await main(args, { stdin: Readable.from([]), stdout, stderr, env: {} })
  return { code, stdout: await text(stdout.end()), stderr: await text(stderr.end()) }
}

test('a file is kept under its own name instead of filling the screen, and replaces nothing', async () => {
  const decode = ['base64', 'decode-file', 'aGVsbG8=']
  expect(await atTerminal(...decode)).toEqual({ code: 0, stdout: '', stderr: 'decoded.txt\n' })
  expect(readFileSync('decoded.txt', 'utf8')).toBe('hello')

  writeFileSync('decoded.txt', 'mine')
  const refused = 'decoded.txt is already here: use --output\n'
  expect(await atTerminal(...decode)).toEqual({ code: 2, stdout: '', stderr: refused })
  expect(readFileSync('decoded.txt', 'utf8')).toBe('mine')
  expect(readdirSync('.')).toEqual(['decoded.txt'])
  expect(await atTerminal(...decode, '-o', '-')).toEqual({ code: 0, stdout: 'hello', stderr: '' })
})
