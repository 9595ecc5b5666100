import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { unattended } from '#kit/call.ts'
import { perform } from '#kit/perform.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { sizeNames, sizes } from './layout/sizes.ts'
import { generate, generateAll } from './operations.ts'

const design = { title: '山中何所有', preset: 'ink', format: 'jpeg' } as const

test('one design is drawn in every size, each as it is drawn alone', async () => {
  const progress = vi.fn()
  const { file, count, unreadable } = await perform(generateAll, design, { ...unattended, progress })
  expect([file.name, file.type, count, unreadable]).toEqual(['covers.zip', 'application/zip', sizeNames.length, []])
  const entries = unzipSync(await file.bytes())
  expect(Object.keys(entries)).toEqual(sizeNames.map((size) => `cover-${size}.jpg`))
  for (const size of sizeNames) {
    const [width, height] = sizes[size]
    expect(readInfo(entries[`cover-${size}.jpg`] ?? new Uint8Array())).toMatchObject({ width, height })
  }
  const alone = await perform(generate, { ...design, size: 'weibo' })
  expect(entries['cover-weibo.jpg']).toEqual(await alone.file.bytes())
  expect(progress.mock.lastCall).toEqual([1])
})

test('the same design gives the same file', async () => {
  const [one, other] = [await perform(generateAll, design), await perform(generateAll, design)]
  expect(await one.file.bytes()).toEqual(await other.file.bytes())
})

test('text of low contrast is reported as hard to read, in each size', async () => {
  const lost = { ...design, preset: 'minimal', background: '#ffffff', color: '#e0e0e0' } as const
  const { contrast, readable } = await perform(generate, lost)
  // (1.0 + 0.05) / (0.7454 + 0.05) by WCAG's formula.
  expect({ contrast, readable }).toEqual({ contrast: 1.3, readable: false })
  expect((await perform(generateAll, lost)).unreadable).toEqual(sizeNames)
  const clear = await perform(generate, { ...lost, color: '#111111' })
  expect(clear).toMatchObject({ readable: true })
  expect(clear.contrast).toBeGreaterThan(17)
})

test('what cannot be drawn in one size is refused in all', async () => {
  await expect(perform(generateAll, { title: ' ' })).rejects.toMatchObject({ code: 'noTitle' })
})
