import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { find } from './operations.ts'

const colorsIn = async (text: string) => (await perform(find, { text })).colors.map(({ text }) => text)

test.each([
  ['a { color: RED; background: url(#abc) no-repeat, #ABCD }', ['RED', '#ABCD']],
  ['--brand: oklch(0.6 0.2 260);\nborder: 1px solid rgb(1,2,3)', ['oklch(0.6 0.2 260)', 'rgb(1,2,3)']],
  ['Color(0xFF112233) + 0x1122 + &#123456; + x#123456', ['0xFF112233']],
  ['Note: the red car; see #12 and #1234567', []],
  ['<a href="#fff">x</a> <b style="color:blue">', ['blue']],
  ['background: var(--red) $red red-ish #red', []],
  ['color: rgb(calc(1) 2 3)', []],
])('%j has %j', async (text, colors) => {
  expect(await colorsIn(text)).toEqual(colors)
})

test('colors are counted, with their first line', async () => {
  expect(await perform(find, { text: 'a{color:#fff}\nb{color:#FFF}\nc{color:#000}' })).toEqual({
    colors: [
      { text: '#fff', hex: '#ffffff', count: 2, line: 1 },
      { text: '#000', hex: '#000000', count: 1, line: 3 },
    ],
  })
})

test('long texts are searched in linear time', async () => {
  for (const part of ['#', 'color:', 'rgb(', '--', 'color:red ', 'a-', '0x']) {
    const { colors } = await perform(find, { text: part.repeat(10 ** 6 / part.length) })
    expect(colors.length).toBeLessThan(2)
  }
  await expect(perform(find, { text: ' ' })).rejects.toMatchObject({ code: 'noText' })
})
