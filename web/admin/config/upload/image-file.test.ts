import { expect, test } from 'vitest'
import { imageIssue, isUploadName, objectNameOf } from './image-file.ts'

test.each([
  [{ name: 'a.png', type: 'image/png', size: 5 * 2 ** 20 }, undefined],
  [{ name: 'a.ico', type: 'image/vnd.microsoft.icon', size: 1 }, undefined],
  [{ name: 'a.avif', type: '', size: 1 }, undefined],
  [{ name: 'a.png', type: 'image/png', size: 5 * 2 ** 20 + 1 }, 'large'],
  [{ name: 'a.svg', type: 'image/svg+xml', size: 1 }, 'svg'],
  [{ name: 'a.SVG', type: '', size: 1 }, 'svg'],
  [{ name: 'a.pdf', type: 'application/pdf', size: 1 }, 'kind'],
  [{ name: 'a', type: '', size: 1 }, 'kind'],
])('%j: %s', (file, issue) => {
  expect(imageIssue(file)).toBe(issue)
})

test('a name for the upload is made of the name of its file', () => {
  expect(objectNameOf('My logo (2).final.PNG')).toBe('My-logo-2-final')
  expect(objectNameOf('标志.png')).toBe('')
})

test.each(['logo', 'site/2026/logo_1-a'])('%s can be a name', (name) => expect(isUploadName(name)).toBe(true))
test.each(['', 'logo.png', '/logo', 'logo/', 'a//b', '../a', 'a b', 'x'.repeat(129)])('%s can be none', (name) =>
  expect(isUploadName(name)).toBe(false),
)
