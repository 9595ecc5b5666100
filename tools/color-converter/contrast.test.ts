import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { contrast } from './operations.ts'

// Example colors of WCAG and of its Understanding documents.
test.each([
  ['black', 'white', 21, undefined],
  ['#767676', '#fff', 4.54, undefined],
  ['#777', '#fff', 4.47, '#767676'],
  ['#949494', '#fff', 3.03, '#767676'],
  ['#0000ff', '#ffffff', 8.59, undefined],
  ['#ff0000', '#ffffff', 3.99, '#ee0000'],
  ['rgb(0 0 0 / 50%)', '#fff', 4, expect.any(String)],
  ['#000', 'transparent', 21, undefined],
  ['#123456', '#123456', 1, expect.any(String)],
])('%s on %s', async (foreground, background, ratio, suggestion) => {
  const output = await perform(contrast, { foreground, background })
  expect(output).toMatchObject({
    ratio,
    normalAa: ratio >= 4.5,
    largeAa: ratio >= 3,
    normalAaa: ratio >= 7,
    graphics: ratio >= 3,
  })
  expect(output.suggestion).toEqual(suggestion)
})

test('the suggestion has sufficient contrast, on every gray', async () => {
  for (let level = 0; level <= 255; level += 15) {
    const background = `rgb(${level} ${level} ${level})`
    for (const foreground of ['#c33', '#3c3', '#33c', background]) {
      const { suggestion } = await perform(contrast, { foreground, background })
      if (suggestion) expect((await perform(contrast, { foreground: suggestion, background })).normalAa).toBe(true)
      else expect((await perform(contrast, { foreground, background })).normalAa).toBe(true)
    }
  }
})

test('each of the two is refused if it is no color', async () => {
  await expect(perform(contrast, { foreground: '', background: 'red' })).rejects.toMatchObject({ code: 'empty' })
  await expect(perform(contrast, { foreground: 'red', background: 'x' })).rejects.toMatchObject({ code: 'notColor' })
})
