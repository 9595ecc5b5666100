import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { buildPdf, buildReport, buildTextPages, stream } from '#lib/pdf/fixtures/build-pdf.ts'
import { decodedContentOf, pdf, textsOf } from './fixtures/read-back.ts'
import { split } from './split.ts'

/** Returns the files of a result by name, with the text of their pages. */
async function filesOf({ file, count }: { file: File; count: number }) {
  const files = Object.entries(unzipSync(await file.bytes()))
  expect(files).toHaveLength(count)
  return Promise.all(files.map(async ([name, bytes]) => [name, await textsOf(pdf(Uint8Array.from(bytes)))]))
}

const five = () => pdf(buildTextPages('a', 'b', 'c', 'd', 'e'), '五页.pdf')

test('every page is a file, or every few', async () => {
  expect(await filesOf(await perform(split, { file: pdf(buildTextPages('a', 'b')) }))).toEqual([
    ['report-1-1.pdf', ['a']],
    ['report-2-2.pdf', ['b']],
  ])
  expect(await filesOf(await perform(split, { file: five(), every: 2 }))).toEqual([
    ['五页-1-1-2.pdf', ['a', 'b']],
    ['五页-2-3-4.pdf', ['c', 'd']],
    ['五页-3-5.pdf', ['e']],
  ])
})

test('each range is a file', async () => {
  expect(await filesOf(await perform(split, { file: five(), by: 'ranges', ranges: 'z-4, 1' }))).toEqual([
    ['五页-1-5,4.pdf', ['e', 'd']],
    ['五页-2-1.pdf', ['a']],
  ])
  await expect(perform(split, { file: five(), by: 'ranges' })).rejects.toMatchObject({ code: 'noRanges' })
  await expect(perform(split, { file: five(), by: 'ranges', ranges: '1-6' })).rejects.toMatchObject({
    code: 'badPages',
    params: { page: '6', count: 5 },
  })
})

test('bookmarks of the first level begin files, which hold nothing of each other', async () => {
  const answer = await perform(split, { file: pdf(buildReport()), by: 'bookmarks' })
  expect(await filesOf(answer)).toEqual([
    ['report-1-Chapter One.pdf', ['Page one']],
    ['report-2-第二章.pdf', ['SECRETTWO', 'Page three']],
  ])
  const [first] = Object.values(unzipSync(await answer.file.bytes()))
  expect(await decodedContentOf(pdf(Uint8Array.from(first ?? [])))).not.toContain('SECRET')
  await expect(perform(split, { file: five(), by: 'bookmarks' })).rejects.toMatchObject({ code: 'noBookmarks' })
})

test('files are as large as they may be, and a page that is larger by itself is one', async () => {
  const sizes = [60_000, 30_000, 200_000, 10_000]
  const kids = sizes.map((_, index) => `${3 + index * 2} 0 R`).join(' ')
  const bytes = buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count 4>>`,
    ...sizes.flatMap((size, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</I ${4 + index * 2} 0 R>>>>>>`,
      // Random bytes, which can't be compressed.
      stream(
        Array.from({ length: size }, (_, at) =>
          String.fromCharCode((at * at * (index + 7) + (at >> 3) * 31) & 0x7f),
        ).join(''),
        '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode',
      ),
    ]),
  ])
  const { file, count } = await perform(split, { file: pdf(bytes), by: 'size', mebibytes: 0.1 })
  const files = Object.values(unzipSync(await file.bytes()))
  expect(count).toBe(3)
  expect(await Promise.all(files.map(async (each) => (await textsOf(pdf(Uint8Array.from(each)))).length))).toEqual([
    2, 1, 1,
  ])
  expect(files[0]?.length).toBeLessThanOrEqual(0.1 * 2 ** 20)
})
