import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { openSlices } from '#lib/hashing/open-slices.ts'

test('reads a file to its end during garbage collections', async () => {
  const blob = new Blob([new Uint8Array(2 ** 25)])
  let bytes = 0
  async function readOften() {
    for (let round = 0; round < 30; round++) {
      const slices = openSlices(blob)
      for (let slice = await slices.next(); slice; slice = await slices.next(slice.buffer)) bytes += slice.length
    }
  }
  void readOften()
  const sweep = async () => {
    await cdp().send('HeapProfiler.collectGarbage')
    return bytes
  }
  await expect.poll(sweep, { interval: 1 }).toBe(30 * blob.size)
})
