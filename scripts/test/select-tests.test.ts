import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { choose, selectTests } from './select-tests.mjs'

const root = resolve(import.meta.dirname, '../..')

const max = { changed: 6, inTurn: 6 }

/** Tools named t100, t101, …, which import nothing. */
const toolsOf = (count: number) =>
  new Map<string, string[]>(Array.from({ length: count }, (_, index) => [`tools/t${100 + index}`, []]))

test.each([5, 12, 42, 60])('with %i paths each has its turn, a few at a time', (count) => {
  const tools = toolsOf(count)
  const turns = Array.from({ length: Math.ceil(count / 6) }, (_, turn) => choose(tools, [], 1000 + turn, max))
  expect(new Set(turns.flat())).toEqual(new Set(tools.keys()))
  expect(new Set(turns.map(({ length }) => length))).toEqual(new Set([Math.min(count, 12)]))
})

test('the most recent changes are selected whatever the turn, in a folder itself or in one that it imports', () => {
  const tools = toolsOf(60).set('tools/t150', ['lib/time'])
  const changes = [['README.md', 'lib/time/zone.ts'], ['tools/t131/tool.ts'], ['lib/timer/a.ts', 'tools/t140']]
  for (const turn of [0, 1, 5, 9])
    expect(choose(tools, changes, turn, max)).toEqual(expect.arrayContaining(['tools/t131', 'tools/t150']))
  expect(choose(tools, changes, 1, max)).not.toContain('tools/t140')
})

test('of many changed folders the most recent are selected; a changed folder precedes its importers', () => {
  const one = { changed: 1, inTurn: 1 }
  const folders = new Map([
    ['lib/a', ['lib/d']],
    ['lib/b', []],
    ['lib/c', ['lib/d']],
    ['lib/d', []],
  ])
  expect(choose(folders, [['lib/d/x.ts']], 1, one)).toEqual(['lib/b', 'lib/d'])
  expect(choose(folders, [['lib/a/x.ts'], ['lib/d/x.ts']], 1, one)).toEqual(['lib/a', 'lib/b'])
  expect(choose(folders, [['lib/d/x.ts']], 1, { changed: 3, inTurn: 1 })).toEqual([...folders.keys()])
})

test('folders changed a few commits ago precede importers of the last commit, and follow importers of uncommitted changes', () => {
  const two = { changed: 2, inTurn: 0 }
  const folders = new Map([
    ['lib/a', ['lib/d']],
    ['lib/b', []],
    ['lib/d', []],
  ])
  expect(choose(folders, [[], ['lib/d/x.ts'], ['lib/b/x.ts']], 0, two)).toEqual(['lib/b', 'lib/d'])
  expect(choose(folders, [['lib/d/x.ts'], ['lib/b/x.ts']], 0, two)).toEqual(['lib/a', 'lib/d'])
  // A change of tests does not affect importers.
  for (const file of ['lib/d/x.test.ts', 'lib/d/fixtures/x.ts'])
    expect(choose(folders, [[file], ['lib/b/x.ts']], 0, two)).toEqual(['lib/b', 'lib/d'])
})

test('in this repository selected paths exist, are the same for the same commit, and the rest is left out', () => {
  const { chosen, leftOut } = selectTests(root)
  expect(selectTests(root)).toEqual({ chosen, leftOut })
  expect([...chosen, ...leftOut].filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(leftOut.filter((path) => chosen.includes(path))).toEqual([])
  expect(chosen.filter((path) => path.startsWith('tools/'))).toHaveLength(6)
  expect(chosen).toHaveLength(30)
  expect(leftOut.length).toBeGreaterThan(80)
  // Code that all interfaces and tools use is always tested.
  expect(leftOut).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(cli|core|fences|kit|server\/app)/)]))
})

test('a daily run leaves out only the tests of these folders; a complete run leaves out none', () => {
  const filesIn = (leftOut: string) => {
    const env = { ...process.env, TEST_TOOL: '', TEST_LEFT_OUT: leftOut }
    const args = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly']
    const lines = execFileSync('node', args, { cwd: root, env, encoding: 'utf8' }).split('\n')
    return (project: string) =>
      lines.filter((line) => line.startsWith(`[${project}`)).flatMap((line) => line.match(/\S+\.test\.tsx?/) ?? [])
  }
  const isLeftOut = (file: string) => /(?:lib\/imaging|tools\/(?:crypto|csv)|ui\/editor)\//.test(file)
  const [whole, daily] = ['', 'lib/imaging tools/crypto tools/csv ui/editor'].map(filesIn)
  for (const project of ['node', 'browser']) {
    const each = whole?.(project) ?? []
    expect(each.filter(isLeftOut).length).toBeGreaterThan(5)
    expect(daily?.(project).sort()).toEqual(each.filter((file) => !isLeftOut(file)).sort())
  }
})

test('an uncommitted change counts as the most recent; without git the rotation still works', () => {
  const folder = mkdtempSync(join(tmpdir(), 'by-day-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (file: string, text = '') => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const tools = [...toolsOf(40).keys()]
  for (const path of tools) write(`${path}/tool.ts`, path === 'tools/t139' ? "import '#lib/zone/a.ts'\n" : '')
  for (const name of ['a', 'b', 'c']) write(`web/admin/${name}/x.test.ts`, "import '../zone/x.ts'\n")
  write('web/admin/a/x.ts', "import '../../zone/x.ts'\n")
  expect(selectTests(folder).chosen).toEqual(expect.arrayContaining(['web/admin/a', 'web/admin/b', 'web/admin/c']))
  expect(selectTests(folder).chosen).toHaveLength(6 + 3)

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-c', 'commit.gpgsign=false', ...args], {
      cwd: folder,
    })
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'All')
  const outside = selectTests(folder).leftOut.find((path) => path !== 'tools/t139') ?? ''
  write(`${outside}/samples.ts`)
  write('lib/zone/a.ts')
  expect(selectTests(folder).chosen).toEqual(expect.arrayContaining([outside, 'tools/t139']))

  // A shallow clone cannot count its commits, and its only one seems to add all files: the rotation counts days
  // instead.
  const shallow = join(folder, 'shallow')
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow)
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  onTestFinished(() => void vi.useRealTimers())
  const { chosen, leftOut } = selectTests(shallow)
  vi.setSystemTime(86_400_000)
  expect(selectTests(shallow).chosen).not.toEqual(chosen)
  vi.setSystemTime(0)
  writeFileSync(join(shallow, leftOut[0] ?? '', 'samples.ts'), '')
  expect(selectTests(shallow).chosen).toContain(leftOut[0])
})
