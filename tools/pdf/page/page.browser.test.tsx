import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { buildPdf, buildReport, buildTextPages } from '#lib/pdf/fixtures/build-pdf.ts'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { chooseFiles } from '#ui/transfer/fixtures/bring.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import PdfPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.ts', import.meta.url), { type: 'module' }),
)

/** Opens the page for extracting pages, with a file of five. */
async function openPages(bytes = buildTextPages('a', 'b', 'c', 'd', 'e')) {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  return openFile(bytes)
}

async function openFile(bytes: Uint8Array<ArrayBuffer>) {
  const opened = await openTool({
    id: 'pdf',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: PdfPage,
    runner,
    open: 'extract',
    language: 'en',
  })
  chooseFiles(opened.find('[data-bench=file] input'), new File([bytes], 'five.pdf', { type: 'application/pdf' }))
  const { screen, all } = opened
  const button = (name: string) => screen.getByRole('button', { name, exact: true })
  const order = () =>
    all('ol li > b')
      .map(({ textContent }) => textContent)
      .join('')
  const field = (name: string) => screen.getByRole('textbox', { name, exact: true })
  return { ...opened, button, order, field }
}

test('pages are moved by keyboard, rotated and deleted, which updates the fields and the result', async () => {
  const { screen, button, order, field, settled } = await openPages()
  await expect.poll(order).toBe('12345')
  await expect.element(screen.getByRole('img', { name: 'Page 5' })).toBeVisible()
  await button('Delete page 2').click()
  await expect.poll(order).toBe('1345')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Delete page 3')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(order).toBe('1453')
  // The moved page keeps the focus for the keyboard.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete page 3')
  await button('Rotate page 4').click()
  await button('Rotate page 4').click()
  await expect.element(field('Pages')).toHaveValue('1,4-5,3')
  await expect.element(field('Rotate')).toHaveValue('4:180')
  await settled(/done/)
  await expect.element(screen.getByText('five-pages.pdf', { exact: false })).toBeVisible()
  await button('All pages again').click()
  await expect.poll(order).toBe('12345')
})

test('pages follow the field', async () => {
  const { order, field } = await openPages()
  await expect.poll(order).toBe('12345')
  await field('Pages').fill('z,1-2,1')
  await expect.poll(order).toBe('5121')
})

test('pages are moved by dragging', async () => {
  const { screen, order } = await openPages()
  await expect.poll(order).toBe('12345')
  const cards = screen.getByRole('listitem')
  await userEvent.dragAndDrop(cards.filter({ hasText: '3' }), cards.filter({ hasText: '1' }))
  await expect.poll(order).toBe('31245')
})

test('another file starts with all its pages', async () => {
  const { find, button, order, field } = await openPages()
  await expect.poll(order).toBe('12345')
  await button('Delete page 2').click()
  await button('Rotate page 3').click()
  await expect.element(field('Pages')).toHaveValue('1,3-5')
  const bytes = buildTextPages('f', 'g', 'h')
  chooseFiles(find('[data-bench=file] input'), new File([bytes], 'three.pdf', { type: 'application/pdf' }))
  await expect.poll(order).toBe('123')
  await expect.element(field('Pages')).toHaveValue('')
  await expect.element(field('Rotate')).toHaveValue('')
})

test('pages that were arranged for one operation are not those of another', async () => {
  const { screen, order, field } = await openPages()
  await expect.poll(order).toBe('12345')
  await field('Pages').fill('1,3')
  await screen.getByRole('radio', { name: 'Watermark', exact: true }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Watermark text' })).toBeVisible()
  await expect.element(field('Pages')).toHaveValue('all')
})

test('pages are not remembered for the next visit, as other options are', async () => {
  localStorage.setItem('options:pdf', JSON.stringify({ pages: '1,3', rotate: '3:90', ranges: '1', dpi: 300 }))
  const { order, field } = await openFile(buildTextPages('a', 'b', 'c'))
  await expect.poll(order).toBe('123')
  await expect.element(field('Pages')).toHaveValue('')
  expect(JSON.parse(localStorage.getItem('options:pdf') ?? '')).toEqual({ dpi: 300 })
})

test('the last page that is left stays', async () => {
  const { button, order } = await openPages(buildTextPages('a', 'b'))
  await expect.poll(order).toBe('12')
  await button('Delete page 1').click()
  await expect.poll(order).toBe('2')
  await expect.element(button('Delete page 2')).toBeDisabled()
})

test('a file without pages shows none, and is reported as damaged', async () => {
  const { screen, order, field } = await openPages(
    buildPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]>>']),
  )
  await field('Pages').fill('1')
  await expect.element(screen.getByText(/damaged/).first()).toBeVisible()
  expect(order()).toBe('')
})

test('has no accessibility violations', async () => {
  const { screen, order } = await openPages()
  await expect.poll(order).toBe('12345')
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('losses of the result are shown instead of the note about privacy', async () => {
  const { screen, field } = await openPages(buildReport())
  await field('Pages').fill('1')
  await screen.getByText('2 warnings').click()
  const { signaturesGone, attachmentsGone } = en.output.warnings.choices
  const told = screen.getByRole('definition').filter({ hasText: signaturesGone })
  await expect.element(told).toHaveTextContent(`${signaturesGone} ${attachmentsGone}`)
})
