import { expect, test } from 'vitest'
import type { Operation } from '#kit/operation.ts'
import { perform } from '#kit/perform.ts'
import * as operations from '../operations.ts'

/** More tokens than are read between two reports. */
const json = `[${'{"a":1},'.repeat(200_000)}0]`

const given: Record<keyof typeof operations, object> = {
  format: { json },
  minify: { json },
  query: { json, path: '$[-1]' },
  repair: { json: `${json},` },
  validate: { json, schema: '{}' },
  compare: { left: json, right: json },
  inferSchema: { json },
  mergePatch: { json, patch: '{}' },
  applyPatch: { json, patch: '[]' },
  unescape: { json },
}

test.each(Object.entries(given))('%s says how far it has come, and never goes back', async (name, input) => {
  const shares: number[] = []
  const operation: Operation | undefined = Object.entries<Operation>(operations).find(([other]) => other === name)?.[1]
  if (!operation) throw new Error(name)
  const progress = (share: number) => shares.push(share)
  await perform(operation, input, { signal: new AbortController().signal, progress })
  expect(new Set(shares).size).toBeGreaterThanOrEqual(4)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBeGreaterThanOrEqual(0.7)
})
