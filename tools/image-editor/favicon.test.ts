import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { drawn, fileOf, filesIn, imageIn, pixel } from './fixtures/pixels.ts'
import { favicon } from './operations.ts'

const red = drawn(40, 20, () => [255, 0, 0, 255])
const iconsOf = async (given: object = {}, image = red) => {
  const result = await perform(favicon, { file: await fileOf(image), ...given })
  const files = await filesIn(result.file)
  const pictureOf = async (name: string) => imageIn(new Blob([files[name] ?? new Uint8Array()]))
  return { ...result, files, pictureOf }
}

test('all files that browsers and phones ask for are there, in their sizes', async () => {
  const { files, pictureOf } = await iconsOf()
  expect(Object.keys(files).sort()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'icon-maskable-512.png',
    'site.webmanifest',
  ])
  const sides = await Promise.all(
    ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable-512.png'].map(async (name) => {
      const { width, height } = await pictureOf(name)
      return [width, height]
    }),
  )
  expect(sides).toEqual([
    [180, 180],
    [192, 192],
    [512, 512],
    [512, 512],
  ])
  // An icon of three images: their number, and the side of each (ICONDIR).
  const ico = files['favicon.ico'] ?? []
  expect([ico[2], ico[4], ico[6], ico[22], ico[38]]).toEqual([1, 3, 16, 32, 48])
})

test('an image that is no square lies in the middle of one, which is transparent or filled', async () => {
  const clear = await (await iconsOf()).pictureOf('icon-512.png')
  expect([pixel(clear, 256, 256), pixel(clear, 256, 100)[3], pixel(clear, 0, 256)]).toEqual([
    [255, 0, 0, 255],
    0,
    [255, 0, 0, 255],
  ])
  const filled = await (await iconsOf({ background: '#00f' })).pictureOf('icon-512.png')
  expect(pixel(filled, 256, 100)).toEqual([0, 0, 255, 255])
})

test('corners are round by a share of the side, and not where phones cut them', async () => {
  const square = drawn(64, 64, () => [255, 0, 0, 255])
  const { pictureOf } = await iconsOf({ radius: 50 }, square)
  const circle = await pictureOf('icon-512.png')
  let covered = 0
  for (let at = 3; at < circle.data.length; at += 4) covered += (circle.data[at] ?? 0) / 255
  // The area of a circle.
  expect(Math.abs(covered / 512 ** 2 - Math.PI / 4)).toBeLessThan(0.001)
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png'])
    expect(pixel(await pictureOf(name), 0, 0)[3]).toBe(255)
})

test('a maskable icon keeps its image within the safe zone', async () => {
  const square = drawn(64, 64, () => [255, 0, 0, 255])
  const icon = await (await iconsOf({}, square)).pictureOf('icon-maskable-512.png')
  for (let y = 0; y < 512; y += 3)
    for (let x = 0; x < 512; x += 3)
      if (Math.hypot(x - 255.5, y - 255.5) > 0.4 * 512 + 2) expect(pixel(icon, x, y)).toEqual([255, 255, 255, 255])
})

test('the manifest and the links name files that are there', async () => {
  const { files, manifest, html } = await iconsOf({ name: 'A "site" <b>', background: '#123456' })
  expect(new TextDecoder().decode(files['site.webmanifest'])).toBe(manifest)
  const parsed = JSON.parse(manifest)
  expect(parsed).toMatchObject({ name: 'A "site" <b>', short_name: 'A "site" <b>', background_color: '#123456' })
  const named = [...html.matchAll(/href="\/([^"]+)"/g), ...manifest.matchAll(/"src": "\/([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(named).toHaveLength(7)
  for (const name of named) expect(Object.keys(files)).toContain(name)
  expect(JSON.parse((await iconsOf({ maskable: false })).manifest).icons).toHaveLength(2)
})

test('an SVG stays one, embedded as an image that runs no scripts', async () => {
  const drawing = new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" onload="alert(1)"><rect width="8" height="8" fill="#f00"/></svg>',
    ],
    'a.svg',
  )
  const { file } = await perform(favicon, { file: drawing, radius: 20 })
  const files = await filesIn(file)
  const svg = new TextDecoder().decode(files['favicon.svg'])
  expect(svg).toMatch(
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 100"><clipPath id="a"><rect width="100" height="100" rx="20"\/>/,
  )
  expect(svg).toContain('href="data:image/svg+xml;base64,')
  expect(svg).not.toContain('onload')
  expect(pixel(await imageIn(new Blob([files['icon-512.png'] ?? new Uint8Array()])), 256, 256)).toEqual([
    255, 0, 0, 255,
  ])
})

test('an invalid color is refused', async () => {
  await expect(perform(favicon, { file: await fileOf(red), background: 'red' })).rejects.toMatchObject({
    name: 'InputError',
  })
})
