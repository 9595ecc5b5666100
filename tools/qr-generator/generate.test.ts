import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { combinations } from '#lib/fixtures/runs.ts'
import { inspect } from '#lib/imaging/read/inspect.ts'
import { levels } from './code/tables.ts'
import { cornerShapes, dotShapes, presetNames } from './drawing/design-fields.ts'
import { discLogo } from './fixtures/disc-logo.ts'
import { readWithJsQr } from './fixtures/read-with-jsqr.ts'
import { generate } from './generate.ts'

const link = 'https://example.org/notes?id=42'

test.each(['Hello', link, '你好，世界', '🙂 and 👩‍👩‍👧', 'こんにちは世界', '0123456789', 'HTTPS://EXAMPLE.ORG/42'])(
  'the code of %s is read by two readers, and reported as readable',
  async (text) => {
    const { file, readable } = await perform(generate, { text })
    expect(readable).toBe(true)
    expect(await readWithJsQr(file)).toBe(text)
  },
)

const logo = await discLogo()

const choices = <const Value extends string>(values: readonly Value[], index: number): Value =>
  values[index % values.length] as Value

// Every combination of dots, corners and level, with and without a logo. The presets, here only colors, alternate.
test.each(combinations(dotShapes, cornerShapes))(
  'dots %s with corners %s are read at every level, with a logo and without, by two readers',
  async (dots, corners) => {
    const failed: unknown[] = []
    const turn = dotShapes.indexOf(dots) + cornerShapes.indexOf(corners)
    for (const [index, errorCorrection] of levels.entries()) {
      for (const withLogo of [false, true]) {
        const preset = choices(presetNames, turn + index + Number(withLogo))
        const design = { preset, dots, corners, errorCorrection, size: 260 }
        const image = withLogo ? { logo, logoSize: sharesOfLogo[errorCorrection] } : {}
        const { file, readable } = await perform(generate, { text: link, ...design, ...image })
        const other = await readWithJsQr(file)
        if (!readable || other !== link) failed.push({ preset, errorCorrection, withLogo, readable, other })
      }
    }
    expect(failed).toEqual([])
  },
)

/** The logo's share of the width that each level can correct, which is less at lower levels. */
const sharesOfLogo = { L: 0.12, M: 0.18, Q: 0.25, H: 0.3 }

test.each(presetNames)('preset %s is read at every level, with a logo and without, by two readers', async (preset) => {
  for (const errorCorrection of levels) {
    for (const image of [{}, { logo, logoSize: sharesOfLogo[errorCorrection] }]) {
      const { file, readable } = await perform(generate, {
        text: link,
        preset,
        errorCorrection,
        size: 300,
        ...image,
      })
      expect([errorCorrection, readable, await readWithJsQr(file)]).toEqual([errorCorrection, true, link])
    }
  }
})

test.each(['png', 'jpeg', 'webp'] as const)('a transparent background is white to readers, as %s', async (format) => {
  const { file, readable, contrast } = await perform(generate, { text: link, format, background: 'transparent' })
  expect({ readable, contrast, type: file.type }).toEqual({ readable: true, contrast: 'good', type: `image/${format}` })
  expect(await readWithJsQr(file)).toBe(link)
})

test('SVG has one path of integers per color, without styles', async () => {
  const svg = async (design: object) => (await perform(generate, { text: link, format: 'svg', ...design })).file.text()
  for (const dots of dotShapes) {
    for (const corners of cornerShapes) {
      const written = await svg({ dots, corners })
      expect(written.match(/<path /g)).toHaveLength(2)
      expect(written).not.toMatch(/style|class|NaN|undefined|d="[^"]*\./)
    }
  }
  expect((await svg({ preset: 'colorful', background: 'transparent' })).match(/<path /g)).toHaveLength(2)
  expect(await svg({ logo })).toContain('<image x="')
})

test('a code in nearly the color of its background is not readable, and has low contrast', async () => {
  const { readable, contrast } = await perform(generate, { text: link, foreground: '#fffbe6' })
  expect({ readable, contrast }).toEqual({ readable: false, contrast: 'low' })
})

test('yellow on white has low contrast, whether or not it is readable', async () => {
  expect(await perform(generate, { text: link, foreground: '#ffd700' })).toMatchObject({ contrast: 'low' })
})

test('light on dark is reported as inverted', async () => {
  const inverted = { text: link, foreground: '#ffffff', background: '#000000' }
  expect(await perform(generate, inverted)).toMatchObject({ contrast: 'inverted' })
})

test('a code whose logo hides too much is not readable', async () => {
  const { readable } = await perform(generate, { text: link, logo, logoSize: 0.5, errorCorrection: 'L' })
  expect(readable).toBe(false)
})

test('the default level is M, or H with a logo', async () => {
  expect(await perform(generate, { text: link })).toMatchObject({ errorCorrection: 'M' })
  expect(await perform(generate, { text: link, logo })).toMatchObject({ errorCorrection: 'H', readable: true })
})

test('a given field takes precedence over the preset', async () => {
  const written = async (design: object) =>
    (await perform(generate, { text: link, format: 'svg', preset: 'modern', ...design })).file.text()
  expect(await written({})).toContain('#1e3a8a')
  expect(await written({ foreground: '#008000' })).not.toContain('#1e3a8a')
})

test.each([
  [64, 'Hello', true],
  [128, link, true],
  [333, link, false],
  [512, 'x'.repeat(300), false],
])('an image of %i pixels has exactly that size, whatever the text', async (size, text, smallModules) => {
  for (const format of ['png', 'jpeg', 'webp', 'svg'] as const) {
    const { file, ...told } = await perform(generate, { text, size, format })
    expect(told).toMatchObject({ size, smallModules, readable: true })
    const image = await inspect(await file.bytes())
    expect(image).toMatchObject({ width: size, height: size })
  }
})

test('a size with less than a pixel per module is refused, except for SVG', async () => {
  const text = 'x'.repeat(1000)
  await expect(perform(generate, { text, size: 64 })).rejects.toMatchObject({
    code: 'tooSmall',
    params: { size: 64, least: expect.any(Number) },
  })
  expect(await perform(generate, { text, size: 64, format: 'svg' })).toMatchObject({ size: 64, readable: true })
})

test.each(['', ' \n'])('an empty text %j is refused', async (text) => {
  await expect(perform(generate, { text })).rejects.toMatchObject({ code: 'empty' })
})

test('a text that no version holds is refused, whatever its length', async () => {
  const max = { code: 'tooLong', params: { most: 1273, level: 'H' } }
  for (const length of [1274, 8000, 3_000_000]) {
    const failure = perform(generate, { text: 'x'.repeat(length), errorCorrection: 'H' })
    await expect(failure).rejects.toMatchObject({ ...max, params: { ...max.params, bytes: expect.any(Number) } })
  }
})

// ISO/IEC 18004, table 7: the bytes of version 40.
test.each([
  ['L', 2953],
  ['M', 2331],
  ['Q', 1663],
  ['H', 1273],
])('level %s allows %i bytes, and says so of one more', async (errorCorrection, limit) => {
  const failure = perform(generate, { text: 'a'.repeat(limit + 1), errorCorrection })
  await expect(failure).rejects.toMatchObject({ code: 'tooLong', params: { bytes: limit + 1, most: limit } })
  expect((await perform(generate, { text: 'a'.repeat(limit), errorCorrection, size: 1000 })).version).toBe(40)
})

test('a logo that is no image, or a broken one, is refused', async () => {
  const broken = new File([(await logo.bytes()).subarray(0, 60)], 'cut.png')
  for (const file of [new File(['no image'], 'logo.png'), broken]) {
    await expect(perform(generate, { text: link, logo: file })).rejects.toMatchObject({ code: 'badLogo' })
  }
})
