import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { resolveSettings } from '#lib/imaging/settings/resolve-settings.ts'
import { fixture } from './fixtures/read.ts'
import { compress } from './operations.ts'

const open = { maxWidth: undefined, maxHeight: undefined }

test.each([
  [{}, { quality: 75, format: 'auto', resize: 'none', ...open, isSizeFixed: false }],
  [{ resize: 'none' }, { quality: 75, format: 'auto', resize: 'none', ...open, isSizeFixed: true }],
  [
    { preset: 'web' },
    { quality: 75, format: 'auto', resize: 'contain', maxWidth: 1920, maxHeight: 1920, isSizeFixed: false },
  ],
  [{ preset: 'high' }, { quality: 90, format: 'jxl', resize: 'none', ...open, isSizeFixed: false }],
  [
    { preset: 'social' },
    { quality: 80, format: 'jpeg', resize: 'contain', maxWidth: 1200, maxHeight: 1200, isSizeFixed: false },
  ],
  [
    { preset: 'thumbnail' },
    { quality: 70, format: 'auto', resize: 'cover', maxWidth: 320, maxHeight: 320, isSizeFixed: true },
  ],
] as const)('%o settles what it says', (given, expected) => {
  expect(resolveSettings(given, 'jxl')).toEqual(expected)
})

test('a field that is given wins over the preset, though it is the usual default', () => {
  expect(resolveSettings({ preset: 'high', quality: 75, format: 'auto' }, 'png')).toMatchObject({
    quality: 75,
    format: 'auto',
  })
  expect(resolveSettings({ preset: 'web', resize: 'none' }, 'png')).toMatchObject({ resize: 'none', isSizeFixed: true })
  expect(resolveSettings({ preset: 'web', maxWidth: 800 }, 'png')).toMatchObject({ maxWidth: 800, maxHeight: 1920 })
  expect(resolveSettings({ preset: 'high', quality: undefined }, 'png')).toMatchObject({ quality: 90 })
})

test('a maximum width or height implies a resize mode', () => {
  expect(resolveSettings({ maxWidth: 800 }, 'png')).toMatchObject({ resize: 'contain', maxWidth: 800 })
  expect(resolveSettings({ preset: 'high', maxHeight: 9 }, 'png')).toMatchObject({ resize: 'contain', maxHeight: 9 })
})

test.each([
  [{ maxWidth: 32 }, { width: 32, height: 48 }],
  [
    { maxWidth: 32, maxHeight: 24 },
    { width: 16, height: 24 },
  ],
  [
    { maxWidth: 32, resize: 'none' },
    { width: 64, height: 96 },
  ],
  [
    { maxWidth: 32, maxHeight: 32, resize: 'cover' },
    { width: 32, height: 32 },
  ],
  [
    { maxHeight: 48, resize: 'cover' },
    { width: 32, height: 48 },
  ],
  [{ preset: 'thumbnail' }, { width: 64, height: 64 }],
  [{ preset: 'web' }, { width: 64, height: 96 }],
])('%o of an image of 64 x 96 gives %o', async (given, size) => {
  const result = await perform(compress, { file: fixture('turned-with-location.jpg'), ...given })
  expect({ width: result.width, height: result.height }).toEqual(size)
})
