import { expect, test } from 'vitest'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { flag, openPage } from '../fixtures/open-page.tsx'
import { en } from '../texts.en.ts'

test('shows the palette of an image, also of an SVG, in the language of the page', async () => {
  const { give, names, screen } = await openPage('zh')
  give(flag)
  await expect.poll(() => names('色板')).toEqual(['红色', '道奇蓝'])
  await expect.element(screen.getByText('75%')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'rgb(255 0 0)' })).toBeInTheDocument()
})

test('contrast is shown by two measures, on the chosen background', async () => {
  const { give, names, screen } = await openPage()
  give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  await screen.getByRole('tab', { name: 'Contrast' }).click()
  const rows = () => [...screen.container.querySelectorAll('[aria-label=Contrast] li')].map((row) => row.textContent)
  expect(rows()[0]).toBe('AaBlack#000000WCAG 21.00APCA Lc 106AAA')
  await screen.getByRole('radio', { name: 'Black #000000' }).click()
  await expect.poll(() => rows()[0]).toBe('AaWhite#ffffffWCAG 21.00APCA Lc 108AAA')
})

test('a file that is no image is an error, and the page stays accessible', async () => {
  const { give, names, screen } = await openPage()
  give(new File(['no image'], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file')
  give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('warnings are shown above the palette', async () => {
  const { give, names, screen } = await openPage()
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 4, 4)
  const png = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)))
  // An empty text chunk with a wrong checksum, after the header of 8 + 25 bytes.
  const damaged = new Uint8Array([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 1, 2, 3, 4])
  give(new File([png.slice(0, 33), damaged, png.slice(33)], 'damaged.png', { type: 'image/png' }))
  await expect.poll(() => names('Palette')).toEqual(['Red'])
  await expect.element(screen.getByRole('note')).toHaveTextContent(en.output.warnings.choices.damagedExtras)
  give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})
