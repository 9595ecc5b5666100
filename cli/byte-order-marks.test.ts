import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { toolbench } from './fixtures/toolbench.ts'

const folder = mkdtempSync(join(tmpdir(), 'marks-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a patch of a file with a byte order mark applies by git and by ourselves', async () => {
  const [file, now] = [join(folder, 'a.txt'), join(folder, 'now.txt')]
  writeFileSync(file, '\uFEFFone\ntwo\n')
  writeFileSync(now, '\uFEFFone\nTWO\n')
  const made = await toolbench([
    'text-diff',
    'patch',
    '--original',
    `@${file}`,
    '--changed',
    `@${now}`,
    '--original-name',
    'a.txt',
    '--changed-name',
    'a.txt',
  ])
  writeFileSync(join(folder, 'a.patch'), made.stdout)
  const applied = await toolbench(['text-diff', 'apply', '--original', `@${file}`, '--patch', made.stdout])
  expect(applied.stdout).toBe('\uFEFFone\nTWO\n')
  execFileSync('git', ['apply', 'a.patch'], { cwd: folder, env: { ...process.env, GIT_CEILING_DIRECTORIES: folder } })
  expect(readFileSync(file, 'utf8')).toBe('\uFEFFone\nTWO\n')
})

test('a byte order mark counts where texts are compared, and nowhere else', async () => {
  const [marked, plain] = [join(folder, 'marked.txt'), join(folder, 'plain.txt')]
  writeFileSync(marked, '\uFEFFa\n')
  writeFileSync(plain, 'a\n')
  const compared = await toolbench([
    'text-diff',
    'compare',
    '--original',
    `@${marked}`,
    '--changed',
    `@${plain}`,
    '--json',
  ])
  expect(JSON.parse(compared.stdout)).toMatchObject({ additions: 1, deletions: 1 })
  const piped = await toolbench(['text-diff', 'compare', '--changed', `@${plain}`, '--json'], { input: '\uFEFFa\n' })
  expect(JSON.parse(piped.stdout)).toMatchObject({ additions: 1, deletions: 1 })
  expect((await toolbench(['base64', 'encode', '--text', `@${marked}`])).stdout).toBe('YQo=')
})
