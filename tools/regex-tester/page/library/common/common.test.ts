import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { engineNames } from '#lib/regex/engine.ts'
import { check } from '../../../check.ts'
import { runTests } from '../../../run-tests.ts'
import { allCommon } from './all-common.ts'
import { patternFor } from './common-pattern.ts'

const all = allCommon.flatMap(({ patterns }) => patterns)

test('there are forty and more, each of another name', () => {
  expect(all.length).toBeGreaterThanOrEqual(40)
  for (const of of [all.map(({ id }) => id), all.map(({ name }) => name.en), all.map(({ name }) => name.zh)])
    expect(new Set(of).size).toBe(all.length)
})

test.each(all)('$name.en finds what it should and nothing else, in every engine', async (common) => {
  const { flags, tests } = common
  expect(tests.length).toBeGreaterThanOrEqual(3)
  for (const expected of ['no-match', 'equals']) expect(tests.map((each) => each.expect)).toContain(expected)
  for (const engine of engineNames) {
    const { results } = await perform(runTests, {
      pattern: patternFor(common, engine),
      flags,
      engine,
      tests,
      seconds: 20,
    })
    const wrong = results.flatMap(({ passed, got }, index) => (passed ? [] : [{ engine, test: tests[index], got }]))
    expect(wrong).toEqual([])
  }
})

test.each(all)('$name.en is not known to run for very long', async ({ pattern, flags }) => {
  expect((await perform(check, { pattern, flags })).risk).not.toBe('high')
})
