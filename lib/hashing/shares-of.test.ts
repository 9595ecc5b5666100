import { expect, test } from 'vitest'
import { hashAlgorithms } from './algorithms.ts'
import { type Costs, sharesOf } from './shares-of.ts'

const costs: Costs = {
  MD5: 1.5,
  'SHA-1': 1.4,
  'SHA-256': 2.4,
  'SHA-384': 1.6,
  'SHA-512': 1.6,
  'SHA3-256': 2.6,
  'SHA3-512': 4.5,
  CRC32: 0.6,
  BLAKE3: 1.7,
  XXH3: 0.2,
  SM3: 5,
}

test('each worker gets about as much to do, the longest first', () => {
  expect(sharesOf(hashAlgorithms.slice(0, 7), 2, costs)).toEqual([
    ['SHA3-512', 'SHA-384', 'MD5'],
    ['SHA3-256', 'SHA-256', 'SHA-512', 'SHA-1'],
  ])
})

test('no worker is without an algorithm, and no algorithm without a worker', () => {
  expect(sharesOf(['MD5', 'SHA-1'], 7, costs)).toEqual([['MD5'], ['SHA-1']])
  expect(sharesOf(hashAlgorithms, 3, costs).flat().toSorted()).toEqual([...hashAlgorithms].toSorted())
})
