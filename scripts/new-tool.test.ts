import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCatalogue } from '#lib/tool-folders.node.ts'

const root = join(import.meta.dirname, '..')

/** A copy of the scripts beside an empty folder of tools. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-tool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(root, 'scripts'), join(folder, 'scripts'), { recursive: true })
  mkdirSync(join(folder, 'tools'))
  return folder
}

const make = (folder: string, id: string) =>
  execFileSync('node', [join(folder, 'scripts/new-tool.mjs'), id], { encoding: 'utf8', stdio: 'pipe' })

test('a new tool is one folder, with everything that a tool has', () => {
  const folder = workshop()
  make(folder, 'morse-code')
  expect(readdirSync(join(folder, 'tools'))).toEqual(['morse-code'])
  const everyTool = readdirSync(join(root, 'tools/url-encoder')).filter(
    (file) => !/encode|decode|build|parse|^text$/.test(file),
  )
  expect(readdirSync(join(folder, 'tools/morse-code'))).toEqual(expect.arrayContaining(everyTool))
})

test('an id of the wrong form, or one that is taken, is refused', () => {
  const folder = workshop()
  expect(() => make(folder, 'Morse')).toThrow(/kebab-case/)
  make(folder, 'morse')
  expect(() => make(folder, 'morse')).toThrow(/is there already/)
})

test('the templates are no tools themselves', async () => {
  expect((await readCatalogue()).map(({ id }) => id)).not.toContain('new-tool')
})
