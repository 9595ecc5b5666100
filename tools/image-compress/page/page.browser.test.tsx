import { unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fourFieldsHeic } from '#lib/imaging/formats/heic/fixtures/four-fields.ts'
import { holdRuns } from '#ui/fixtures/hold-runs.ts'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { handOver } from '#ui/tool/handover.ts'
import { image, paste } from '#ui/transfer/fixtures/bring.ts'
import { openPage, runner } from '../fixtures/open-page.tsx'
import { samples } from '../samples.ts'

const [photo, drawing] = samples.compress.map(({ input }) => input.file)
const text = new File(['no image'], 'notes.txt')

test('several images are compressed as soon as they are given, and compared', async () => {
  const { screen, state, rows, give, settled } = await openPage()
  expect(state()).toBe('idle')
  give(photo, drawing)
  expect(state()).toBe('running')
  await settled()
  expect(state()).toBe('done')
  expect(rows()).toEqual([
    expect.stringMatching(/^lake\.jpg96 × 721\.89 kB → \d+ BJPEG → WebP, 96 × 72−\d+%$/),
    expect.stringMatching(/^logo\.png48 × 481\.73 kB → .+PNG → WebP, 48 × 48−\d+%$/),
  ])
  await expect.element(screen.getByText('2 of 2 ready', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/kB saved, [1-9]\d?%$/).first()).toBeVisible()

  const slider = screen.getByRole('slider', { name: 'Compare before and after' })
  await expect.element(slider).toHaveAttribute('aria-valuenow', '50')
  slider.element().focus()
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowRight}{/Shift}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '59')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '0')
  await userEvent.keyboard('{End}')
  await expect.element(slider).toHaveAttribute('aria-valuenow', '100')
})

test('another preset does all again, and takes the place of the fields that it sets', async () => {
  const { screen, state, rows, give, settled } = await openPage()
  give(photo)
  await settled()
  await screen.getByLabelText('Max width').fill('40')
  await expect.poll(rows).toEqual([expect.stringContaining('40 × 30')])
  const seen: (string | null | undefined)[][] = []
  const watch = new MutationObserver(() => seen.push([state(), rows()[0]]))
  watch.observe(screen.container, { subtree: true, childList: true, attributes: true, characterData: true })
  await screen.getByRole('button', { name: /^Social media/ }).click()
  await expect.poll(rows).toEqual([expect.stringContaining('JPEG → JPEG, 96 × 72')])
  watch.disconnect()
  expect(seen.map(([now]) => now)).toContain('running')
  // The old result stays in view until the new one is there.
  expect(seen.filter(([, row]) => !/→ (WebP, 40 × 30|JPEG, 96 × 72)/.test(row ?? ''))).toEqual([])
  await expect.element(screen.getByLabelText('Max width')).toHaveValue(null)
  await expect.element(screen.getByRole('button', { name: /^Social media/ })).toHaveAttribute('aria-pressed', 'true')
})

test('one image has its own options, until they are reset to those of all', async () => {
  const { screen, rows, give, settled } = await openPage()
  give(photo, drawing)
  await settled()
  await screen.getByRole('button', { name: 'logo.png', exact: true }).click()
  await screen.getByRole('radio', { name: 'This file' }).click({ force: true })
  await screen.getByLabelText('Max width').fill('20')
  await expect.poll(() => rows()[1]).toMatch(/^logo\.png48 × 48 · own options.*20 × 20/)
  expect(rows()[0]).toContain('96 × 72')
  await screen.getByRole('radio', { name: 'All files' }).click({ force: true })
  await expect.element(screen.getByLabelText('Max width')).toHaveValue(null)
  await screen.getByLabelText('Max height').fill('30')
  await expect.poll(() => rows()[0]).toContain('40 × 30')
  await expect.poll(() => rows()[1]).toContain('20 × 20')
  await screen.getByRole('radio', { name: 'This file' }).click({ force: true })
  await expect.element(screen.getByLabelText('Max width')).toHaveValue(20)
  await screen.getByRole('button', { name: 'Reset', exact: true }).click()
  await expect.poll(() => rows()[1]).toMatch(/^logo\.png48 × 48[^·]*30 × 30/)
})

test('whose options they are is chosen by keys, and the focus stays; a size typed for one is not that of another', async () => {
  const { screen, give, settled, find } = await openPage()
  give(photo, drawing)
  await settled()
  const all = screen.getByRole('radio', { name: 'All files' })
  ;(all.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('radio', { name: 'This file' })).toHaveFocus()
  const target = () =>
    (find('#options') as HTMLElement).querySelector<HTMLInputElement>('input[placeholder="such as 200 kB"]')
  await screen.getByLabelText('Target size').fill('1 kB')
  await screen.getByRole('button', { name: 'logo.png', exact: true }).click()
  await expect.poll(() => target()?.value).toBe('')
  await screen.getByRole('button', { name: 'lake.jpg', exact: true }).click()
  await expect.poll(() => target()?.value).toMatch(/^1/)
})

test('an image that can only be read is compressed to another format', async () => {
  const { rows, give, settled } = await openPage()
  const heic = Uint8Array.from(atob(fourFieldsHeic), (unit) => unit.charCodeAt(0))
  give(new File([heic], 'phone.heic'))
  await settled()
  expect(rows()).toEqual([expect.stringMatching(/^phone\.heic64 × 48.*HEIC → AVIF, 64 × 48−\d+%$/)])
})

test('what is no image fails in its own row, in Chinese too, and can be taken away', async () => {
  const { screen, state, give, settled } = await openPage('zh')
  give(text)
  await settled()
  expect(state()).toBe('error')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('请选择有效的图片文件')
  give(photo)
  await expect.poll(state).toBe('done')
  await screen.getByRole('button', { name: '移除：notes.txt' }).click()
  await expect.element(screen.getByText('已完成 1/1', { exact: true })).toBeVisible()
})

test('what is refused says which format it is, and is not tried again by another option', async () => {
  const { screen, rows, give, settled } = await openPage()
  const spread = vi.spyOn(runner, 'spread')
  const drawn = new File(['8BPS'], 'drawn.psd')
  give(text, drawn, photo)
  await settled()
  expect(rows()[1]).toContain(
    'PSD cannot be compressed; only JPEG, PNG, WebP, AVIF, JPEG XL, SVG, GIF, BMP, TIFF and HEIC can',
  )
  await screen.getByLabelText('Max width').fill('40')
  await expect.poll(rows).toContainEqual(expect.stringContaining('40 × 30'))
  const tried = spread.mock.calls.map(([, , jobs]) => jobs.map(({ input }) => (input['file'] as File).name))
  expect(tried).toEqual([['notes.txt', 'drawn.psd', 'lake.jpg'], ['lake.jpg']])
  spread.mockRestore()
})

test('an SVG becomes a smaller one, without what a browser would run, and is compared', async () => {
  const { screen, rows, find, give, settled } = await openPage()
  const circle = '<circle cx="20.00000" cy="20.00000" r="9.00000" style="fill:#ff0000"/>'.repeat(20)
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">'
  give(new File([`${head}<script>alert(1)</script>${circle}</svg>`], 'drawn.svg', { type: 'image/svg+xml' }))
  await settled()
  expect(rows()[0]).toMatch(/SVG → SVG, 40 × 40 · Scripts in the SVG were removed/)
  await screen.getByText('drawn.svg').click()
  await expect.poll(() => find('img')).toHaveProperty('naturalWidth', 40)
})

test('with twelve images the download is in view, wherever the page is scrolled to', async () => {
  await page.viewport(1280, 600)
  const { find, give } = await openPage()
  give(...Array.from({ length: 12 }, () => photo))
  await expect.poll(() => find('[data-bench=save]')?.textContent).toContain('Download 12 as ZIP')
  const isInView = () => (find('[data-bench=save]')?.getBoundingClientRect().bottom ?? Infinity) <= innerHeight
  scrollTo(0, 0)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
  expect(isInView()).toBe(true)
})

test('what cannot become smaller is kept, and says so', async () => {
  const { screen, rows, give, settled } = await openPage()
  const [{ output }] = samples.compress
  await screen.getByLabelText('Format').selectOptions('png')
  give(output.file)
  await settled()
  expect(rows()).toEqual(['lake.webp96 × 72474 BAlready as small as possibleOriginal kept'])
})

test('one result is downloaded as it is, several as a ZIP of unique names', async () => {
  const { screen, find, rows, give, settled } = await openPage()
  give(photo)
  await settled()
  await screen.getByText('More').click()
  await screen.getByLabelText('File name').fill('a-{width}')
  expect((await savedFile(find('[data-bench=save]'))).name).toBe('a-96.webp')
  give(photo)
  await expect.poll(() => find('[data-bench=save]')?.textContent).toContain('Download 2 as ZIP')
  const zip = await savedFile(find('[data-bench=save]'))
  expect(zip.name).toBe('images.zip')
  expect(Object.keys(unzipSync(await zip.bytes()))).toEqual(['a-96.webp', 'a-96 (2).webp'])
  expect(rows()).toHaveLength(2)
})

test('a target is read as people write it, and what cannot be read is named at the field', async () => {
  const { screen, rows, give, settled } = await openPage()
  const target = screen.getByLabelText('Target size')
  await target.fill('0.3 kB')
  give(photo)
  await settled()
  expect(Number(/→ (\d+) B/.exec(rows()[0] ?? '')?.[1])).toBeLessThanOrEqual(300)
  await target.fill('small')
  await expect.element(screen.getByText('Enter a size such as 200 kB')).toBeVisible()
})

test('a sample and what another page hands over are added to the list', async () => {
  if (photo) handOver({ tool: 'image-compress', operation: 'compress', material: photo })
  const { screen, rows } = await openPage()
  await expect.poll(rows).toEqual([expect.stringContaining('lake.jpg')])
  await screen.getByRole('button', { name: 'Samples' }).click()
  await screen.getByRole('button', { name: 'A logo in 32 colors' }).click()
  await expect
    .poll(rows)
    .toEqual([expect.stringContaining('JPEG → PNG'), expect.stringContaining('PNG → PNG, 48 × 48')])
})

test('Esc stops what runs, and Ctrl+Enter does it again', async () => {
  const { state, rows, give } = await openPage()
  const held = holdRuns(runner)
  give(photo)
  await expect.poll(rows).toEqual([expect.stringContaining('50%')])
  await userEvent.keyboard('{Escape}')
  await expect.poll(state).toBe('idle')
  expect(rows()).toEqual([expect.stringContaining('Canceled')])
  held.mockRestore()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(state).toBe('done')
})

test('cells that are pasted into a field are its text, not an image of them; an image alone is compressed', async () => {
  const { screen, rows } = await openPage()
  const pattern = screen.getByLabelText('File name').element()
  expect(paste(pattern, { text: '{name}-{width}', files: [image()] })).toBe(true)
  expect(rows()).toEqual([])
  if (photo) paste(pattern, { files: [photo] })
  await expect.poll(rows).toEqual([expect.stringMatching(/^lake\.jpg/)])
})

test('while images are dragged over the page it says what will happen to them', async () => {
  const { screen } = await openPage()
  dispatchEvent(Object.assign(new Event('dragover', { cancelable: true }), { dataTransfer: { types: ['Files'] } }))
  await expect.element(screen.getByText('Drop images to compress them')).toBeVisible()
})

test('of a folder that is dropped the images are taken', async () => {
  const { rows } = await openPage()
  const entryOf = (file: File) => ({
    isFile: true,
    name: file.name,
    fullPath: `/top/${file.name}`,
    file: (take: (file: File) => void) => take(file),
  })
  const parts = [[entryOf(text), ...(photo ? [entryOf(photo)] : [])], []]
  const createReader = () => ({ readEntries: (take: (part?: object[]) => void) => take(parts.shift()) })
  const top = { isDirectory: true, name: 'top', createReader }
  const dataTransfer = { types: ['Files'], getData: () => '', items: [{ webkitGetAsEntry: () => top }] }
  dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }))
  await expect.poll(rows).toEqual([expect.stringMatching(/^lake\.jpg/)])
})

test('the result that is looked at can be copied, once it is there', async () => {
  const { screen, give, settled } = await openPage()
  const copy = screen.getByRole('button', { name: 'Copy image' })
  await expect.element(copy).toHaveAttribute('aria-disabled', 'true')
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue()
  give(photo)
  await settled()
  await expect.element(copy).not.toHaveAttribute('aria-disabled')
  copy.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.poll(() => write.mock.calls[0]?.[0]?.[0]?.types).toEqual(['image/png'])
  write.mockRestore()
})
