// Holds what `strip` keeps to what exiftool writes and reads.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { fixture, imageIn } from './fixtures/pixels.ts'
import { strip } from './operations.ts'

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0

const title = 'Tea & <cups> “茶”'

const xmp = [
  `-XMP-dc:Title=${title}`,
  '-XMP-dc:Creator=Xmp Author',
  '-XMP-dc:Creator=Second Author',
  '-XMP-dc:Rights=Xmp Rights',
  '-XMP-xmpRights:WebStatement=https://example.org/rights',
  '-XMP-photoshop:Headline=A headline',
  '-XMP-xmp:Rating=4',
  '-XMP-exif:GPSLatitude=31.5',
  '-XMP-exif:GPSLongitude=121.5',
  '-XMP-photoshop:City=Xmp City',
  '-XMP-photoshop:State=Xmp State',
  '-XMP-photoshop:Country=Xmp Country',
  '-XMP-iptcCore:Location=Xmp Street',
  '-XMP-iptcCore:CountryCode=CN',
  '-XMP-iptcExt:LocationShown={City=Shown City,Sublocation=Shown Street}',
]

const iptc = [
  '-IPTC:By-line=Iptc Author',
  '-IPTC:CopyrightNotice=Iptc Rights',
  '-IPTC:Keywords=one',
  '-IPTC:Keywords=two',
  '-IPTC:City=Iptc City',
  '-IPTC:Sub-location=Iptc Street',
  '-IPTC:Province-State=Iptc State',
  '-IPTC:Country-PrimaryLocationName=Iptc Country',
]

const cases: [name: string, added: string[]][] = [
  ['told.jpg', [...xmp, ...iptc]],
  ['told.tif', [...xmp, ...iptc]],
  ['told.png', xmp],
  ['told.webp', xmp],
  ['told.jxl', xmp],
  ['told.avif', xmp],
  ['told.gif', xmp],
]

type Tags = Record<string, unknown>

/** Has exiftool add metadata, strips the file, and reads both. */
async function tagsOf(name: string, added: string[], keep: string): Promise<{ before: Tags; after: Tags }> {
  const folder = mkdtempSync(join(tmpdir(), 'strip-kept-'))
  const read = (path: string): Tags => {
    const groups = ['-XMP:all', '-IPTC:all', '-EXIF:all', '-GPS:all', '-Comment', '-PNG:Author']
    const [tags] = JSON.parse(execFileSync('exiftool', ['-j', '-G1', '-struct', ...groups, path], { encoding: 'utf8' }))
    const told = Object.entries<unknown>(tags).filter(
      ([key]) => !/SourceFile|IFD0:.*(Offset|Count)|XMPToolkit/.test(key),
    )
    return Object.fromEntries(told)
  }
  try {
    const path = join(folder, name)
    writeFileSync(path, await fixture(name).bytes())
    execFileSync('exiftool', ['-q', '-overwrite_original', ...added, path])
    const before = read(path)
    const file = new File([readFileSync(path)], name)
    const { file: stripped } = await perform(strip, { file, keep })
    expect(await imageIn(stripped)).toEqual(await imageIn(file))
    writeFileSync(path, await stripped.bytes())
    return { before, after: read(path) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isPlace = (key: string): boolean =>
  /GPS|XMP-photoshop:(City|State|Country)|XMP-iptc\w+:(Location|CountryCode)|IPTC:(City|Sub-location|Province|Country)/.test(
    key,
  )

const without = (tags: Tags, isGone: (key: string) => boolean): Tags =>
  Object.fromEntries(Object.entries(tags).filter(([key]) => !isGone(key)))

describe.runIf(hasExiftool)('as exiftool reads it', () => {
  test.each(cases)('of %s all stays but the location', async (name, added) => {
    const { before, after } = await tagsOf(name, added, 'all-but-location')
    expect(Object.keys(before).filter(isPlace)).not.toEqual([])
    expect(before).toMatchObject({ 'XMP-dc:Title': title })
    expect(after).toEqual(without(before, isPlace))
  })

  test.each(cases)('of %s creators and rights stay where they are', async (name, added) => {
    const { before, after } = await tagsOf(name, added, 'copyright')
    const isCredit = (key: string) =>
      /XMP-dc:(Creator|Rights)|XMP-xmpRights|IPTC:(By-line|CopyrightNotice|ApplicationRecordVersion)/.test(key)
    expect(without(after, (key) => key.startsWith('IFD0:'))).toEqual(without(before, (key) => !isCredit(key)))
  })
})
