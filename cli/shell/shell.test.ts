import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { toolbench } from '../fixtures/toolbench.ts'

const complete = async (...words: string[]) => (await toolbench(['complete', '--', ...words])).stdout.trim().split('\n')

test.each([
  ['a tool', ['base6'], ['base64']],
  ['a command', ['ser'], ['serve']],
  ['an operation', ['base64', 'encode'], ['encode', 'encode-file']],
  ['an operation to be explained', ['help', 'base64', 'encode-'], ['encode-file']],
  ['an option', ['base64', 'encode', '--line'], ['--line-length']],
  ['a switch', ['base64', 'encode', '--no-pad'], ['--no-padding']],
  ['a choice', ['base64', 'encode', '--charset', 'gb'], ['gbk']],
  ['a choice behind =', ['base64', 'encode', '--charset=gb'], ['--charset=gbk']],
  ['all choices behind =', ['base64', 'encode', '--lng='], ['--lng=en', '--lng=zh']],
  ['nothing of a number behind =', ['base64', 'encode', '--line-length=7'], ['']],
  ['a language', ['base64', 'encode', '--lng', ''], ['en', 'zh']],
  ['a word after which nothing is an option', ['base64', 'encode', '--', '--'], ['']],
  ['nothing of a tool that is none', ['nonsense', ''], ['']],
])('completed: %s', async (_, words, expected) => {
  expect(await complete(...words)).toEqual(expected)
})

test('bash completes by the script', () => {
  const script = `
toolbench() { "$NODE" "$CLI" "$@"; }
source <(toolbench completion bash)
COMP_WORDS=(toolbench base64 encode --charset gb); COMP_CWORD=4; _toolbench; echo "\${COMPREPLY[@]}"
COMP_WORDS=(toolbench base64 encode --charset = gb); COMP_CWORD=5; _toolbench; echo "\${COMPREPLY[@]}"
COMP_WORDS=(toolbench base64 encode --lng =); COMP_CWORD=4; _toolbench; echo "\${COMPREPLY[@]}"`
  const env = { NODE: process.execPath, CLI: join(import.meta.dirname, '../toolbench.mjs'), PATH: process.env['PATH'] }
  expect(execFileSync('bash', ['-c', script], { env, encoding: 'utf8' })).toBe('gbk\ngbk\nen zh\n')
})

const has = (shell: string) => spawnSync(shell, ['--version']).status === 0

/** Runs a script in a folder with one file, where `toolbench` is this command line. */
async function runIn(shell: string, args: string[], script: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'shell-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const cli = join(import.meta.dirname, '../toolbench.mjs')
  writeFileSync(join(folder, 'toolbench'), `#!/bin/sh\nexec '${process.execPath}' '${cli}' "$@"\n`, { mode: 0o755 })
  writeFileSync(join(folder, 'only-file'), '')
  const env = { PATH: `${folder}:${process.env['PATH']}`, HOME: folder, TERM: 'dumb', LC_ALL: 'C.UTF-8' }
  const { stdout } = await promisify(execFile)(shell, [...args, script], { cwd: folder, env })
  return stdout
}

test.skipIf(!has('zsh'))('zsh completes while typing, and offers files without completions', async () => {
  // Each read waits for the expected output.
  const script = `
zmodload zsh/zpty
zpty -b z zsh -f -i
zpty -w z 'autoload -Uz compinit; compinit -u -D; source <(toolbench completion zsh); print sourced-$((1))'
zpty -r -m z REPLY '*sourced-1*'
try() { zpty -w -n z "$1"$'\t'; zpty -r -m z REPLY "*$2*"; print -r -- "$2"; zpty -w -n z $'\x15' }
try 'toolbench base64 encode --charset gb' 'charset gbk'
try 'toolbench base64 encode --charset=gb' 'charset=gbk'
try 'toolbench base64 encode-' 'encode-file'
try 'toolbench base64 encode --file on' 'file only-file'
zpty -d z`
  expect(await runIn('zsh', ['-f', '-c'], script)).toBe('charset gbk\ncharset=gbk\nencode-file\nfile only-file\n')
})

test.skipIf(!has('zsh'))('zsh finds the completion in a folder of its functions too', async () => {
  const script = `
toolbench completion zsh > _toolbench
zmodload zsh/zpty
zpty -b z zsh -f -i
zpty -w z 'fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; print sourced-$((1))'
zpty -r -m z REPLY '*sourced-1*'
zpty -w -n z $'toolbench base64 encode --charset gb\t'; zpty -r -m z REPLY '*charset gbk*'; print found
zpty -d z`
  expect(await runIn('zsh', ['-f', '-c'], script)).toBe('found\n')
})

test.skipIf(!has('fish'))('fish completes, and offers files without completions', async () => {
  const script = `
toolbench completion fish | source
for line in 'toolbench base64 encode --charset gb' 'toolbench base64 encode --charset=gb' 'toolbench base64 encode --lng ' 'toolbench base64 encode --file on'
  complete -C $line
end`
  expect(await runIn('fish', ['--no-config', '-c'], script)).toBe('gbk\n--charset=gbk\nen\nzh\nonly-file\n')
})

test.each([
  ['a tool', ['bsae64', 'encode'], 'Did you mean base64?'],
  ['a command', ['gues'], 'Did you mean guess?'],
  ['an operation', ['base64', 'encdoe'], 'Did you mean encode?'],
  ['an option', ['base64', 'encode', 'hi', '--paddin', 'x'], 'Did you mean --padding?'],
])('suggests a correction of %s', async (_, args, question) => {
  expect(await toolbench(args)).toMatchObject({ code: 2, stderr: expect.stringContaining(question) })
})

test('suggests nothing for a word that is not similar to any', async () => {
  expect((await toolbench(['nonsense'])).stderr).toBe('There is no tool nonsense. See: toolbench list\n')
})

test.each([
  ['an unknown shell', ['completion', 'tcsh'], 'Write: toolbench completion bash, zsh or fish\n'],
  [
    'an unknown option of serve',
    ['serve', '--prot', '1'],
    'Write: toolbench serve [--port NUMBER] [--host ADDRESS] [--data FOLDER]\n',
  ],
  ['one in Chinese', ['serve', '--port', 'x', '--lng', 'zh'], 'PORT 无法使用。请填写：0 到 65535 的整数\n'],
  ['a port that is none', ['serve', '--port', 'x'], 'PORT cannot be used: write a whole number from 0 to 65535\n'],
])('%s is one sentence, and exit code 2', async (_, args, stderr) => {
  expect(await toolbench(args)).toEqual({ code: 2, bytes: Buffer.alloc(0), stdout: '', stderr })
})

test('passes a command of the site its own options', () => {
  const folder = mkdtempSync(join(tmpdir(), 'serve-test-'))
  const serve = (words: string[], input: string) =>
    execFileSync(process.execPath, [join(import.meta.dirname, '../toolbench.mjs'), 'serve', ...words], {
      input,
      encoding: 'utf8',
    })
  const own = ['--data', folder]
  expect(serve(['user', 'create', '--username', 'ann', ...own, '--role=admin'], 'a long pass phrase')).toContain('ann')
  expect(serve(['user', 'list', ...own], '')).toMatch(/^ann\tadmin\tenabled/)
  rmSync(folder, { recursive: true })
})

test('names a missing optional package', async () => {
  const { describeFailure } = await import('../describe-failure.ts')
  const error = Object.assign(new Error("Cannot find package 'sharp' imported from /x/y.js"), {
    code: 'ERR_MODULE_NOT_FOUND',
  })
  expect(await describeFailure(error, [], 'en')).toEqual({
    code: 2,
    text: 'This needs the package sharp, which is optional and not installed: npm install sharp',
  })
})
