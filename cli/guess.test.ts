import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { spawnToolbench, toolbench } from './fixtures/toolbench.ts'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-guess-'))
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const guess = async (input: string | Uint8Array, ...args: string[]) =>
  (await toolbench(['guess', ...args], { input })).stdout
/** The first command in the output. */
const commandIn = (shown: string) => /^ {4}\$ toolbench (.*)$/m.exec(shown)?.[1] ?? ''

test('prints what the input looks like, suitable operations with reasons and results, and the command', async () => {
  expect(await toolbench(['guess'], { input: 'VG9vbGJlbmNoIOW3peWFt+WPsA==\n' })).toMatchObject({
    code: 0,
    stdout: `Looks like Base64, 28 characters

  Decode Base64 · Base64 · sure: Base64
    → Toolbench 工具台
    $ toolbench base64 decode VG9vbGJlbmNoIOW3peWFt+WPsA==
`,
    stderr: '',
  })
  expect(await guess('VG9vbGJlbmNoIOW3peWFt+WPsA==', '--lng', 'zh')).toBe(`看起来是 Base64，28 个字符

  解码 Base64 · Base64 编解码 · 确定：Base64
    → Toolbench 工具台
    $ toolbench base64 decode VG9vbGJlbmNoIOW3peWFt+WPsA==
`)
})

test.each([
  [`it's%20100%25`, `url-encoder decode 'it'\\''s%20100%25'`],
  ['-_-%20', 'url-encoder decode -- -_-%20'],
  ['/ab+/gi', 'regex-tester test ab+ --flags gi --text TEXT'],
  ['a=1&b=%20', `url-encoder decode 'a=1&b=%20'`],
  ['q=hello+world&lang=en', `url-encoder decode 'q=hello+world&lang=en' --plus-as-space`],
  ['d9873e16fd554d53c497f951960967ba', 'file-hash compare --file FILE d9873e16fd554d53c497f951960967ba'],
  ['{\n"id": 7\n}', 'json-editor format < FILE'],
  ['--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b', 'text-diff apply --patch @PATCH < FILE'],
  ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.', 'jwt decode eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.'],
])('for %j the command is %s', async (input, command) => {
  expect(commandIn(await guess(input))).toBe(command)
})

test.each([
  [`it's%20100%25`, `url-encoder decode 'it''s%20100%25'`],
  ['it’s%20', `url-encoder decode 'it’’s%20'`],
  ['-_-%20', `url-encoder decode '--text=-_-%20'`],
  ['{\n"id": 7\n}', `json-editor format '--json=@FILE'`],
  ['--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b', `text-diff apply --original '@FILE' --patch '@PATCH'`],
])('for %j the command for PowerShell is %s, labelled as such', async (input, command) => {
  const shown = await guess(input, '--shell', 'powershell')
  expect(/^ {4}> toolbench (.*)$/m.exec(shown)?.[1]).toBe(command)
  expect(shown).toMatch(/\n\nQuoted for PowerShell 7; for bash, zsh: --shell sh\n$/)
  expect(await guess(input)).toMatch(/\n\nQuoted for bash, zsh; for PowerShell 7: --shell powershell\n$/)
})

test('writes for PowerShell when started from it, and names no shell if all read the same', async () => {
  const shown = async (input: string, env: Record<string, string>) =>
    (await toolbench(['guess'], { input, env })).stdout
  expect(await shown(`it's%20`, { PSModulePath: '/modules' })).toContain(`> toolbench url-encoder decode 'it''s%20'\n`)
  expect(await shown(`it's%20`, { PSModulePath: 'C:\\', MSYSTEM: 'MINGW64' })).toContain(`$ toolbench url-encoder`)
  expect(await shown('VG9vbGJlbmNoIOW3peWFt+WPsA==', {})).not.toContain('Quoted for')
})

test('the command for a file has its path', async () => {
  const json = write('data it.json', '{"id": 7}')
  expect(commandIn(await guess('', json))).toBe(`json-editor format < '${json}'`)
  const patch = write('a.patch', '--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\n')
  expect(commandIn(await guess('', patch))).toBe(`text-diff apply --patch @${patch} < FILE`)
  const image = write('a.gif', Buffer.from('GIF89a\x02\0\x03\0\0\0\0', 'latin1'))
  const shown = await guess('', image)
  expect(shown).toContain('→ GIF, 2 × 3')
  expect(commandIn(shown)).toBe(`image-converter convert ${image}`)
})

test('the printed command gives the printed result', async () => {
  const shown = await guess(`it's%20100%25`)
  expect(shown).toContain("→ it's 100%")
  expect(await toolbench(['url-encoder', 'decode', `it's%20100%25`])).toMatchObject({ stdout: "it's 100%" })
})

test('binary input is a file, described by its first bytes', async () => {
  expect(await guess(gzipSync('hello'))).toMatch(/^Looks like compressed data \(gzip\), 25 bytes\n/)
  expect(await guess(write('a', '%PDF-1.7'))).toBe(await guess(join(folder, 'a')))
  expect(await guess('', write('report', '%PDF-1.7\n'))).toMatch(/^Looks like a PDF document, 9 bytes\n/)
  expect(await guess(Uint8Array.of(0xff, 0, 1))).toMatch(/^Looks like a file, 3 bytes\n/)
  expect(await guess('')).toMatch(/^Looks like text, 0 characters\n/)
})

test('prints the same JSON as HTTP and MCP', async () => {
  expect(JSON.parse(await guess('aGVsbG8gd29ybGQ=', '--json'))).toEqual({
    looksLike: 'Looks like Base64, 16 characters',
    suggestions: [
      {
        tool: 'base64',
        operation: 'decode',
        label: 'Decode Base64',
        confidence: 0.95,
        sureness: 'sure',
        kind: 'Base64',
        brief: 'hello world',
        field: 'base64',
        input: {},
      },
    ],
  })
  const target = join(folder, 'guess.json')
  expect(await toolbench(['guess', '--json', '-o', target], { input: 'a' })).toMatchObject({ code: 0 })
})

test('reads only the beginning of endless standard input', async () => {
  let read = 0
  const endless = Readable.from(
    (function* () {
      for (;;) {
        read += 65_536
        yield Buffer.alloc(65_536, 'a1 ')
      }
    })(),
  )
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const shown = text(stdout)
  expect(await main(['guess'], { stdin: endless, stdout, stderr, env: {} })).toBe(0)
  stdout.end()
  expect(await shown).toMatch(/^Looks like text, more than 100,000 characters\n/)
  expect(read).toBeLessThan(2 ** 20)
})

test('never cuts a text within a character, and marks cut input as such', async () => {
  expect(await guess('工'.repeat(200_000))).toMatch(/^Looks like text, more than 100,000 characters\n/)
  expect(await guess(`a${'👋'.repeat(100_000)}`)).toMatch(/^Looks like text, more than 100,000 characters\n/)
  expect(await guess(new Uint8Array(400_000).fill(0xfe))).toMatch(/^Looks like a file, more than 100,000 bytes\n/)
})

test('escapes terminal control characters', async () => {
  const shown = await guess(encodeURIComponent('\u001b]0;title\u0007 \u202etxt.exe --'))
  expect(shown).toContain('→ ]0;title txt.exe --')
  expect(shown).toMatch(/^[^\p{Cc}\u202e]*$/mu)
  expect(await guess('a%20b\u001b[31m')).not.toContain('\u001b')
})

test.each([
  [['guess', '/nowhere/at/all'], 'ENOENT'],
  [['guess', 'a', 'b'], 'Name one file'],
  [['guess', '--fast'], 'There is no option --fast. Choose one of: --shell. Put text'],
  [['guess', '--shell', 'cmd'], '--shell is one of sh, powershell'],
])('%j is wrong usage', async (args, sentence) => {
  const { code, stdout, stderr } = await toolbench(args)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toContain(sentence)
})

test('guess is in the help, in both languages', async () => {
  for (const lng of ['en', 'zh']) {
    const { stdout } = await toolbench(['help', 'guess', '--lng', lng])
    expect(stdout).toContain('toolbench guess < ')
  }
})

test('guess works the same in a child process', async () => {
  expect(await spawnToolbench(['guess'], { input: 'a%20b' })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('→ a b'),
  })
})
