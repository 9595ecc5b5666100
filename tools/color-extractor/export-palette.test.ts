import { expect, test } from 'vitest'
import { perform } from '#kit/perform.ts'
import { exportPalette } from './operations.ts'

const fileIn = async (input: object) => (await perform(exportPalette, input)).file

test('ASE has a block for each color: its name, and its levels from 0 to 1', async () => {
  const file = await fileIn({ colors: ['#f00', '#0080ff'] })
  expect(file.name).toBe('palette.ase')
  const view = new DataView(await file.arrayBuffer())
  const text = (at: number, length: number) =>
    String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint8(at + index)))
  expect([text(0, 4), view.getUint16(4), view.getUint16(6), view.getUint32(8)]).toEqual(['ASEF', 1, 0, 2])

  let at = 12
  const read = []
  for (let block = 0; block < 2; block++) {
    const [kind, size, letters] = [view.getUint16(at), view.getUint32(at + 2), view.getUint16(at + 6)]
    const name = Array.from({ length: letters - 1 }, (_, index) =>
      String.fromCharCode(view.getUint16(at + 8 + index * 2)),
    )
    const body = at + 8 + letters * 2
    const levels = [4, 8, 12].map((place) => Math.round(view.getFloat32(body + place) * 255))
    read.push({ kind, name: name.join(''), model: text(body, 4), levels, use: view.getUint16(body + 16) })
    at += 6 + size
  }
  expect(at).toBe(view.byteLength)
  expect(read).toEqual([
    { kind: 1, name: 'Red', model: 'RGB ', levels: [255, 0, 0], use: 2 },
    { kind: 1, name: 'Dodger blue', model: 'RGB ', levels: [0, 128, 255], use: 2 },
  ])
})

test('GPL has a line for each color', async () => {
  const file = await fileIn({ colors: ['#000', '#1e8cff80'], format: 'gpl' })
  expect(await file.text()).toBe(
    'GIMP Palette\nName: palette\nColumns: 8\n#\n  0   0   0\tBlack\n 30 140 255\tDodger blue\n',
  )
})

test.each([
  ['css', 'palette.css', '--color-1: #ff0000'],
  ['scss', 'palette.scss', '$color-1: #ff0000'],
  ['tailwind', 'palette.css', '--color-palette-1: oklch(0.628 0.2577 29.2)'],
  ['json', 'palette.json', '"hex":"#ff0000"'],
])('%s is written as %s', async (format, name, part) => {
  const file = await fileIn({ colors: ['#ff0000'], format })
  expect(file.name).toBe(name)
  expect(await file.text()).toContain(part)
})

test.each([[[]], [['red']], [Array(65).fill('#fff')]])('%o is no palette', async (colors) => {
  await expect(perform(exportPalette, { colors })).rejects.toMatchObject({ name: 'InputError' })
})
