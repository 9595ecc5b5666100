import { expect, test } from 'vitest'
import { RegexFault } from '#lib/regex/regex-fault.ts'
import { sayFault } from './say-fault.ts'

const told = { engine: 'QuickJS', seconds: 2 }

test.each([
  [{ kind: 'notFetched' }, 'loadFailed'],
  [{ kind: 'noWasm' }, 'notLoaded'],
  [{ kind: 'late' }, 'timeout'],
  [{ kind: 'failed', reason: 'too large' }, 'failed'],
  [{ kind: 'lacks', feature: '(?>…)' }, 'unsupported'],
  [{ kind: 'syntax', index: 2, reason: 'no' }, 'invalidPattern'],
] as const)('%j is said as %s', (fault, code) => {
  expect(sayFault(new RegexFault(fault), told)).toMatchObject({ code })
})

test('a mistake of ours stays one', () => {
  const mistake = new TypeError('x is not a function')
  expect(sayFault(mistake, told)).toBe(mistake)
})
