import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { runs } from '#lib/fixtures/runs.ts'
import { patch } from '../patch.ts'

const folder = mkdtempSync(join(tmpdir(), 'patches-'))
afterAll(() => rmSync(folder, { recursive: true }))

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0

const line = fc.constantFrom('a', 'b', 'c', '', ' d', '中', 'x y', '-', '+', '\\', '@@', '-- a', '++ b', 'e\r')
const text = fc
  .tuple(fc.constantFrom('', '\uFEFF'), fc.array(line, { maxLength: 40 }), fc.boolean())
  .map(([mark, lines, isEnded]) => mark + lines.join('\n') + (isEnded ? '\n' : ''))

/** The file is written under this name, so the name must survive quoting. */
const nameOf = (index: number) => `${['plain', 'with space', '中文', 'quo"te', 'ta\tb'][index % 5]}-${index}.txt`

async function filesIn(name: string) {
  const at = join(folder, name)
  mkdirSync(at)
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: runs(500), seed: 7 })
  const patches: string[] = []
  for (const [index, [original, changed]] of pairs.entries()) {
    writeFileSync(join(at, nameOf(index)), original)
    const names = { originalName: nameOf(index), changedName: nameOf(index) }
    patches.push((await perform(patch, { original, changed, context: index % 4 || 3, ...names })).patch)
  }
  writeFileSync(join(at, 'all.patch'), patches.join(''))
  return { at, pairs }
}

const programs: [string, string[]][] = [
  ['git', ['apply', '--whitespace=nowarn', 'all.patch']],
  ['patch', ['-p1', '--binary', '--quiet', '--fuzz=0', '-i', 'all.patch']],
]

// Skipped without the program, since there is nothing to compare with.
for (const [program, options] of programs) {
  test.skipIf(!isThere(program))(`${program} makes the same 500 changed texts of our patches`, async () => {
    const { at, pairs } = await filesIn(program)
    execFileSync(program, options, { cwd: at, env: { ...process.env, GIT_CEILING_DIRECTORIES: folder } })
    for (const [index, [, changed]] of pairs.entries()) {
      expect(readFileSync(join(at, nameOf(index)), 'utf8')).toBe(changed)
    }
  })
}

test.skipIf(!isThere('git'))('git renames a file whose changed text has another name', async () => {
  writeFileSync(join(folder, 'old name.txt'), 'a\n')
  const names = { originalName: 'old name.txt', changedName: 'neu.txt' }
  const made = await perform(patch, { original: 'a\n', changed: 'b\n', ...names })
  execFileSync('git', ['apply'], {
    cwd: folder,
    input: made.patch,
    env: { ...process.env, GIT_CEILING_DIRECTORIES: folder },
  })
  expect(readFileSync(join(folder, 'neu.txt'), 'utf8')).toBe('b\n')
})
