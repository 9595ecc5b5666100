import { expect, test } from 'vitest'
import { maxSteps } from '#core/pipeline/definition.ts'
import {
  changeStep,
  definitionOf,
  draftOf,
  draftStepOf,
  emptyDraft,
  insertStep,
  moveStep,
  removeStep,
} from './edit-steps.ts'

const held = ['a', 'b', 'c'].map((operation) => draftStepOf({ tool: 't', operation }))
const names = (steps: readonly { operation: string }[]) => steps.map(({ operation }) => operation).join('')
const keyOf = (name: string) => held.find(({ operation }) => operation === name)?.key ?? 0

test.each([
  ['a', 1, 'bac'],
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', -5, 'bac'],
  ['b', 99, 'acb'],
])('%s moves to %i, or stays at an end: %s', (name, to, order) => {
  expect(names(moveStep(held, keyOf(name), to))).toBe(order)
})

test('a step is put in, changed and taken out; no more than there may be', () => {
  const step = draftStepOf({ tool: 't', operation: 'x' })
  expect(names(insertStep(held, 1, step))).toBe('axbc')
  expect(names(removeStep(held, keyOf('b')))).toBe('ac')
  expect(changeStep(held, keyOf('b'), { off: true }).map(({ off }) => off)).toEqual([undefined, true, undefined])
  const full = Array.from({ length: maxSteps }, () => draftStepOf({ tool: 't', operation: 'x' }))
  expect(insertStep(full, 0, step)).toHaveLength(maxSteps)
})

test('a definition comes back as it was, and says nothing that was never set', () => {
  const pipeline = { version: 1 as const, name: 'n', steps: [{ tool: 't', operation: 'a', options: { b: false } }] }
  expect(definitionOf(draftOf(pipeline))).toEqual(pipeline)
  const bare = draftStepOf({ tool: 't', operation: 'a', options: { b: undefined }, off: false })
  expect(definitionOf({ name: '', steps: [bare] })).toEqual({ version: 1, steps: [{ tool: 't', operation: 'a' }] })
  expect(definitionOf(emptyDraft)).toBeUndefined()
})
