import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { distinctPixels, fileOf, filesIn, imageIn, type Pixel, pixelsOf } from './fixtures/pixels.ts'
import { split } from './operations.ts'

const image = distinctPixels(31, 20)

test.each([
  [3, 3],
  [1, 1],
  [1, 7],
  [20, 31],
])('%i rows and %i columns make the image again, part by part', async (rows, columns) => {
  const { file, count } = await perform(split, { file: await fileOf(image), rows, columns })
  const parts = await Promise.all(
    Object.values(await filesIn(file)).map(async (bytes) => pixelsOf(await imageIn(new Blob([bytes])))),
  )
  expect(count).toBe(rows * columns)
  const whole: Pixel[][] = []
  for (let row = 0; row < rows; row++) {
    const line = parts.slice(row * columns, (row + 1) * columns)
    for (const [y] of (line[0] ?? []).entries()) whole.push(line.flatMap((part) => part[y] ?? []))
  }
  expect(whole).toEqual(pixelsOf(image))
})

test('parts are named in their order, in the format of the image', async () => {
  const { file } = await perform(split, { file: await fileOf(image, 'jpeg', 'cat.large'), rows: 2, columns: 5 })
  expect(file.name).toBe('cat.large.zip')
  expect(Object.keys(await filesIn(file)).slice(0, 3)).toEqual([
    'cat.large-01.jpg',
    'cat.large-02.jpg',
    'cat.large-03.jpg',
  ])
})

test('fewer pixels than parts are refused', async () => {
  await expect(perform(split, { file: await fileOf(image), rows: 21, columns: 1 })).rejects.toMatchObject({
    code: 'tooManyParts',
    params: { width: 31, height: 20 },
  })
})
