import { Options } from '@zxcvbn-ts/core'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { suggestions, warnings } from './estimator/messages.ts'
import { strength } from './operations.ts'

// Passwords of zxcvbn's own tests with their scores.
test.each([
  ['password', 0, 'This is one of the ten most common passwords'],
  ['qwertyuiop', 0, 'This is one of the hundred most common passwords'],
  ['1q2w3e4r5t', 0, 'This is a very common password'],
  ['abcdefghijk987654321', 1, undefined],
  ['correcthorsebatterystaple', 4, undefined],
  ['coRrecth0rseba++ery9.23.2007staple$', 4, undefined],
  ['D0g..................', 1, undefined],
  ['a'.repeat(40), 0, 'Repeated characters like “aaa” are easy to guess'],
])('%s is scored %i', async (password, score, warning) => {
  const estimate = await perform(strength, { password })
  expect(estimate.score).toBe(score)
  if (warning) expect(estimate.warning?.en).toBe(warning)
})

test('each key of the estimator has a message', () => {
  const { translations } = new Options()
  // Names, own words and leaked passwords are not used.
  const never = ['namesByThemselves', 'commonNames', 'userInputs', 'pwned']
  const left = (all: object, said: object) => Object.keys(all).filter((key) => !(key in said) && !never.includes(key))
  expect(left(translations.warnings, warnings)).toEqual([])
  expect(left(translations.suggestions, suggestions)).toEqual([])
})

test('of a long password only the beginning is estimated, with a note', async () => {
  const { suggestions: said, score } = await perform(strength, { password: 'aB3$'.repeat(2500) })
  expect([score, said.at(-1)?.en]).toEqual([1, 'Only the first 100 characters were checked'])
  const odd = await perform(strength, { password: '\ud83d\0__proto__' })
  expect(odd.score).toBeGreaterThan(0)
  await expect(perform(strength, { password: '' })).rejects.toMatchObject({ code: 'empty' })
})
