import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCatalogue } from '#core/load-tools.node.ts'

const root = join(import.meta.dirname, '..')
const templates = join(root, 'scripts/new-tool')

/** Copies the scripts beside an empty folder of tools. */
function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-tool-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const part of ['scripts', 'kit']) cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'tools'))
  return folder
}

const make = (folder: string, ...words: string[]) => {
  const { status, stderr } = spawnSync('node', [join(folder, 'scripts/new-tool.mjs'), ...words], { encoding: 'utf8' })
  return { status, stderr }
}

test('a new tool is one folder with everything that a tool has, named after its operation', () => {
  const folder = workshop()
  const made = make(folder, 'morse-code', '--operation', 'to-signals', '--category', 'converters')
  expect(made).toEqual({ status: 0, stderr: '' })
  expect(readdirSync(join(folder, 'tools'))).toEqual(['morse-code'])
  const everyTool = readdirSync(join(root, 'tools/url-encoder')).filter(
    (file) => !/encode|decode|build|parse|^text$|^budget/.test(file),
  )
  const files = readdirSync(join(folder, 'tools/morse-code'))
  expect(files).toEqual(expect.arrayContaining([...everyTool, 'to-signals.ts', 'to-signals.test.ts']))
  const sources = files.map((file) => readFileSync(join(folder, 'tools/morse-code', file), 'utf8')).join('')
  expect(sources).not.toMatch(/__\w|'reverse'/)
  expect(sources).toContain("category: 'converters'")
  expect(sources).toContain("title: { en: 'Morse Code'")
  expect(sources).toContain("export const toSignals = defineOperation('to-signals'")
})

test.each([
  [['Morse'], 'Give the tool an id in kebab-case'],
  [[], 'Give the tool an id in kebab-case'],
  [['morse', 'code'], 'Give the tool an id in kebab-case'],
  [['morse', '--operation', 'ToSignals'], 'Give the operation a verb in kebab-case'],
  [['morse', '--operation', 'delete'], 'An operation cannot be called "delete"'],
  [['morse', '--operation', 'perform'], 'An operation cannot be called "perform"'],
  [['morse', '--operation', 'text-of'], 'An operation cannot be called "text-of"'],
  [['morse', '--category', 'radio'], 'There is no category "radio", only development, security'],
  [['morse', '--colour', 'red'], "Unknown option '--colour'"],
])('%j is refused with a message, and creates nothing', (words, sentence) => {
  const folder = workshop()
  expect(make(folder, ...words)).toEqual({ status: 2, stderr: expect.stringContaining(sentence) })
  expect(readdirSync(join(folder, 'tools'))).toEqual([])
})

test('whatever the operation is called, no name is declared twice', () => {
  const folder = workshop()
  for (const operation of ['turn', 'reverse', 'text', 'graphemes']) {
    expect(make(folder, `a-${operation}`, '--operation', operation).stderr).toBe('')
    const source = readFileSync(join(folder, `tools/a-${operation}/${operation}.ts`), 'utf8')
    const declared = Array.from(source.matchAll(/^(?:export )?const (\w+)|import \{ (\w+) \}/gm), ([, a, b]) => a ?? b)
    expect(declared).toContain(operation)
    expect(new Set(declared).size, operation).toBe(declared.length)
  }
})

test('an existing tool is not changed', () => {
  const folder = workshop()
  make(folder, 'morse')
  expect(make(folder, 'morse').stderr).toContain('tools/morse is there already')
})

test('the templates are no tools themselves', async () => {
  expect((await readCatalogue()).map(({ id }) => id)).not.toContain('new-tool')
})

/** The texts of the templates, which every tool must replace. */
const sentences = readdirSync(templates)
  .filter((file) => !/^(errors|operation)|test|icon/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(join(templates, file), 'utf8').matchAll(
        /'([^'\n]*(?: [^'\n]*){3,}|[^'\n]*\p{Script=Han}[^'\n]*)'/gu,
      ),
      ([, sentence = '']) => sentence,
    ),
  )
  // Common labels may be the same in many tools.
  .filter((sentence) => !/^(文本|结果)$/.test(sentence))

test('no tool still has a text of the template', async () => {
  expect(sentences.length).toBeGreaterThan(12)
  const left = (await readCatalogue()).flatMap(({ id }) => {
    const folder = join(root, 'tools', id)
    const files = readdirSync(folder).filter((file) => /^(tool|recognize|samples|texts\.\w+)\.ts$/.test(file))
    return files.flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8')
      return sentences
        .filter((sentence) => source.includes(`'${sentence}'`))
        .map((sentence) => `${id}/${file}: ${sentence}`)
    })
  })
  expect(left).toEqual([])
})
