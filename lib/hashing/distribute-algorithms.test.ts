import { expect, test } from 'vitest'
import { hashAlgorithms } from './algorithms.ts'
import { type Costs, distributeAlgorithms } from './distribute-algorithms.ts'

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

test('distributes the work evenly, the slowest algorithms first', () => {
  expect(distributeAlgorithms(hashAlgorithms.slice(0, 7), 2, costs)).toEqual([
    ['SHA3-512', 'SHA-384', 'MD5'],
    ['SHA3-256', 'SHA-256', 'SHA-512', 'SHA-1'],
  ])
})

test('assigns every algorithm, and at least one to each worker', () => {
  expect(distributeAlgorithms(['MD5', 'SHA-1'], 7, costs)).toEqual([['MD5'], ['SHA-1']])
  expect(distributeAlgorithms(hashAlgorithms, 3, costs).flat().toSorted()).toEqual([...hashAlgorithms].toSorted())
})
