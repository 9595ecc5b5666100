import { expect, test } from 'vitest'
import type { Suite } from '#lib/fixtures/suite.ts'
import { runSuite } from './run-suite.ts'

const suite: Suite = {
  title: 'letters',
  file: 'letters.txt',
  source: 'nowhere',
  licence: 'none',
  known: { b: 'is not read yet', c: 'was not read once' },
  cases: (file) =>
    Array.from(new TextDecoder().decode(file), (name) => ({
      name,
      check: async () => {
        if (name === 'd') throw new Error('no d')
        return name === 'b' ? 'is b' : undefined
      },
    })),
}
const run = (text: string) => runSuite(suite, new TextEncoder().encode(text))

test('distinguishes unexpected failures, known failures and unexpected passes', async () => {
  const { cases, failed, unexpectedFailures, unexpectedPasses } = await run('abcd')
  expect({ cases, failed: Object.fromEntries(failed), unexpectedFailures, unexpectedPasses }).toEqual({
    cases: 4,
    failed: { b: 'is b', d: 'throws no d' },
    unexpectedFailures: ['d'],
    unexpectedPasses: ['c'],
  })
})

test('requires unique names of cases, so that none hides another', async () => {
  await expect(run('aa')).rejects.toThrow('two cases of the name a')
})
