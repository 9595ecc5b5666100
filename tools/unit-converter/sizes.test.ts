import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { sizes } from './operations.ts'

test.each([
  ['0', '0 B', '0 B', '0 bytes', '0 字节'],
  ['1', '1 B', '1 B', '1 byte', '1 字节'],
  ['1,000', '1 kB', '1000 B', '1,000 bytes', '1,000 字节'],
  ['123456', '123.456 kB', '≈ 120.563 KiB', '123,456 bytes', '约 12.35 万字节'],
  ['1_500_000_000', '1.5 GB', '≈ 1.39698 GiB', '1.5 billion bytes', '15 亿字节'],
  ['1.5 GiB', '≈ 1.61061 GB', '1.5 GiB', 'about 1.611 billion bytes', '约 16.11 亿字节'],
  ['1 YiB', '≈ 1.20893 YB', '1 YiB', 'about 1,209,000 quintillion bytes', '约 120,900,000 亿亿字节'],
])('%s is %s and %s', async (bytes, decimal, binary, en, zh) => {
  expect(await perform(sizes, { bytes })).toMatchObject({ decimal, binary, inWords: { en, zh } })
})

test('transfer times count bits', async () => {
  const { times } = await perform(sizes, { bytes: '1 GB' })
  expect(times.map(({ text }) => text)).toEqual(['1 h 6 min', '6 min 40 s', '1 min 20 s', '16 s', '8 s', '800 ms'])
  expect((await perform(sizes, { bytes: '1 TB' })).times[0]?.text).toBe('46 d 7 h')
})

test.each([
  ['0.3 B', 'notBytes'],
  ['-1 B', 'notBytes'],
  ['5 km', 'otherQuantity'],
  ['', 'empty'],
  ['many', 'empty'],
])('%j is refused as %s', async (bytes, code) => {
  await expect(perform(sizes, { bytes })).rejects.toMatchObject({ code })
})
