import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseArguments } from './parse-arguments.mjs'
import { partNames, partsFor } from './parts.mjs'
import { selectTests } from './select-tests.mjs'

const nothing = { chosen: [], leftOut: [] }
const root = resolve(import.meta.dirname, '../..')

test('without names all parts run, otherwise the named ones, in their order', () => {
  expect(partsFor([]).map(({ name }) => name)).toEqual(partNames)
  expect(partsFor(['e2e', 'unit']).map(({ name }) => name)).toEqual(['unit', 'e2e'])
})

test('a run tests the selected tools, all tools, or one', () => {
  expect(parseArguments(['unit'], partNames)).toEqual({ names: ['unit'], tool: undefined, ...selectTests(root) })
  expect(parseArguments(['all', 'unit'], partNames)).toEqual({ names: ['unit'], tool: undefined, ...nothing })
  expect(parseArguments(['base64'], partNames)).toEqual({ names: [], tool: 'base64', ...nothing })
  expect(partsFor(['e2e'], undefined, ['lib/json', 'tools/md5'])).toMatchObject([
    { env: { TEST_LEFT_OUT: 'lib/json tools/md5' } },
  ])
  expect(partsFor(['e2e'], undefined, [])).toMatchObject([{ env: { TEST_LEFT_OUT: '' } }])
})

test('the tests for one tool exist', () => {
  const [unit] = partsFor(['unit'], 'base64')
  const files = unit?.args.filter((word) => word.endsWith('.test.ts')) ?? []
  expect(files.length).toBeGreaterThan(6)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(unit).toMatchObject({ env: { TEST_TOOL: 'base64' }, args: expect.arrayContaining(['tools/base64/']) })
})

test.each([
  [['nope'], 'There is no part and no tool "nope". The parts: format, types'],
  [['unit', 'base64', 'md5'], 'There is no part and no tool "md5"'],
  [['../tools/base64'], 'There is no part and no tool'],
])('%j is refused before anything is installed', (words, sentence) => {
  const { status, stderr } = spawnSync('node', ['scripts/test.mjs', ...words], { cwd: root, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(sentence) })
})

test('a signal ends a run and its current part', async () => {
  const part = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const script = `
    const { runParts } = await import('./scripts/test/run-parts.mjs')
    const part = (name, source) => ({ name, env: {}, command: 'node', args: ['--eval', source] })
    await runParts([part('one', ${JSON.stringify(part)}), part('two', "console.log('went on')")])`
  const run = spawn('node', ['--input-type=module', '--eval', script], { cwd: root })
  const said: string[] = []
  const first = new Promise<void>((resolve) => {
    run.stdout.on('data', (text) => {
      said.push(String(text))
      resolve()
    })
  })
  await first
  run.kill('SIGTERM')
  await once(run, 'close')
  expect(run.exitCode).toBe(1)
  expect(said.join('')).not.toContain('went on')
  await expect.poll(() => isRunning(Number.parseInt(said.join(''), 10))).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a run prints its progress, the failures, and the slowest files', () => {
  const tell = (file: string) => `process.send({ done: 1, total: 12, unit: 'files', file: '${file}', time: 2500 });`
  const told = Array.from({ length: 12 }, (_, index) => tell(`slow-${index % 11}.ts`)).join('')
  const script = `
    const { runParts } = await import('./scripts/test/run-parts.mjs')
    const part = (name, source) => ({ name, env: {}, command: 'node', args: ['--eval', source] })
    process.exit(await runParts([
      part('one', ${JSON.stringify(`${told} console.log('said')`)}),
      part('two', 'process.exit(3)'),
    ]))`
  const { status, stdout } = spawnSync('node', ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toMatch(
    /^said\nPASS one \([\d.]+ s\)\nFAIL two \([\d.]+ s\)\nThe slowest files:\n {4}5\.0 s {2}one slow-0\.ts\n/,
  )
  expect(stdout).toMatch(/\d:\d\d in all\nparts: 1 passed, 1 failed\n$/)
  expect(stdout.match(/ 2\.5 s /g)).toHaveLength(9)
})
