import { expect, test } from 'vitest'
import type { Descriptions } from '#kit/description.ts'
import { fieldKeys } from './field-keys.ts'

const string = { type: 'string' } as const
const operations = {
  difference: {
    input: { type: 'object', properties: { from: { ...string, format: 'date' }, unit: { enum: ['day', 'week'] } } },
  },
  zones: {
    input: {
      type: 'object',
      properties: { from: { ...string, format: 'time-zone' }, unit: { enum: ['week', 'year'] } },
    },
  },
  edit: { input: { type: 'object', properties: { text: string, trim: { enum: ['both', 'none'] } } } },
  unique: { input: { type: 'object', properties: { text: string, trim: { type: 'boolean' } } } },
} as unknown as Descriptions
const keys = fieldKeys(operations)

test('a text typed for one operation is there for the next', () => {
  expect(keys.seenBy('unique', keys.heldBy('edit', { text: 'a' }))).toEqual({ text: 'a' })
})

test('fields of one name and of two kinds keep a value each', () => {
  const held = {
    ...keys.heldBy('difference', { from: '2026-10-01' }),
    ...keys.heldBy('edit', { trim: 'both' }),
  }
  expect([keys.seenBy('zones', held), keys.seenBy('unique', held)]).toEqual([{ trim: 'both' }, { from: '2026-10-01' }])
  const both = { ...held, ...keys.heldBy('zones', { from: 'Asia/Tokyo' }) }
  expect([keys.seenBy('difference', both)['from'], keys.seenBy('zones', both)['from']]).toEqual([
    '2026-10-01',
    'Asia/Tokyo',
  ])
})

test('a choice is there for another operation that has it, and not for one that has it not', () => {
  expect(keys.seenBy('zones', keys.heldBy('difference', { unit: 'week' }))).toEqual({ unit: 'week' })
  const held = keys.heldBy('difference', { unit: 'day' })
  expect([keys.seenBy('zones', held), keys.seenBy('difference', held)]).toEqual([{}, { unit: 'day' }])
})

test('a stored value is taken for the fields whose key it has, if it is valid there', () => {
  const stored = { from: '2026-10-01', 'from@zones': 'Asia/Tokyo', trim: true, 'trim@unique': true, gone: 1 }
  expect(keys.fitting(stored)).toEqual({ from: '2026-10-01', 'from@zones': 'Asia/Tokyo', 'trim@unique': true })
})
