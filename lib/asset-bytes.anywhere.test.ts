import { expect, test } from 'vitest'
import { assetBytes } from '#lib/asset-bytes.ts'

const url = new URL('./fixtures/asset.bin', import.meta.url)

test('a file beside the code is read byte for byte, and once', async () => {
  const bytes = await assetBytes(url)
  expect([...bytes.subarray(0, 4)]).toEqual([0, 1, 2, 255])
  expect(new TextDecoder().decode(bytes.subarray(4))).toBe('toolbench')
  expect(await assetBytes(new URL(url))).toBe(bytes)
})

test('a file that is not there is asked for again the next time', async () => {
  const missing = new URL('./fixtures/missing.bin', import.meta.url)
  await expect(assetBytes(missing)).rejects.toThrow()
  await expect(assetBytes(missing)).rejects.toThrow()
})
