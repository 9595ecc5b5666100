import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import ImageCompressPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)

async function openPage() {
  localStorage.clear()
  sessionStorage.clear()
  const opened = await openTool({
    id: 'image-compress',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: ImageCompressPage,
    runner,
    open: 'compress',
    language: 'en',
  })
  const sides = () => [...opened.screen.container.querySelectorAll('figcaption')].map((side) => side.textContent)
  return { ...opened, sides }
}

test('a result that is kept stands beside the next, each with its settings and its size, and the two are swapped', async () => {
  const { screen, find, sides } = await openPage()
  const [{ input }] = samples.compress
  await userEvent.upload(find('[data-bench=file] input') as HTMLInputElement, [input.file])
  await expect.poll(sides).toEqual([expect.stringMatching(/^Before /), expect.stringMatching(/^After /)])
  await screen.getByRole('button', { name: 'Compare with other settings' }).click()
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('jpeg')
  await expect
    .poll(sides)
    .toEqual([expect.stringMatching(/^Left WebP 75, \d+ B$/), expect.stringMatching(/^Right JPEG 75, \d.+B$/)])
  const [left = '', right = ''] = sides()
  await screen.getByRole('button', { name: 'Swap sides' }).click()
  await expect.poll(sides).toEqual([right.replace('Right', 'Left'), left.replace('Left', 'Right')])
  await screen.getByRole('button', { name: 'Compare with the original' }).click()
  await expect.poll(sides).toEqual([expect.stringMatching(/^Before /), expect.stringMatching(/^After /)])
})
