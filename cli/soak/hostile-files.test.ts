// Hostile input from a shell: names, files, devices and streams.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'cli-hostile-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Runs a shell script in a folder of its own, with `toolbench` as a command. */
async function shell(script: string) {
  const folder = mkdtempSync(join(root, 'test-'))
  const temporary = mkdtempSync(join(root, 'temporary-'))
  const command = `toolbench() { '${process.execPath}' '${join(import.meta.dirname, '../toolbench.mjs')}' "$@"; }`
  const env = { PATH: process.env['PATH'], TMPDIR: temporary }
  const child = spawn('bash', ['--norc', '-c', `${command}\n${script}`], { cwd: folder, env })
  child.stdin.end()
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  const left = () => readdirSync(folder).concat(readdirSync(temporary))
  // The children of a killed server exit a moment later, and release their resources.
  await expect.poll(() => left().filter((name) => name.startsWith('toolbench-'))).toEqual([])
  return { code: child.exitCode, stdout, stderr }
}

const hi = 'data:application/octet-stream;base64,aGk='

test.each<[string, string, number, string, string]>([
  ['a name with a dash', 'printf hi > -a; toolbench base64 encode-file -- -a', 0, hi, ''],
  ['a name on two lines', `n=$'a\\nb'; printf hi > "$n"; toolbench base64 encode-file "$n"`, 0, hi, ''],
  ['a name that steers', `toolbench base64 encode-file $'\\e]0;a\\a'`, 2, '', '\\u001b]0;a\\u0007: no such file'],
  ['a name that is no UTF-8', `toolbench base64 encode a -o $'a\\377'; echo $?; ls`, 0, '2\n', 'is not UTF-8'],
  ['a text that is no UTF-8', `toolbench base64 encode $'a\\377'`, 2, '', 'An argument is not UTF-8'],
  ['a replacement character', `toolbench base64 encode $'\\357\\277\\275'`, 0, '77+9', ''],
  ['no name', `toolbench base64 encode-file ''`, 2, '', 'ENOENT'],
  ['a loop of links', 'ln -s a a; toolbench base64 encode-file a', 2, '', 'ELOOP'],
  ['a folder', 'toolbench base64 encode-file .', 2, '', 'EISDIR'],
  ['a named pipe', 'mkfifo a; printf hi > a & toolbench base64 encode-file a', 0, hi, ''],
  ['a pipe of the shell', 'toolbench base64 encode-file <(printf hi)', 0, hi, ''],
  ['a named pipe as the output', 'mkfifo a; cat a & toolbench base64 encode hi -o a; wait', 0, 'aGk=', ''],
  ['a full disk as the output', 'toolbench base64 encode hi -o /dev/full', 2, '', 'ENOSPC'],
  ['a full disk behind the output', 'toolbench base64 encode hi > /dev/full', 2, '', 'ENOSPC'],
  ['a full disk behind the list', 'toolbench list > /dev/full', 2, '', 'ENOSPC'],
  ['a full disk behind the errors', 'toolbench base64 decode "*" 2> /dev/full', 1, '', ''],
  ['nobody who reads', 'set -o pipefail; toolbench list | true', 0, '', ''],
  ['no output', 'toolbench base64 encode hi >&-', 0, '', ''],
  ['no errors', 'toolbench base64 decode "*" 2>&-', 1, '', ''],
  ['no input', 'toolbench base64 encode <&-', 1, '', 'Please enter some text'],
  ['no input of MCP', 'toolbench mcp <&-', 0, '', ''],
  ['no output of MCP', 'toolbench mcp < /dev/null >&-', 0, '', ''],
  ['nobody who reads MCP', 'yes hello | head -c 10000000 | toolbench mcp | true', 0, '', ''],
  ['30,000 arguments', 'toolbench base64 encode $(seq 30000)', 2, '', 'Too many texts'],
  ['a long argument', `toolbench base64 encode $(printf %0120000d 0) | wc -c | tr -d ' '`, 0, '160000\n', ''],
  ['no folder for temporary files', 'export TMPDIR=/none; toolbench mcp < /dev/null', 2, '', 'ENOENT'],
  [
    'no such names of prototypes',
    'toolbench constructor; toolbench base64 __proto__ a',
    2,
    '',
    'Choose what base64 does',
  ],
])('the command line ends with a sentence and leaves nothing: %s', async (_, script, code, stdout, sentence) => {
  const printed = await shell(script)
  expect(printed).toEqual({ code, stdout, stderr: expect.stringContaining(sentence) })
  expect(printed.stderr).toMatch(/^(?:[^\p{Cc}\u202a-\u202e]*\n)*$/u)
  expect(printed.stderr).not.toMatch(/\n {4}at /)
})
