import { expect, test } from 'vitest'
import { attempt } from './imaging/codec.ts'
import { isMissingPackage } from './missing-package.ts'

const load = (name: string) => import(/* @vite-ignore */ name)

test('a package that is not installed is told from a file that is damaged', async () => {
  const missing = await load('@toolbench/not-there').catch((error: unknown) => error)
  expect(isMissingPackage(missing)).toBe(true)
  await expect(attempt(() => Promise.reject(missing))).rejects.toBe(missing)
  await expect(attempt(() => Promise.reject(new TypeError('damaged')))).rejects.toMatchObject({ name: 'CodecError' })
})
