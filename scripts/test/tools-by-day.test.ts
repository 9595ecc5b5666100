import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { choose, toolsByDay } from './tools-by-day.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Tools of the names a, b, …, each made of its folder alone. */
const toolsOf = (count: number) =>
  new Map(Array.from({ length: count }, (_, index) => [`t${100 + index}`, [`tools/t${100 + index}/`]]))

test.each([5, 12, 42, 60])('of %i tools each has its turn, a few at a time', (count) => {
  const tools = toolsOf(count)
  const turns = Array.from({ length: Math.ceil(count / 6) }, (_, turn) => choose(tools, [], 1000 + turn))
  expect(new Set(turns.flat())).toEqual(new Set(tools.keys()))
  expect(new Set(turns.map(({ length }) => length))).toEqual(new Set([Math.min(count, 12)]))
})

test('what changed last is looked into whosever turn it is, by its own files or by those of a library that it is made of', () => {
  const tools = toolsOf(60).set('t150', ['tools/t150/', 'lib/time/'])
  const changes = [['README.md', 'lib/time/zone.ts'], ['tools/t131/tool.ts'], ['lib/timer/a.ts', 'tools/t140']]
  for (const turn of [0, 1, 5, 9])
    expect(choose(tools, changes, turn)).toEqual(expect.arrayContaining(['t131', 't150']))
  expect(choose(tools, changes, 0)).not.toContain('t140')
})

test('of many that changed, those that changed last', () => {
  const changes = [...toolsOf(60).keys()].reverse().map((id) => [`tools/${id}/texts.en.ts`])
  const newest = ['t154', 't155', 't156', 't157', 't158', 't159']
  expect(choose(toolsOf(60), changes, 0)).toEqual(['t100', 't101', 't102', 't103', 't104', 't105', ...newest])
})

test('in this repository they are tools of it, the same for the same commit', () => {
  const tools = toolsByDay(root)
  expect(tools).toHaveLength(12)
  expect(toolsByDay(root)).toEqual(tools)
})

test('a run by day opens the tests of these tools alone, and all others; one of all tools opens each', () => {
  const filesOf = (project: string, dayTools: string) => {
    const env = { ...process.env, TEST_TOOL: '', TEST_DAY_TOOLS: dayTools }
    const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', '--project', project]
    const files = execFileSync('node', args, { cwd: root, env, encoding: 'utf8' }).match(/\S+\.test\.tsx?/g) ?? []
    const ids = files.flatMap((file) => /tools\/([^/]+)\//.exec(file)?.[1] ?? [])
    return { ids: new Set(ids), others: files.filter((file) => !/tools\/[^/]+\//.test(file)).sort() }
  }
  for (const project of ['node', 'browser']) {
    const [some, each] = [filesOf(project, 'crypto csv'), filesOf(project, '')]
    expect(some.ids).toEqual(new Set(['crypto', 'csv']))
    expect(each.ids.size).toBeGreaterThan(20)
    expect(some.others).toEqual(each.others)
    expect(some.others.length).toBeGreaterThan(50)
  }
})

test('a change that is in no commit yet counts as the last one; a folder without git has its turns all the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'by-day-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const id of [...toolsOf(40).keys()]) {
    mkdirSync(join(folder, 'tools', id), { recursive: true })
    writeFileSync(join(folder, 'tools', id, 'tool.ts'), id === 't139' ? "import '#lib/zone/a.ts'\n" : '')
  }
  expect(toolsByDay(folder)).toHaveLength(12)

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
    })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'All')
  const before = toolsByDay(folder)
  const outside = [...toolsOf(40).keys()].find((id) => !before.includes(id) && id !== 't139') ?? ''
  writeFileSync(join(folder, 'tools', outside, 'samples.ts'), '')
  mkdirSync(join(folder, 'lib/zone'), { recursive: true })
  writeFileSync(join(folder, 'lib/zone/a.ts'), '')
  expect(toolsByDay(folder)).toEqual(expect.arrayContaining([outside, 't139']))
})
