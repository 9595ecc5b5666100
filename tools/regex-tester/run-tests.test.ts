import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { runTests } from './run-tests.ts'

type Input = Parameters<typeof runTests.run>[0]
type Case = Partial<Input['tests'][number]> & Pick<Input['tests'][number], 'text' | 'expect'>

const run = (pattern: string, tests: Case[], more: Partial<Omit<Input, 'tests'>> = {}) =>
  perform(runTests, { pattern, tests, ...more })

describe.each(engineNames)('%s', (engine) => {
  test('says of each test whether it passed, and what was found', async () => {
    const tests: Case[] = [
      { text: 'order 42', expect: 'match' },
      { text: 'no order', expect: 'match' },
      { text: 'no order', expect: 'no-match' },
      { text: 'order 42', expect: 'no-match' },
      { text: '修复 42', expect: 'equals', value: '42' },
      { text: 'order 42', expect: 'equals', value: '4' },
      { text: 'order 42', expect: 'group', group: 'tens', value: '4' },
      { text: 'order 42', expect: 'group', group: '2', value: '4' },
      { text: 'order 42', expect: 'group', group: '0', value: '42' },
    ]
    const names = engine === 'python' ? ['(?P<tens>', '(?P<ones>'] : ['(?<tens>', '(?<ones>']
    expect(await run(names.map((name) => `${name}\\d)`).join(''), tests, { engine })).toMatchObject({
      passed: 5,
      failed: 4,
      results: [
        { passed: true, got: '42' },
        { passed: false, got: null },
        { passed: true, got: null },
        { passed: false, got: '42' },
        { passed: true, got: '42' },
        { passed: false, got: '42' },
        { passed: true, got: '4' },
        { passed: false, got: '2' },
        { passed: true, got: '42' },
      ],
    })
  })

  test('asks an empty text as well', async () => {
    expect(await run('^\\d*$', [{ text: '', expect: 'equals', value: '' }], { engine })).toMatchObject({ passed: 1 })
  })
})

test('with the flag g every match has to be the value, and a group is that of the first', async () => {
  const tests: Case[] = [
    { text: 'ab ab', expect: 'equals', value: 'ab' },
    { text: 'ab ac', expect: 'equals', value: 'ab' },
    { text: 'xy', expect: 'equals', value: 'ab' },
    { text: 'ab ac', expect: 'group', group: '1', value: 'b' },
  ]
  expect((await run('a(\\w)', tests, { flags: 'g' })).results).toEqual([
    { passed: true, got: 'ab' },
    { passed: false, got: 'ac' },
    { passed: false, got: null },
    { passed: true, got: 'b' },
  ])
  expect((await run('a(\\w)', tests, { flags: '' })).results.map(({ passed }) => passed)).toEqual([
    true,
    true,
    false,
    true,
  ])
})

test('a group that there is not, or that took no part, fails its test', async () => {
  const tests: Case[] = ['m', '2', '', '1', 'n'].map((group) => ({ text: 'b', expect: 'group', group }))
  const [none, unused] = (['no-group', 'no-part'] as const).map((missing) => ({ passed: false, got: null, missing }))
  expect(await run('(?<n>a)?b', tests)).toMatchObject({ failed: 5, results: [none, none, none, unused, unused] })
})

test('where there is no match, nothing is said of its groups', async () => {
  const tests: Case[] = [{ text: 'c', expect: 'group', group: '1' }]
  expect((await run('(a)?b', tests)).results).toEqual([{ passed: false, got: null }])
})

test('a test that never ends is stopped, all have their time together', async () => {
  const tests: Case[] = [{ text: `${'a'.repeat(40)}!`, expect: 'no-match' }]
  await expect(run('(a+)+$', tests, { seconds: 0.3 })).rejects.toMatchObject({ code: 'timeout' })
})

test('what cannot be read is told as it is anywhere else', async () => {
  await expect(run('(', [])).rejects.toMatchObject({ code: 'invalidPattern' })
  await expect(run('', [])).rejects.toMatchObject({ code: 'emptyPattern' })
  expect(await run('a', [])).toEqual({ passed: 0, failed: 0, results: [] })
})
