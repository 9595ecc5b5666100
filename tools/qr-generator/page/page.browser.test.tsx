import { afterEach, expect, test, vi } from 'vitest'
import { perform } from '#kit/perform.ts'
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
import QrGeneratorPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)

afterEach(() => vi.restoreAllMocks())

/** Opens the page as the shell does, with the real worker and nothing stored. */
function openPage(open: keyof typeof operations) {
  localStorage.clear()
  sessionStorage.clear()
  return openTool({
    id: 'qr-generator',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: QrGeneratorPage,
    runner,
    open,
    language: 'en',
  })
}

/** Mocks a camera that shows an image; returns its track, which tells whether it is on. */
async function cameraBefore(image: File) {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [640, 480]
  const context = canvas.getContext('2d')
  const stream = canvas.captureStream(10)
  const bitmap = await createImageBitmap(image)
  const timer = setInterval(() => {
    context?.clearRect(0, 0, 640, 480)
    context?.drawImage(bitmap, 120, 60, 360, 360)
  }, 50)
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  return { track: stream.getTracks()[0], end: () => clearInterval(timer) }
}

test('a code in front of the camera is read, and the camera is turned off', async () => {
  const { file } = await perform(operations.generate, { text: 'https://example.org/相机', format: 'png' })
  const { track, end } = await cameraBefore(file)
  const { screen, find } = await openPage('read')
  await screen.getByRole('button', { name: 'Use the camera' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Use the camera' })).toBeVisible()
  await expect.poll(() => find('[data-bench=output]')?.textContent).toContain('https://example.org/相机')
  await expect.poll(() => find('dialog')).toBeNull()
  await expect.poll(() => track?.readyState).toBe('ended')
  end()
})

test.each([
  ['refused', new DOMException('no', 'NotAllowedError'), /was denied/],
  ['missing', new DOMException('no', 'NotFoundError'), /No camera is available/],
])('a %s camera is reported, and closing returns the focus', async (_, error, sentence) => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(error)
  const { screen } = await openPage('read')
  const button = screen.getByRole('button', { name: 'Use the camera' })
  await button.click()
  await expect.element(screen.getByText(sentence)).toBeVisible()
  expect(await accessibilityViolations(screen.container)).toEqual([])
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect.element(button).toHaveFocus()
})

test('options of a text can be chosen beside its pane: the format of a barcode, the layout of a batch', async () => {
  const { screen } = await openPage('barcode')
  const formats = screen.getByRole('combobox', { name: en.input.format.label, exact: true })
  await formats.selectOptions('ean13')
  await expect.element(formats).toHaveValue('ean13')
  await screen.getByText(en.operations.batch.title, { exact: true }).click()
  const layout = screen.getByRole('combobox', { name: en.input.layout.label, exact: true })
  await layout.selectOptions('csv')
  await expect.element(layout).toHaveValue('csv')
})

test('the fields of contact columns are shown and can be changed, with a preview of the first codes', async () => {
  const { screen, find, settled } = await openPage('batch')
  await screen.getByRole('textbox', { name: 'Texts' }).fill('Name,Handset\nAda,1\nAlan,2')
  await settled('done')
  // As lines, since "handset" is not recognized as a phone.
  await expect.poll(() => find('[data-bench=output] ul')?.children.length).toBe(3)
  await screen.getByLabelText('Input format').selectOptions('contacts')
  const columns = screen.getByRole('group', { name: 'Columns of contacts' })
  await expect.element(columns.getByLabelText('Name')).toHaveValue('name')
  await expect.element(columns.getByLabelText('Handset')).toHaveValue('none')
  await columns.getByLabelText('Handset').selectOptions('phone')
  await expect.element(columns.getByLabelText('Handset')).toHaveValue('phone')
  const captions = () =>
    [...(find('[data-bench=output]')?.querySelectorAll('figcaption') ?? [])].map((each) => each.textContent)
  await expect.poll(captions).toEqual(['Ada.png', 'Alan.png'])
  expect(await accessibilityViolations(screen.container)).toEqual([])
})

test('an image without a code can be used as a logo', async () => {
  const { screen, find, settled } = await openPage('read')
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = [40, 40]
  canvas.getContext('2d')?.fillRect(0, 0, 40, 40)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  chooseFiles(find('[data-bench=file] input[type=file]'), new File([blob ?? ''], 'mark.png', { type: 'image/png' }))
  await settled('error')
  await screen.getByRole('button', { name: 'Use it as a logo' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Generate' })).toBeChecked()
  await expect.element(screen.getByText(/mark\.png/)).toBeVisible()
})

test('an example code is shown and labeled once the pointer moves, and replaced by the first text', async () => {
  const { screen, find, settled } = await openPage('generate')
  expect(find('[data-bench=output] img')).toBeNull()
  dispatchEvent(new PointerEvent('pointermove'))
  await settled('done')
  await expect.element(screen.getByText('An example: https://example.org')).toBeVisible()
  const drawn = () => find('[data-bench=output] img')?.getAttribute('src')
  await expect.poll(drawn).toBeDefined()
  const example = drawn()
  await screen.getByRole('textbox', { name: 'Text' }).fill('https://example.org/own')
  await expect.poll(() => drawn() !== example && drawn() !== undefined).toBe(true)
  await expect.element(screen.getByText('An example: https://example.org')).not.toBeInTheDocument()
})
