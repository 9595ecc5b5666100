import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Language } from '#kit/language.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import ColorConverterPage from './page.tsx'
import { en as pageEn } from './texts.en.ts'
import { zh as pageZh } from './texts.zh.ts'

async function openPage(draft: object, { open = 'convert', language = 'en' as Language } = {}) {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  localStorage.setItem('options:color-converter', JSON.stringify(draft))
  sessionStorage.setItem('draft:color-converter', JSON.stringify(draft))
  const opened = await openTool({
    id: 'color-converter',
    operations,
    errors,
    samples,
    texts: { en, zh },
    pageTexts: { en: pageEn, zh: pageZh },
    card,
    Page: ColorConverterPage,
    open,
    language,
  })
  const field = (label: string) => opened.find(`[aria-label="${label}"]`) as HTMLInputElement
  return {
    ...opened,
    field,
    fact: (label: string) =>
      opened.all('dt').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent,
  }
}

test('a slider changes the color by keyboard, and everything else follows', async () => {
  const { field, fact, settled } = await openPage({ color: 'oklch(0.5 0.1 240)' })
  await settled()
  expect(field('Color, Lightness').value).toBe('0.5')
  field('Color, Lightness').focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(field('Color').value).toBe('oklch(0.501 0.1 240)')
  await expect.poll(() => fact('OKLCH')).toBe('oklch(0.501 0.1 240)')
})

test('a number changes it too, and a hex color is read by the sliders', async () => {
  const { field, screen, settled } = await openPage({ color: '#ff000080' })
  await settled()
  expect(Number(field('Color, Hue').value)).toBeCloseTo(29.2, 1)
  await screen.getByRole('spinbutton', { name: 'Color, Chroma, number' }).fill('0')
  await expect.poll(() => field('Color').value).toBe('oklch(0.628 0 29.23 / 0.502)')
  await screen.getByRole('spinbutton', { name: 'Color, Hue, number' }).fill('120')
  await expect.poll(() => field('Color').value).toBe('oklch(0.628 0 120 / 0.502)')
})

test('colors outside sRGB are reported and marked', async () => {
  const { screen, all } = await openPage({ color: 'oklch(0.7 0.3 150)' })
  await expect.element(screen.getByText('Outside sRGB', { exact: true })).toBeVisible()
  expect(all('[title="Outside sRGB"]').length).toBeGreaterThan(1)
})

test('an invalid color keeps the sliders, and gives an error at its field', async () => {
  const { field, settled } = await openPage({ color: '#336' })
  await settled()
  const before = field('Color, Hue').value
  await userEvent.fill(field('Color'), '#336 or so')
  await settled('error')
  expect(field('Color, Hue').value).toBe(before)
  expect(field('Color').ariaInvalid).toBe('true')
})

test('two colors are previewed as text on its background, with the levels that they meet', async () => {
  const { screen, find, settled } = await openPage(
    { foreground: '#767676', background: '#fff' },
    { open: 'contrast', language: 'zh' },
  )
  await settled()
  await expect.element(screen.getByText('4.54')).toBeVisible()
  const paper = find('[style*="background-color"] p')?.parentElement
  expect(paper && getComputedStyle(paper).color).toBe('rgb(118, 118, 118)')
  expect(find('[data-reached=false]')?.textContent).toContain('AAA')
})

test.each([
  [{}, 'linear-gradient(90deg in oklch, rgb(0, 71, 255), rgb(255, 213, 0))'],
  [{ kind: 'radial', space: 'srgb' }, 'radial-gradient(circle, rgb(0, 71, 255), rgb(255, 213, 0))'],
  [{ kind: 'conic', angle: -45, steps: 2 }, 'conic-gradient(from -45deg, rgb(0, 71, 255), rgb(255, 213, 0))'],
])('a gradient is previewed as it is written, and named: %j', async (options, image) => {
  const draft = { colors: ['#0047ff', 'rgb(255, 213, 0)'], ...options }
  const { find, settled } = await openPage(draft, { open: 'gradient', language: 'zh' })
  await settled()
  const preview = () => find('[role=img][aria-label="渐变预览：从 #0047ff 到 #ffd500"]')
  await expect.poll(() => preview() && getComputedStyle(preview() as Element).backgroundImage).toContain(image)
})
