import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { runs } from '#lib/fixtures/runs.ts'
import { uniqueNames, zipFiles } from './save-files.ts'

test('every file is in the ZIP as it was, under a name of its own', async () => {
  const large = Uint8Array.from({ length: 2_500_000 }, (_, index) => index % 251)
  const files = [new File(['one'], '图.png'), new File([large], 'a.jpg'), new File([], 'a.jpg')]
  const zip = await zipFiles(files, 'images.zip')
  expect({ name: zip.name, type: zip.type }).toEqual({ name: 'images.zip', type: 'application/zip' })
  const entries = unzipSync(await zip.bytes())
  expect(Object.keys(entries)).toEqual(['图.png', 'a.jpg', 'a (2).jpg'])
  expect(Buffer.from(entries['a.jpg'] ?? []).equals(Buffer.from(large))).toBe(true)
  expect(new TextDecoder().decode(entries['图.png'])).toBe('one')
  expect(entries['a (2).jpg']).toHaveLength(0)
})

test('a name that comes again is numbered before its ending', () => {
  const names = ['a.jpg', 'a.jpg', 'A.JPG', 'b', 'b', '.hidden', '.hidden', 'a (2).jpg', 'x.tar.gz', 'x.tar.gz']
  expect(uniqueNames(names)).toEqual([
    ...['a.jpg', 'a (2).jpg', 'A (3).JPG', 'b', 'b (2)', '.hidden', '.hidden (2)', 'a (2) (2).jpg'],
    ...['x.tar.gz', 'x.tar (2).gz'],
  ])
})

test('whatever the names, no two are the same, and those that differ stay', () => {
  const name = fc.oneof(fc.constantFrom('a.b', 'a (2).b', 'A.b', 'a', ''), fc.string({ maxLength: 6 }))
  fc.assert(
    fc.property(fc.array(name), (names) => {
      const unique = uniqueNames(names).map((given) => given.toLowerCase())
      expect(new Set(unique).size).toBe(names.length)
      if (new Set(names.map((given) => given.toLowerCase())).size === names.length) {
        expect(uniqueNames(names)).toEqual(names)
      }
    }),
    { numRuns: runs() },
  )
})
