// Every pair of foreground and background colors, recomputed from the token file (WCAG 2.2, 1.4.3 and 1.4.11).
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const themes = { light: tokensOf(/:root \{([^}]*)\}/), dark: tokensOf(/color-scheme="dark"\] \{([^}]*)\}/) }

const categories = ['development', 'security', 'code', 'converters', 'text', 'image', 'other']
const texts: [text: string, grounds: string[]][] = [
  ['text', ['page', 'surface', 'sunken', 'raised', 'brand-tint']],
  ['text-2', ['page', 'surface', 'sunken', 'raised', 'brand-tint']],
  ['text-3', ['page', 'surface', 'sunken', 'raised', 'brand-tint']],
  ['brand-text', ['page', 'surface', 'sunken', 'raised', 'brand-tint']],
  ['on-brand', ['brand', 'brand-hover']],
  ['on-mark', ['mark']],
  ['success', ['surface', 'success-tint', 'sunken']],
  ['warn', ['surface', 'warn-tint']],
  ['danger', ['surface', 'page', 'danger-tint']],
  ...['key', 'str', 'num', 'kw', 'type', 'com'].map((name): [string, string[]] => [`code-${name}`, ['surface']]),
  ...categories.map((name): [string, string[]] => [
    `cat-${name}`,
    ['page', 'surface', 'raised', 'brand-tint', `cat-${name}-tint`],
  ]),
]
const controls: [edge: string, grounds: string[]][] = [
  ['line-strong', ['surface', 'page', 'sunken']],
  ['focus', ['surface', 'page']],
  ['star', ['surface', 'page']],
  ['brand', ['surface', 'page']],
]

describe.each(Object.entries(themes))('in %s', (_, tokens) => {
  test.each(texts)('%s can be read on its grounds', (name, grounds) => {
    for (const ground of grounds) expect(contrast(tokens, name, ground), ground).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('%s can be told from its grounds', (name, grounds) => {
    for (const ground of grounds) expect(contrast(tokens, name, ground), ground).toBeGreaterThanOrEqual(3)
  })
})

function tokensOf(block: RegExp): Map<string, string> {
  const [, body = ''] = block.exec(css) ?? []
  return new Map(Array.from(body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g), ([, name = '', hex = '']) => [name, hex]))
}

function contrast(tokens: Map<string, string>, one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(tokens.get(one)), luminance(tokens.get(other))].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
function luminance(hex = ''): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  if (channels.some(Number.isNaN)) throw new Error(`There is no color "${hex}"`)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('Mantine has the shades of the design', () => {
  const mantine = readFileSync(new URL('../mantine/themed-mantine-provider.tsx', import.meta.url), 'utf8')
  const shades = [
    themes.light.get('brand'),
    themes.dark.get('brand'),
    themes.light.get('text'),
    themes.dark.get('text'),
  ]
  expect(shades.filter((shade) => shade && mantine.includes(`'${shade}'`))).toEqual(shades)
})
