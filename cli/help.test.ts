import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toolbench } from './fixtures/toolbench.ts'

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

test('other commands are explained by the general page', async () => {
  expect(await toolbench(['list', '--help'])).toEqual(await toolbench(['help']))
})

test('the guide of the site names the commands of an installed package', () => {
  const guide = readFileSync(join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  for (const words of ['backup', 'restore', 'migrate', 'user create', 'user list'])
    expect(guide).toContain(`toolbench serve ${words}`)
})
