import { expect, test } from 'vitest'
import { buildGif } from '#lib/imaging/animation/fixtures/build-gif.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import ImageConverterPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)
const drawing = new File(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40"/></svg>'],
  'drawing.svg',
  { type: 'image/svg+xml' },
)

/** Opens the page as the shell does, with a real worker and empty storage. */
async function openPage() {
  localStorage.clear()
  sessionStorage.clear()
  const opened = await openTool({
    id: 'image-converter',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: ImageConverterPage,
    runner,
    open: 'convert',
    language: 'en',
  })
  const { screen, find } = opened
  const rows = () => [...screen.container.querySelectorAll('[data-bench=output] li')].map((row) => row.textContent)
  const give = (...files: File[]) => chooseFiles(find('[data-bench=file] input'), ...files)
  return { ...opened, rows, give }
}

test('an SVG is rasterized by the page in the requested size, and another file beside it is converted', async () => {
  const { screen, rows, give } = await openPage()
  const [{ input }] = samples.convert
  give(drawing, input.file, new File(['no image'], 'notes.txt'))
  await expect.poll(() => rows()[0]).toContain('SVG → PNG, 60 × 40')
  await expect.poll(() => rows()[1]).toContain('PNG → PNG, 48 × 48')
  await expect.poll(() => rows()[2]).toContain('Please select a valid image file')
  await screen.getByLabelText('Width').fill('600')
  await expect.poll(() => rows()[0]).toContain('600 × 400')
})

test('icons have an option for sizes, lossy formats for quality', async () => {
  const { screen } = await openPage()
  await expect.element(screen.getByRole('checkbox', { name: '256' })).not.toBeInTheDocument()
  await screen.getByLabelText('Format').selectOptions('ico')
  await expect.element(screen.getByRole('checkbox', { name: '256' })).not.toBeChecked()
  await expect.element(screen.getByRole('checkbox', { name: '32', exact: true })).toBeChecked()
  await screen.getByLabelText('Format').selectOptions('avif')
  await expect.element(screen.getByLabelText('Quality').first()).toBeInTheDocument()
})

test('an animation stays one where the format supports it, or gives its first frame, with a note', async () => {
  const { screen, rows, give } = await openPage()
  const still = { left: 0, top: 0, width: 20, height: 10 }
  const frames = [1, 2, 3].map((color) => ({ ...still, color: () => color }))
  give(new File([buildGif({ width: 20, height: 10, again: 0 }, frames)], 'three.gif', { type: 'image/gif' }))
  await expect.poll(() => rows()[0]).toContain('GIF → PNG, 20 × 10First frame of several')
  await expect.element(screen.getByRole('radiogroup', { name: 'Animation' })).not.toBeInTheDocument()
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('webp')
  await expect.poll(() => rows()[0]).toContain('GIF → WebP, 20 × 10 · 3 frames')
  await screen.getByText('First frame only', { exact: true }).click()
  await expect.poll(() => rows()[0]).toContain('GIF → WebP, 20 × 10First frame of several')
})
