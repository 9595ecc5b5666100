import { expect, test } from 'vitest'
import { storageKeys } from '#lib/storage-keys.node.ts'
import { kinds } from './kinds.ts'

const names = kinds.flatMap(({ stored }) => stored.map(({ name }) => name))

/** Whether there is a kind for a name. */
const isShown = (name: string): boolean =>
  names.some((each) => (each.endsWith(':') ? name.startsWith(each) : each === name))

test.each(storageKeys)('what is kept as %s is on the page of settings', (name) => {
  expect(isShown(name)).toBe(true)
})

test('a name that no kind has is found', () => {
  expect(isShown('kept-by-nobody')).toBe(false)
})

test('each kind either goes into a file or says why it stays', () => {
  expect(kinds.filter(({ file, stays }) => (file === undefined) !== (stays !== undefined))).toEqual([])
})

test('the ids of kinds are told apart', () => {
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length)
})
