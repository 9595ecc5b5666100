import { expect, test } from 'vitest'
import { workTimeOf } from './work-time.ts'

const done = (from: number, to: number) => ({ state: 'done' as const, span: { from, to } })

test('what ran side by side counts once', () => {
  expect(workTimeOf([done(100, 300), done(150, 250), done(200, 400)])).toBe(300)
})

test('a second batch adds its time to that of the first, and not the pause between them', () => {
  expect(workTimeOf([done(100, 1900), done(5000, 5240)])).toBe(2040)
  expect(workTimeOf([done(5000, 5240), done(100, 1900)])).toBe(2040)
})

test('what has no result takes no time', () => {
  expect(workTimeOf([done(0, 10), { state: 'failed', span: { from: 20, to: 30 } }])).toBe(10)
  expect(workTimeOf([{ state: 'queued', span: undefined }])).toBeUndefined()
  expect(workTimeOf([])).toBeUndefined()
})
