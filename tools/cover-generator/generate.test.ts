import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { readInfo } from '#lib/imaging/read/read-info.ts'
import { presetNames } from './designs/designs.ts'
import { sizeNames, sizes } from './layout/sizes.ts'
import { generate } from './operations.ts'

const title = '周末去哪儿 Where to go'

test.each(sizeNames)('%s has the size of its platform, in every preset', async (size) => {
  const [width, height] = sizes[size]
  for (const preset of presetNames) {
    const result = await perform(generate, { title, preset, size, format: 'jpeg' })
    const info = readInfo(await result.file.bytes())
    expect({ ...result, file: info }).toMatchObject({ width, height, file: { format: 'jpeg', width, height } })
  }
})

test.each(['png', 'jpeg', 'webp'] as const)('the file is of format %s', async (format) => {
  const { file } = await perform(generate, { title, format })
  expect(file.type).toBe(`image/${format}`)
  expect(readInfo(await file.bytes())).toMatchObject({ format, width: 900, height: 500 })
})

test('twice as sharp is twice as many pixels a side', async () => {
  expect(await perform(generate, { title, scale: 2 })).toMatchObject({ width: 1800, height: 1000 })
})

test('a size of its own has bounds', async () => {
  const custom = (given: object) => perform(generate, { title, size: 'custom', format: 'jpeg', ...given })
  expect(await custom({ width: 160, height: 160 })).toMatchObject({ width: 160, height: 160 })
  await expect(custom({ width: 159, height: 160 })).rejects.toMatchObject({ issues: [{ field: 'width' }] })
  await expect(custom({ width: 160, height: 4097 })).rejects.toMatchObject({ issues: [{ field: 'height' }] })
  await expect(custom({ height: 300 })).rejects.toMatchObject({ code: 'noWidth' })
  await expect(custom({ width: 300 })).rejects.toMatchObject({ code: 'noHeight' })
  await expect(custom({ width: 4096, height: 2049, scale: 2 })).rejects.toMatchObject({ code: 'tooLarge' })
})

test.each(['', ' \n '])('an empty title is refused: %j', async (nothing) => {
  await expect(perform(generate, { title: nothing })).rejects.toMatchObject({ code: 'noTitle' })
})

test.each([
  ['logo', 'logoUnreadable'],
  ['image', 'imageUnreadable'],
])('a broken %s is blamed on its field', async (field, code) => {
  const { file } = await perform(generate, { title, format: 'jpeg' })
  const bytes = await file.bytes()
  for (const broken of [new Uint8Array(), bytes.slice(0, 300), new TextEncoder().encode('no image')]) {
    await expect(perform(generate, { title, [field]: new File([broken], 'a.jpg') })).rejects.toMatchObject({ code })
  }
})

test('an image whose head promises too many pixels is refused before one is decoded', async () => {
  const { file } = await perform(generate, { title })
  const bytes = await file.bytes()
  new DataView(bytes.buffer).setUint32(16, 60_000)
  new DataView(bytes.buffer).setUint32(20, 60_000)
  const image = new File([bytes], 'a.png')
  await expect(perform(generate, { title, image })).rejects.toMatchObject({ code: 'imageTooLarge' })
})
