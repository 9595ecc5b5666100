import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { fixture } from './fixtures/read.ts'
import { compress } from './operations.ts'

/** An orientation, an author, a place and a time in EXIF, XMP and a comment. */
const file = fixture('turned-with-location.jpg')
const told = { maker: 'Toolbench', note: 'maker note', comment: 'a comment', place: '31,14.1N', tail: 'after the end' }
/** 31 degrees as EXIF writes them. */
const degrees = Buffer.of(0, 0, 0, 31, 0, 0, 0, 1)

async function traces(given: object) {
  const { file: result, kept } = await perform(compress, { file, ...given })
  const bytes = Buffer.from(await result.bytes())
  const present = Object.entries(told).filter(([, text]) => bytes.includes(text))
  const names = [...present.map(([name]) => name), ...(bytes.includes(degrees) ? ['degrees'] : [])]
  return { kept, names, orientation: readInfo(bytes)?.orientation }
}

const anew = { quality: 60, format: 'jpeg' }
const asItWas = { quality: 100, format: 'jpeg' }

test.each([
  ['strip', anew, { kept: false, names: [], orientation: 1 }],
  ['strip-location', anew, { kept: false, names: ['maker', 'note'], orientation: 1 }],
  ['keep', anew, { kept: false, names: ['maker', 'note', 'degrees'], orientation: 1 }],
  // The pixels of the original were not rotated, so the orientation stays.
  ['strip', asItWas, { kept: true, names: [], orientation: 6 }],
  ['strip-location', asItWas, { kept: true, names: ['maker', 'note'], orientation: 6 }],
  ['keep', asItWas, { kept: true, names: [...Object.keys(told), 'degrees'], orientation: 6 }],
])('%s with %o', async (metadata, given, expected) => {
  expect(await traces({ ...given, metadata })).toEqual(expected)
})

test.each(['webp', 'jxl'] as const)('%s keeps metadata', async (format) => {
  expect(await traces({ format, metadata: 'keep' })).toMatchObject({ kept: false, names: ['maker', 'note', 'degrees'] })
})

test('an original that is kept as it is comes back byte for byte', async () => {
  const { file: result } = await perform(compress, { file, ...asItWas, metadata: 'keep' })
  expect(await result.bytes()).toEqual(await file.bytes())
})

test('by default all metadata is removed', async () => {
  expect((await traces({})).names).toEqual([])
})

test('metadata that is kept counts towards the target', async () => {
  const { size } = await perform(compress, { file, format: 'jpeg', metadata: 'keep', targetBytes: 1500 })
  expect(size).toBeLessThanOrEqual(1500)
})
