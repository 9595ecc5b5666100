import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { spawnToolbench, toolbench } from './fixtures/toolbench.ts'

const words: Record<string, string[]> = {
  serve: ['--port', '--data', 'backup', 'restore', 'migrate', 'user create', 'user password', 'user list'],
  mcp: ['--tools', '--inline'],
  run: ['--set', '--file', '--json'],
  guess: ['--shell', '--json'],
}

test.each(['serve', 'mcp', 'run', 'guess'])('%s has a page of its own in both languages', async (command) => {
  for (const language of ['en', 'zh']) {
    const asked = await toolbench(['help', command, '--lng', language])
    expect(asked).toMatchObject({ code: 0, stderr: '' })
    expect(asked.stdout).toMatch(new RegExp(`^toolbench ${command} `))
    for (const word of words[command] ?? []) expect(asked.stdout).toContain(word)
    expect(await toolbench([command, '--help', '--lng', language])).toEqual(asked)
    expect(asked.stdout.split('\n').filter((line) => line.length > 120)).toEqual([])
  }
  expect((await toolbench(['help', command, '--lng', 'zh'])).stdout).toMatch(/\p{Script=Han}/u)
})

test('the commands of the site speak the language of the command line', async () => {
  const asked = ['serve', '--data', '/nowhere', 'user', 'list']
  const chinese = { code: 1, stdout: '', stderr: '/nowhere 中还没有数据库\n' }
  expect(await spawnToolbench([...asked, '--lng', 'zh'])).toMatchObject(chinese)
  expect(await spawnToolbench(asked, { env: { LANG: 'zh_CN.UTF-8' } })).toMatchObject(chinese)
  const usage = await spawnToolbench(['serve', 'nope', '--lng=zh'])
  expect(usage).toMatchObject({ code: 2, stderr: expect.stringMatching(/^没有命令“nope”\n\ntoolbench serve <命令>/) })
})

test('other commands are explained by the general page', async () => {
  expect(await toolbench(['list', '--help'])).toEqual(await toolbench(['help']))
})

test('the guide of the site names the commands of an installed package', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  for (const words of ['backup', 'restore', 'migrate', 'user create', 'user list'])
    expect(guide).toContain(`toolbench serve ${words}`)
})
