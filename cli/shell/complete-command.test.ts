import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { spawnToolbench, toolbench } from '../fixtures/toolbench.ts'
import { completionFor } from './completion.ts'

const complete = async (...words: string[]) => (await toolbench(['complete', '--', ...words])).stdout.trim().split('\n')

test.each([
  ['a further tool of a list', ['mcp', '--tools', 'base64,json-ed'], ['base64,json-editor']],
  ['a further tool behind =', ['mcp', '--tools=base64,json-ed'], ['--tools=base64,json-editor']],
  ['no tool twice', ['mcp', '--tools', 'guess,gues'], ['']],
  ['what is no tool', ['mcp', '--tools', 'run_'], ['run_pipeline']],
  ['options of run', ['run', '--'], ['--set', '--file', '--json', '--output', '--force', '--lng', '--help']],
  ['files of run', ['run', 'pipeline.json', '--file', ''], ['']],
  ['options of guess', ['guess', '--sh'], ['--shell']],
  ['shells', ['guess', '--shell', ''], ['sh', 'powershell']],
  ['options of the program', ['--'], ['--version', '--lng', '--help']],
  ['a language', ['list', '--lng', ''], ['en', 'zh']],
  ['options of serve', ['serve', '--'], ['--port', '--host', '--data', '--lng', '--help']],
  ['commands of serve', ['serve', ''], ['backup', 'restore', 'migrate', 'user']],
  ['commands of serve after an option', ['serve', '--data', 'd', 'ba'], ['backup']],
  ['commands on users', ['serve', 'user', ''], ['list', 'create', 'password', 'disable', 'enable']],
  ['roles', ['serve', 'user', 'create', '--role', 'a'], ['admin']],
  ['a command to be explained', ['help', 'ser'], ['serve']],
])('completed: %s', async (_, words, expected) => {
  expect(await complete(...words)).toEqual(expected)
})

test('offers every command that the site has', async () => {
  const { stdout } = await spawnToolbench(['serve', 'help'])
  expect(stdout).toMatch(/^toolbench serve <command>;/)
  const has = [...stdout.matchAll(/^ {2}(user \w+|\w+)/gm)].map(([, name]) => name)
  const offered = await complete('serve', '')
  const onUsers = await complete('serve', 'user', '')
  const all = [...offered.filter((name) => name !== 'user'), ...onUsers.map((name) => `user ${name}`)]
  expect(all.toSorted()).toEqual(has.toSorted())
})

test.skipIf(spawnSync('zsh', ['--version']).status !== 0)('zsh takes the script where nothing completes yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zsh-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'script'), completionFor('zsh'))
  const env = { PATH: process.env['PATH'], HOME: folder, ZDOTDIR: folder }
  const command = 'source ./script 2>&1; print $_comps[toolbench]'
  expect(execFileSync('zsh', ['-f', '-c', command], { cwd: folder, env, encoding: 'utf8' })).toBe('_toolbench\n')
})
