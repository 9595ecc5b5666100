import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { accessibilityViolations } from '#ui/fixtures/accessibility-violations.ts'
import { looks } from '#ui/fixtures/draw.tsx'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { savedFile } from '#ui/fixtures/saved-file.ts'
import { workerRunner } from '#ui/run/worker-runner.ts'
import { errors } from '../errors.ts'
import { sizeNames } from '../layout/sizes.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import CoverGeneratorPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

const runner = workerRunner(
  () => new Worker(new URL('../fixtures/page.worker.tsx', import.meta.url), { type: 'module' }),
)

/** Opens the page as the shell does, with a real worker, and types a title. */
async function openPage(title: string, language: 'en' | 'zh' = 'en') {
  localStorage.clear()
  sessionStorage.clear()
  const opened = await openTool({
    id: 'cover-generator',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: CoverGeneratorPage,
    runner,
    open: 'generate',
    language,
  })
  await opened.screen.getByLabelText((language === 'en' ? en : zh).input.title.label).fill(title)
  await opened.settled(/done|error/)
  return opened
}

test('a title is drawn as it is typed, and the safe area is shown over it', async () => {
  const { screen, find } = await openPage('Calm interfaces')
  await expect.poll(() => find('[data-bench=output] img')?.getAttribute('alt')).toBe('cover-wechat.png')
  expect(find('[data-bench=output] svg rect')).toBeNull()
  await screen.getByRole('switch', { name: 'Safe area' }).click()
  await expect.poll(() => find('[data-bench=output] svg')?.getAttribute('viewBox')).toBe('0 0 900 500')
  // A margin of 8.5 % of the shorter side.
  expect(find('[data-bench=output] svg rect')).toMatchObject({ x: { baseVal: { value: 42.5 } } })
})

test('all sizes are downloaded in one file', async () => {
  const { screen } = await openPage('Calm interfaces')
  const button = screen.getByRole('button', { name: 'All sizes (ZIP)' })
  await expect.element(button).toBeEnabled()
  const file = await savedFile(button.element() as HTMLElement)
  expect(file.name).toBe('covers.zip')
  expect(Object.keys(unzipSync(await file.bytes()))).toEqual(sizeNames.map((size) => `cover-${size}.png`))
})

test('an empty title is reported at its field', async () => {
  const { screen } = await openPage(' ')
  await expect.element(screen.getByLabelText('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test.each(looks)('has no accessibility violations, as %j', async ({ language, isDark }) => {
  document.documentElement.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light'
  document.documentElement.lang = language
  const { screen } = await openPage('Calm interfaces', language)
  expect(await accessibilityViolations(screen.container)).toEqual([])
})
