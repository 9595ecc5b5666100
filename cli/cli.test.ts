import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { afterAll, expect, test } from 'vitest'
import { spawnToolbench, toolbench } from './fixtures/toolbench.ts'
import { main } from './main.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const encode = ['base64', 'encode']
const encodeFile = ['base64', 'encode-file']

test.each([
  ['the main text', ['hi'], 'aGk='],
  ['the main text by its name', ['--text', 'hi'], 'aGk='],
  ['a switch turned off', ['hi', '--no-padding'], 'aGk'],
  ['a switch told', ['--padding', 'false', 'hi'], 'aGk'],
  ['a switch told at once', ['hi', '--padding=false'], 'aGk'],
  ['a number in either spelling', ['hello', '--lineLength', '4'], 'aGVs\nbG8='],
  ['a number in the other', ['hello', '--line-length=4'], 'aGVs\nbG8='],
  ['text that looks like an option', ['--', '--no-padding'], 'LS1uby1wYWRkaW5n'],
  ['text that looks like a question', ['--', '--help'], 'LS1oZWxw'],
  ['text that looks like a language', ['--', '--lng'], 'LS1sbmc='],
  ['text that begins with a dash', ['--text', '-5'], 'LTU='],
  ['a literal @', ['--text', '@@x'], 'QHg='],
  ['an @ in the main text', ['@x'], 'QHg='],
  ['an option said again: the last', ['hi', '--charset', 'gbk', '--charset', 'utf-8'], 'aGk='],
])('accepts a field: %s', async (_, args, stdout) => {
  expect(await toolbench([...encode, ...args])).toMatchObject({ code: 0, stdout, stderr: '' })
})

const distinct = ['password-generator', 'password', '--length', '10', '--no-lower', '--no-upper', '--no-symbols']

test.each([['--no-repeats'], ['--no-repeats', 'true'], ['--no-repeats=true'], ['--noRepeats']])(
  'a switch whose own name begins with no is turned on: %s',
  async (...args) => {
    const { stdout } = await toolbench([...distinct, ...args])
    expect([...stdout.trim()].toSorted().join('')).toBe('0123456789')
  },
)

test('a switch whose own name begins with no is turned off', async () => {
  const off = [['--no-no-repeats'], ['--no-repeats', 'false']]
  for (const args of off)
    expect(await toolbench([...distinct, ...args, '--length', '11'])).toMatchObject({ code: 0, stderr: '' })
})

test('the main text comes from standard input as it is, with its line ends', async () => {
  const input = '中\r\n\n'
  const stdout = Buffer.from(input).toString('base64')
  expect(await toolbench(encode, { input })).toMatchObject({ code: 0, stdout, stderr: '' })
  expect(await toolbench([...encode, '-', '--each-line'], { input: 'a\nb\n' })).toMatchObject({
    stdout: 'YQ==\nYg==\n',
  })
  expect(await toolbench(['base64', 'decode'], { input: stdout })).toMatchObject({ stdout: input })
})

test('a text that names a file is taken as it is, and the way to read the file is told', async () => {
  const path = join(folder, 'named.txt')
  writeFileSync(path, 'hi')
  expect(await toolbench([...encode, `@${path}`])).toMatchObject({
    code: 0,
    stdout: Buffer.from(`@${path}`).toString('base64'),
    stderr: `@${path} is taken as a text; --text @${path} reads the file\n`,
  })
})

test.each([
  ['UTF-8 with a byte order mark', '\uFEFF中文\n', 'UTF-8'],
  ['UTF-16', Buffer.from('\uFEFF中文\n', 'utf16le'), 'UTF-16 LE'],
  ['GBK', Uint8Array.of(0xd6, 0xd0, 0xce, 0xc4, 0x0a), 'GBK / GB18030'],
])('a text in %s is read in its charset, from standard input and from a file', async (_, input, charset) => {
  const stdout = Buffer.from('中文\n').toString('base64')
  expect(await toolbench(encode, { input })).toMatchObject({ code: 0, stdout, stderr: `stdin: ${charset}\n` })
  const path = join(folder, 'encoded.txt')
  writeFileSync(path, input)
  expect(await toolbench([...encode, '--text', `@${path}`])).toMatchObject({
    code: 0,
    stdout,
    stderr: `${path}: ${charset}\n`,
  })
})

test('refuses binary data as text, naming its kind', async () => {
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)
  expect(await toolbench(encode, { input: png })).toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'Standard input is an image (PNG), not text: use an operation that takes a file\n',
  })
  expect(await toolbench([...encode, '--lng', 'zh'], { input: Uint8Array.of(0xff) })).toMatchObject({
    code: 2,
    stderr: '标准输入：二进制文件，不是文本。请使用接收文件的操作\n',
  })
})

test.each([
  ['standard input', [], 'Standard input is too long: this operation takes a text, which has 512 MiB at most'],
  [
    'a device',
    ['--text', '@/dev/zero'],
    '/dev/zero is too long: this operation takes a text, which has 512 MiB at most',
  ],
])('refuses too long input without reading on: %s', async (_, args, sentence) => {
  let read = 0
  const mebibyte = Buffer.alloc(2 ** 20)
  const endless = Readable.from(
    (function* () {
      for (;;) {
        read++
        yield mebibyte
      }
    })(),
  )
  const [stdout, stderr] = [new PassThrough(), new PassThrough()]
  const code = await main([...encode, ...args], { stdin: endless, stdout, stderr, env: {} })
  expect({ code, stderr: String(stderr.read()) }).toEqual({ code: 2, stderr: expect.stringContaining(sentence) })
  expect(read).toBeLessThan(1024)
})

test('files are paths, alone or by name, and @ reads a text from one', async () => {
  const [note, image] = [join(folder, 'a.txt'), join(folder, 'nameless')]
  writeFileSync(note, 'hello')
  writeFileSync(image, Buffer.from(pixel, 'base64'))
  const answer = { code: 0, stdout: 'data:text/plain;base64,aGVsbG8=' }
  expect(await toolbench([...encodeFile, note])).toMatchObject(answer)
  expect(await toolbench([...encodeFile, '--file', note])).toMatchObject(answer)
  expect(await toolbench([...encode, '--text', `@${note}`])).toMatchObject({ stdout: 'aGVsbG8=' })
  const typed = { stdout: `data:image/png;base64,${pixel}` }
  expect(await toolbench([...encodeFile, image])).toMatchObject(typed)
  expect(await toolbench([...encodeFile, '-'], { input: Buffer.from(pixel, 'base64') })).toMatchObject(typed)
})

test('a list of objects is JSON, at once or one by one', async () => {
  const build = ['url-encoder', 'build', 'https', '--host', 'a.example']
  const stdout = 'https://a.example/?q=1&r=%40'
  const [q, r] = ['{"name":"q","value":"1"}', '{"name":"r","value":"@"}']
  expect(await toolbench([...build, '--query', q, '--query', r])).toMatchObject({ stdout })
  expect(await toolbench([...build, '--query', `[${q},${r}]`])).toMatchObject({ stdout })
})

test('a file goes to standard output, to a path, into a folder, or into JSON', async () => {
  const decode = ['base64', 'decode-file', pixel]
  const image = Buffer.from(pixel, 'base64')
  const described = { name: 'decoded.png', type: 'image/png', size: image.length }
  expect((await toolbench(decode)).bytes).toEqual(image)
  expect(JSON.parse((await toolbench([...decode, '--json'])).stdout)).toEqual({ file: { ...described, base64: pixel } })

  const place = join(folder, 'out')
  mkdirSync(place)
  expect(await toolbench([...decode, '-o', join(place, 'a.png')])).toMatchObject({ code: 0, stdout: '', stderr: '' })
  const { stdout } = await toolbench([...decode, '--json', '--output', place])
  expect(JSON.parse(stdout)).toEqual({ file: described })
  expect(readdirSync(place).sort()).toEqual(['a.png', 'decoded.png'])
  for (const name of readdirSync(place)) expect(readFileSync(join(place, name))).toEqual(image)
})

test('text goes to a path too, and fields of equal rank are JSON', async () => {
  const path = join(folder, 'a.b64')
  expect(await toolbench([...encode, 'hi', '--output', path])).toMatchObject({ code: 0, stdout: '' })
  expect(readFileSync(path, 'utf8')).toBe('aGk=')
  expect(await toolbench([...encode, 'hi', '--output', '/dev/null'])).toMatchObject({ code: 0, stdout: '' })
  const { stdout } = await toolbench(['url-encoder', 'parse', 'https://a.example/b'])
  expect(JSON.parse(stdout)).toMatchObject({ protocol: 'https', host: 'a.example', path: '/b' })
  expect(await toolbench([...encode, 'hi', '--json'])).toMatchObject({ stdout: '{\n  "base64": "aGk="\n}\n' })
})

test('an expected failure is exit code 1 with its sentence, in the language of the locale', async () => {
  const args = ['base64', 'decode', 'a*']
  const english = { code: 1, stdout: '', stderr: 'Invalid Base64 format: “*” at position 2\n' }
  const chinese = { code: 1, stdout: '', stderr: 'Base64 格式无效：第 2 位的“*”\n' }
  expect(await toolbench(args)).toMatchObject(english)
  expect(await toolbench(args, { env: { LANG: 'zh_CN.UTF-8' } })).toMatchObject(chinese)
  expect(await toolbench(args, { env: { LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8' } })).toMatchObject(english)
  expect(await toolbench([...args, '--lng', 'zh'])).toMatchObject(chinese)
})

test.each([
  ['an unknown tool', ['none', 'encode'], /no tool none/],
  ['no operation', ['base64'], /decode, decode-file, encode, encode-file/],
  ['an unknown operation', ['base64', 'none'], /decode, decode-file, encode, encode-file/],
  ['an unknown option', [...encode, 'a', '--pading'], /no option --pading/],
  ['a text turned off', [...encode, '--no-text'], /no option --no-text/],
  ['an option without its value', [...encode, '--text'], /--text needs a value/],
  ['no place', [...encode, 'a', '-o', ''], /-o needs a value/],
  ['two texts', [...encode, 'a', 'b'], /quotes/],
  ['a text said twice', [...encode, 'a', '--text', 'b'], /quotes/],
  ['a value that does not fit', [...encode, 'a', '--charset', 'none'], /^charset: Choose one of/],
  ['a number that is none', [...encode, 'a', '--line-length', 'x'], /^lineLength: This field needs a number/],
  ['a file that is not there', ['base64', 'encode-file', 'none.txt'], /^none\.txt: no such file or folder \(ENOENT\)/],
  ['a folder', ['base64', 'encode-file', tmpdir()], /: this is a folder, not a file \(EISDIR\)/],
  ['a place that is not there', [...encode, 'a', '-o', join(folder, 'none', 'a')], /none\/a: no such file or folder/],
  ['a word after list', ['list', 'foo'], /^toolbench list takes no foo: /],
  ['an option of list', ['list', '--lng', 'en', '--json'], /^toolbench list takes no --json: /],
  ['another language', ['list', '--lng', 'fr'], /en or zh/],
])('wrong usage is exit code 2: %s', async (_, args, stderr) => {
  expect(await toolbench(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(stderr) })
})

test('the first time is an argument where nothing is required, and now without one', async () => {
  const zones = ['date-calculator', 'zones', '--from', 'UTC', '--to', 'Asia/Tokyo']
  expect((await toolbench([...zones, '2026-07-01 09:30'])).stdout).toContain('2026-07-01 18:30:00')
  expect(await toolbench(zones)).toMatchObject({ code: 0, stdout: expect.stringContaining('+09:00') })
})

test('of several files each is taken, where the operation takes one, and a failure does not stop the others', async () => {
  for (const name of ['a', 'b']) writeFileSync(join(folder, `${name}.txt`), name)
  const [a, none, b] = ['a.txt', 'none.txt', 'b.txt'].map((name) => join(folder, name))
  const hashes = { a: '0cc175b9c0f1b6a831c399e269772661', b: '92eb5ffee6ae2fec3ad71c777531578f' }
  expect(await toolbench(['md5', 'hash-file', String(a), String(none), String(b)])).toMatchObject({
    code: 2,
    stdout: `==> ${a} <==\n${hashes.a}\n\n==> ${none} <==\n\n\n==> ${b} <==\n${hashes.b}\n`,
    stderr: `${none}: no such file or folder (ENOENT)\n`,
  })
  // By name or by position: none is passed over.
  const named = await toolbench(['md5', 'hash-file', String(b), '--file', String(a)])
  expect(named).toMatchObject({ code: 0, stdout: `==> ${a} <==\n${hashes.a}\n\n==> ${b} <==\n${hashes.b}\n` })
  const chinese = await toolbench(['md5', 'hash-file', String(none), '--lng', 'zh'])
  expect(chinese.stderr).toBe(`${none}: 没有此文件或文件夹（ENOENT）\n`)
  for (const [command, sentence] of [
    [['image-compress', 'compress'], /a slash at its end/],
    [['base64', 'encode-file'], /leave out -o/],
  ] as const) {
    const args = [...command, String(a), String(b), '-o', join(folder, 'c')]
    expect(await toolbench(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringMatching(sentence) })
  }
})

test('prints help for the command line, a tool or an operation, in both languages', async () => {
  expect(await toolbench([])).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('toolbench <tool> <operation>'),
  })
  expect(await toolbench(['help', '--lng', 'zh'])).toMatchObject({ stdout: expect.stringContaining('退出码') })
  const { stdout } = await toolbench(['help', 'base64'])
  expect(stdout).toContain('toolbench base64 encode-file [file …]')
  expect(stdout).toMatch(/--line-length NUMBER +0 for no line breaks; 0\.\.1000; default 0\n/)
  expect(stdout).toMatch(/--\[no-\]padding +Pad/)
  expect(stdout).toMatch(/--text TEXT \* +The text to encode\n/)
  const one = await toolbench([...encode, '--help', '--lng', 'zh'])
  expect(one.stdout).toContain('要编码的文本')
  expect(one.stdout).not.toContain('encode-file')
  expect(one.stdout).toMatch(/--line-length NUMBER +0 表示不换行；0\.\.1000；默认 0\n/)
})

test('list shows every tool, and the version is the package’s', async () => {
  expect((await toolbench(['list'])).stdout).toMatch(/^Development\n(?: {2}.+\n)* {2}base64 +Encode and decode/)
  expect((await toolbench(['list', '--lng=zh'])).stdout).toMatch(/base64 +文本与文件/)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(await toolbench(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` })
})

test('a process reads standard input and ends with the exit code', async () => {
  expect(await spawnToolbench(encode, { input: 'hi' })).toEqual({
    code: 0,
    bytes: Buffer.from('aGk='),
    stdout: 'aGk=',
    stderr: '',
  })
  const chinese = await spawnToolbench(['base64', 'decode', '*'], { env: { LANG: 'zh_CN.UTF-8' } })
  expect(chinese).toMatchObject({ code: 1, stdout: '', stderr: 'Base64 格式无效：第 1 位的“*”\n' })
})

/** A Node version on this machine that cannot run TypeScript. */
const older = (process.env['PATH'] ?? '').split(delimiter).flatMap((entry) => {
  const node = join(entry, 'node')
  if (!existsSync(node)) return []
  const [major = 0] = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).split('.').map(Number)
  return major < 22 ? [node] : []
})[0]

test.runIf(older)('an older Node starts the installed one with the same input, output and exit code', async () => {
  const node = older ?? ''
  expect(await spawnToolbench(encode, { node, input: 'hi' })).toMatchObject({ code: 0, stdout: 'aGk=', stderr: '' })
  expect(await spawnToolbench(['base64', 'decode', '*'], { node })).toMatchObject({ code: 1, stdout: '' })
})
