import { expect, test } from 'vitest'
import { withChanges } from './with-changes.ts'

test('what was changed here is changed, what was changed elsewhere stays', () => {
  const before = { quality: 75, format: 'webp', kept: ['a'] }
  const elsewhere = { quality: 75, format: 'avif', kept: ['a'], added: true }
  expect(withChanges(elsewhere, before, { ...before, quality: 60 })).toEqual({ ...elsewhere, quality: 60 })
  expect(withChanges(elsewhere, before, { ...before, kept: ['a'] })).toEqual(elsewhere)
})

test('what is put back to its default is stored no more', () => {
  expect(withChanges({ a: 1, b: 2 }, { a: 1 }, {})).toEqual({ b: 2 })
})

test('what was changed in both is as it was changed last', () => {
  expect(withChanges({ a: 2 }, { a: 1 }, { a: 3 })).toEqual({ a: 3 })
  expect(withChanges({}, { a: 1 }, { a: 3 })).toEqual({ a: 3 })
})
