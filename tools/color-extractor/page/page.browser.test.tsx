import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { barriersIn } from '#ui/fixtures/barriers.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import ColorExtractorPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)
const flag = new File(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" shape-rendering="crispEdges"><rect width="40" height="20" fill="#f00"/><rect width="10" height="20" fill="#1e8cff"/></svg>',
  ],
  'flag.svg',
  { type: 'image/svg+xml' },
)

/** Opens the page as the shell does, with the real worker behind it and nothing kept from before. */
async function openPage(language: 'en' | 'zh' = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  const opened = await openTool({
    id: 'color-extractor',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: ColorExtractorPage,
    runner,
    open: 'extract',
    language,
  })
  const give = (file: File) => userEvent.upload(opened.find('[data-bench=file] input') as HTMLInputElement, file)
  const names = (list: string) =>
    [...opened.screen.container.querySelectorAll(`[aria-label="${list}"] li b`)].map(({ textContent }) => textContent)
  return { ...opened, give, names }
}

test('shows the palette of an image, also of an SVG, in the language of the page', async () => {
  const { give, names, screen } = await openPage('zh')
  await give(flag)
  await expect.poll(() => names('色板')).toEqual(['红色', '道奇蓝'])
  await expect.element(screen.getByText('75%')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'rgb(255 0 0)' })).toBeInTheDocument()
})

test('the arrows move the mark over the image, and Enter takes its color', async () => {
  const { give, names, screen } = await openPage()
  await give(flag)
  const picker = screen.getByRole('button', { name: 'Pick a color from the image' })
  await expect.element(picker).toBeInTheDocument()
  ;(picker.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => names('Picked')).toEqual(['Red'])
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{Enter}')
  await expect.poll(() => names('Picked')).toEqual(['Dodger blue', 'Red'])
})

test('contrast is told by two measures, on the background that is chosen', async () => {
  const { give, names, screen } = await openPage()
  await give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  await screen.getByRole('tab', { name: 'Contrast' }).click()
  const rows = () => [...screen.container.querySelectorAll('[aria-label=Contrast] li')].map((row) => row.textContent)
  expect(rows()[0]).toBe('AaBlack#000000WCAG 21.00APCA Lc 106AAA')
  await screen.getByRole('radio', { name: 'Black #000000' }).click()
  await expect.poll(() => rows()[0]).toBe('AaWhite#ffffffWCAG 21.00APCA Lc 108AAA')
})

test('what is no image is said, and nobody is kept out', async () => {
  const { give, names, screen } = await openPage()
  await give(new File(['no image'], 'a.png', { type: 'image/png' }))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Please select a valid image file')
  await give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  expect(await barriersIn(screen.container)).toEqual([])
})

test('what was read with a reservation is said above the palette', async () => {
  const { give, names, screen } = await openPage()
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = '#f00'
  context.fillRect(0, 0, 4, 4)
  const png = await new Promise<Blob>((resolve) => canvas.toBlob((blob) => resolve(blob as Blob)))
  // A text chunk of no bytes whose check sum is wrong, after the header of 8 + 25 bytes.
  const damaged = new Uint8Array([0, 0, 0, 0, 0x74, 0x45, 0x58, 0x74, 1, 2, 3, 4])
  await give(new File([png.slice(0, 33), damaged, png.slice(33)], 'damaged.png', { type: 'image/png' }))
  await expect.poll(() => names('Palette')).toEqual(['Red'])
  await expect.element(screen.getByRole('note')).toHaveTextContent(pageEn.damagedExtras)
  await give(flag)
  await expect.poll(() => names('Palette')).toHaveLength(2)
  await expect.element(screen.getByRole('note')).not.toBeInTheDocument()
})
