import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildReport } from '#lib/pdf/fixtures/build-pdf.ts'
import { pdf } from './fixtures/read-back.ts'
import { inspect } from './inspect.ts'

test('all metadata of a document is listed', async () => {
  expect(await perform(inspect, { file: pdf(buildReport()) })).toEqual({
    pages: 3,
    sizes: [{ pages: '1-3', width: 209.9, height: 297, name: 'A4' }],
    title: 'Doc title',
    author: '张三',
    producer: 'Test',
    version: '1.7',
    isEncrypted: false,
    permissions: ['printing', 'copying', 'changing', 'annotating', 'filling', 'assembling', 'accessibility'],
    hasForms: true,
    hasSignatures: true,
    isScanned: false,
  })
})
