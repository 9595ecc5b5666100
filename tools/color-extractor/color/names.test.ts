import { expect, test } from 'vitest'
import { rgbOf } from '#lib/color/rgb.ts'
import { colorNameOf, colorNames, namesIn } from './names.ts'

test.each([
  ['#ff0000', 'Red'],
  ['#fefefe', 'White'],
  ['#010101', 'Black'],
  ['#7f7f7f', 'Gray'],
  ['#000080', 'Navy'],
  ['#77bbee', 'Sky blue'],
  ['#ffc0cb', 'Light pink'],
  ['#3b2f5e', 'Dusk purple'],
])('%s is called %s', (hex, name) => {
  expect(colorNameOf(rgbOf(hex))).toBe(name)
})

test('every color has a name of its own in both languages', () => {
  expect(colorNames.length).toBeGreaterThan(150)
  for (const language of ['en', 'zh'] as const) {
    const names = Object.values(namesIn(language))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})
