import { expect, test } from 'vitest'
import { RegexError } from '#lib/regex/regex-error.ts'
import { toToolError } from './to-tool-error.ts'

const context = { engine: 'QuickJS', seconds: 2 }

test.each([
  [{ kind: 'loadFailed' }, 'loadFailed'],
  [{ kind: 'noWasm' }, 'notLoaded'],
  [{ kind: 'timeout' }, 'timeout'],
  [{ kind: 'failed', reason: 'too large' }, 'failed'],
  [{ kind: 'unsupported', feature: '(?>…)' }, 'unsupported'],
  [{ kind: 'unread', feature: '\\N{…}' }, 'unread'],
  [{ kind: 'syntax', index: 2, reason: 'no' }, 'invalidPattern'],
] as const)('%j is said as %s', (failure, code) => {
  expect(toToolError(new RegexError(failure), context)).toMatchObject({ code })
})

test('a mistake of ours stays one', () => {
  const mistake = new TypeError('x is not a function')
  expect(toToolError(mistake, context)).toBe(mistake)
})
