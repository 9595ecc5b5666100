import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { zipFiles } from './zip-files.ts'

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
