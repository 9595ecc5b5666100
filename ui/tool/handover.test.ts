import { expect, test, vi } from 'vitest'
import { handOver, takeHandover, takeOtherFiles } from './handover.ts'

const [one, other, sample] = ['one.png', 'other.png', 'sample.png'].map((name) => new File([''], name))

test('further files are taken once, and with the file that they came with alone', () => {
  vi.stubGlobal('dispatchEvent', () => true)
  handOver({ tool: 'a', operation: 'b', material: one as File, others: [other as File] })
  expect(takeHandover('a', 'b')?.material).toBe(one)
  expect(takeOtherFiles(sample)).toEqual([])
  expect(takeOtherFiles(one)).toEqual([other])
  expect(takeOtherFiles(one)).toEqual([])
})
