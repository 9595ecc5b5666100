import { expect, test } from 'vitest'
import { assetBytes } from '#lib/asset-bytes.ts'

const url = new URL('./fixtures/asset.bin', import.meta.url)

test('reads a file beside the code once', async () => {
  const bytes = await assetBytes(url)
  expect([...bytes.subarray(0, 4)]).toEqual([0, 1, 2, 255])
  expect(new TextDecoder().decode(bytes.subarray(4))).toBe('toolbench')
  expect(await assetBytes(new URL(url))).toBe(bytes)
})

test('tries again after a missing file', async () => {
  const missing = new URL('./fixtures/missing.bin', import.meta.url)
  await expect(assetBytes(missing)).rejects.toThrow()
  await expect(assetBytes(missing)).rejects.toThrow()
})
