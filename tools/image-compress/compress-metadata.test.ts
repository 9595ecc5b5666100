import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  ['keep', anew, { kept: false, names: ['maker', 'note', 'place', 'degrees'], orientation: 1 }],
  // The pixels of the original were not rotated, so the orientation stays.
  ['strip', asItWas, { kept: true, names: [], orientation: 6 }],
  ['strip-location', asItWas, { kept: true, names: ['maker', 'note'], orientation: 6 }],
  ['keep', asItWas, { kept: true, names: [...Object.keys(told), 'degrees'], orientation: 6 }],
])('%s with %o', async (metadata, given, expected) => {
  expect(await traces({ ...given, metadata })).toEqual(expected)
})

test.each(['webp', 'jxl'] as const)('%s keeps metadata', async (format) => {
  const names = ['maker', 'note', 'place', 'degrees']
  expect(await traces({ format, metadata: 'keep' })).toMatchObject({ kept: false, names })
})

test('a format that has no place for metadata says that it is lost', async () => {
  const lost = await perform(compress, { file, format: 'avif', metadata: 'keep' })
  expect(lost).toMatchObject({ format: 'avif', kept: false, warnings: ['metadataLost'] })
  expect((await perform(compress, { file, format: 'avif' })).warnings).toEqual([])
})

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0

test.runIf(hasExiftool).each([
  ['jpeg', true],
  ['webp', false],
  ['jxl', false],
] as const)('exiftool finds the XMP in %s, and the IPTC if it has a place for it: %s', async (format, hasIptc) => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'))
  const path = join(folder, 'a')
  const groups = ['-XMP:all', '-IPTC:all']
  const tagsOf = (bytes: Uint8Array) => {
    writeFileSync(path, bytes)
    return JSON.parse(execFileSync('exiftool', ['-j', '-G1', ...groups, path], { encoding: 'utf8' }))[0]
  }
  try {
    writeFileSync(path, await file.bytes())
    const added = ['-XMP-dc:Title=Tea', '-XMP-photoshop:City=Shanghai', '-XMP-tiff:Orientation#=6', '-IPTC:By-line=Ann']
    execFileSync('exiftool', ['-q', '-overwrite_original', '-XMP:all=', ...added, path])
    const told = new File([readFileSync(path)], 'told.jpg')
    const { 'XMP-tiff:Orientation': _, ...before } = tagsOf(await told.bytes())
    const { file: result, warnings } = await perform(compress, { file: told, ...anew, format, metadata: 'keep' })
    const kept = Object.entries(before).filter(([key]) => hasIptc || !key.startsWith('IPTC'))
    expect(tagsOf(await result.bytes())).toEqual(Object.fromEntries(kept))
    expect(warnings).toEqual(hasIptc ? [] : ['metadataLost'])
    const { file: placeless } = await perform(compress, { file: told, ...anew, format, metadata: 'strip-location' })
    expect(tagsOf(await placeless.bytes())).toMatchObject({ 'XMP-dc:Title': 'Tea' })
    expect(tagsOf(await placeless.bytes())).not.toHaveProperty('XMP-photoshop:City')
  } finally {
    rmSync(folder, { recursive: true })
  }
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
