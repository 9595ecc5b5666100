import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Language } from '#kit/language.ts'
import { emptyImage } from '#lib/imaging/raster-image.ts'
import { identify } from '#lib/imaging/read/identify.ts'
import { encode } from '#lib/imaging/write/encode.ts'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import ImageEditorPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)

/** Opens the page as the shell does, with the real worker and empty storages. */
async function openPage(open: string, language: Language = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  const opened = await openTool({
    id: 'image-editor',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: ImageEditorPage,
    runner,
    open,
    language,
  })
  const { screen, find } = opened
  const rows = () => [...screen.container.querySelectorAll('[data-bench=output] li')].map((row) => row.textContent)
  const give = (...files: File[]) => chooseFiles(find('[data-bench=file] input'), ...files)
  return { ...opened, rows, give }
}

/** Red, opaque. */
async function image(width: number, height: number, name = 'red.png'): Promise<File> {
  const pixels = emptyImage(width, height)
  for (let at = 0; at < pixels.data.length; at += 4) pixels.data.set([255, 0, 0, 255], at)
  return new File([await encode(pixels, 'png', { quality: 90 })], name, { type: 'image/png' })
}

test('a frame is moved and resized by keys, for all images, and every step is taken back', async () => {
  const { screen, rows, give } = await openPage('crop')
  give(await image(200, 120), await image(160, 100, 'other.png'))
  await expect.poll(rows).toEqual([expect.stringContaining('200 × 120'), expect.stringContaining('160 × 100')])
  const frame = (label: string) => screen.getByRole('button', { name: `Crop frame: ${label}`, exact: true })
  await expect.element(frame('0, 0, 200 × 120')).toBeVisible()

  screen.getByRole('button', { name: 'Bottom right handle', exact: true }).element().focus()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}')
  await expect.element(frame('0, 0, 150 × 119')).toBeVisible()
  frame('0, 0, 150 × 119').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(frame('1, 1, 150 × 119')).toBeVisible()
  await expect.element(screen.getByLabelText('Left', { exact: true })).toHaveValue(1)
  await expect
    .poll(rows)
    .toEqual([
      expect.stringContaining('150 × 119'),
      expect.stringContaining('The area lies outside the image: the image has 160 × 100 pixels'),
    ])

  const undo = screen.getByRole('button', { name: 'Undo', exact: true })
  for (let step = 0; step < 9 && !(undo.element() as HTMLButtonElement).disabled; step++) await undo.click()
  await expect.element(frame('0, 0, 200 × 120')).toBeVisible()
  await screen.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.element(frame('0, 0, 200 × 120')).not.toBeInTheDocument()
})

test('with a ratio the frame is as large as possible, for each image by its own size', async () => {
  const { screen, rows, give } = await openPage('crop')
  give(await image(200, 120), await image(90, 160, 'tall.png'))
  await screen.getByLabelText('Ratio').selectOptions('1:1')
  await expect.element(screen.getByRole('button', { name: 'Crop frame: 40, 0, 120 × 120' })).toBeVisible()
  await expect.poll(rows).toEqual([expect.stringContaining('120 × 120'), expect.stringContaining('90 × 90')])
})

test('areas are drawn by pointer and by a button, removed by a key, and the download has them covered', async () => {
  const { screen, rows, give, state, find } = await openPage('blur')
  give(await image(200, 120))
  await expect.poll(rows).toEqual([expect.stringContaining('Mark at least one area to cover')])
  await screen.getByText('Black', { exact: true }).click()

  const canvas = screen.container.querySelector('[data-drawing]') as HTMLElement
  await expect.poll(() => canvas.getBoundingClientRect().width).toBeGreaterThan(50)
  const { left, top, width, height } = canvas.getBoundingClientRect()
  const point = (type: string, x: number, y: number) =>
    canvas.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        button: 0,
        clientX: left + x * width,
        clientY: top + y * height,
      }),
    )
  // A synthetic pointer can't be captured.
  canvas.setPointerCapture = () => {}
  point('pointerdown', 0.1, 0.25)
  point('pointermove', 0.3, 0.5)
  point('pointermove', 0.6, 0.75)
  point('lostpointercapture', 0.6, 0.75)
  await expect
    .element(screen.getByRole('button', { name: /^Area 1: (19|20), (29|30), 10[0-2] × 6[0-2]$/ }))
    .toBeVisible()
  await expect.poll(state).toBe('done')

  await screen.getByRole('button', { name: 'Add an area' }).click()
  await expect.element(screen.getByText('2 areas')).toBeVisible()
  screen
    .getByRole('button', { name: /^Area 2/ })
    .element()
    .focus()
  await userEvent.keyboard('{Delete}')
  await expect.element(screen.getByText('1 area', { exact: true })).toBeVisible()
  await expect.poll(state).toBe('done')

  const saved = await savedFile(find('[data-bench=save]'))
  const result = await identify(await saved.bytes())?.decode()
  const at = (x: number, y: number) => [...(result?.data.slice((y * 200 + x) * 4, (y * 200 + x) * 4 + 4) ?? [])]
  expect([at(60, 60), at(150, 60)]).toEqual([
    [0, 0, 0, 255],
    [255, 0, 0, 255],
  ])
})

test('a watermark is previewed as it is typed', async () => {
  const { screen, rows, give } = await openPage('watermark')
  give(await image(200, 120))
  await expect.poll(rows).toEqual([expect.stringContaining('Enter a text or choose a logo')])
  await screen.getByLabelText('Text', { exact: true }).fill('COPY')
  await expect.element(screen.getByRole('img', { name: 'Result' })).toBeVisible()
  await expect.poll(rows).toEqual([expect.not.stringContaining('Enter a text')])
})

test('buttons turn and flip, from what is set', async () => {
  const { screen, rows, give } = await openPage('rotate')
  give(await image(200, 120))
  await expect.poll(rows).toEqual([expect.stringContaining('120 × 200')])
  await screen.getByRole('button', { name: 'Rotate right' }).click()
  await expect.element(screen.getByLabelText('Angle')).toHaveValue(180)
  const flip = screen.getByRole('button', { name: 'Flip left and right' })
  await flip.click()
  await expect.element(flip).toHaveAttribute('aria-pressed', 'true')
})

test('images go along from one operation to the next', async () => {
  const { screen, rows, give } = await openPage('crop')
  give(await image(200, 120), await image(90, 160, 'tall.png'))
  await expect.poll(rows).toHaveLength(2)
  await screen.getByText('Split', { exact: true }).click()
  await expect.poll(rows).toEqual([expect.stringContaining('9 parts'), expect.stringContaining('9 parts')])
})

test('what a photograph told is listed once it is removed', async () => {
  const { screen, give } = await openPage('strip')
  give(samples.strip[0].input.file as File)
  await expect.element(screen.getByRole('heading', { name: 'Removed from hills.jpg' })).toBeVisible()
  await expect.element(screen.getByText('GPS GPSLatitude', { exact: true })).toBeVisible()
})

test.each(['crop', 'rotate', 'watermark', 'blur', 'split', 'favicon', 'strip'])(
  '%s is open to everybody, and says in Chinese that nothing is sent',
  async (operation) => {
    const { screen, give, rows } = await openPage(operation, 'zh')
    give(await image(200, 120))
    await expect.poll(rows).toHaveLength(1)
    expect(await accessibilityViolations(screen.container)).toEqual([])
    await expect.element(screen.getByText(/图片不会离开本机/)).toBeVisible()
  },
)
