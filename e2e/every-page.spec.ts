import AxeBuilder from '@axe-core/playwright'
import { languages } from '#kit/language.ts'
import { readCatalogue } from '#lib/tool-folders.node.ts'
import { expect, open, test } from './visitor.ts'

const tools = await readCatalogue()
const paths = [
  '/',
  '/tools',
  '/about',
  '/privacy',
  '/terms',
  '/api-docs',
  '/api-docs/base64',
  '/api-docs/image-compress',
  '/licences',
  ...tools.map(({ id }) => `/tools/${id}`),
]

for (const path of paths) {
  for (const language of languages) {
    for (const dark of [false, true]) {
      test(`${path} in ${language}, ${dark ? 'dark' : 'light'}: no complaint, and open to everybody`, async ({
        page,
      }) => {
        await open(page, path, { language, dark })
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
        await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
      })
    }
  }
}

for (const { id, title, description } of tools) {
  for (const language of languages) {
    test(`/tools/${id} says in ${language} what it is, without a script`, async ({ request }) => {
      const html = await (await request.get(`/tools/${id}?lng=${language}`)).text()
      expect(html).toContain(`<h1>${title[language]}</h1>`)
      expect(html).toContain(`<meta name="description" content="${description[language]}"`)
      expect(html).toContain('SoftwareApplication')
      expect(html).toContain('BreadcrumbList')
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]*/tools/${id}\\?lng=${language}"`))
      expect(html).toContain('hrefLang="x-default"')
    })
  }
}

const samplesIn = { en: 'Samples', zh: '示例' }
const historyIn = { en: 'History 1', zh: '历史 1' }

for (const { id } of tools) {
  for (const [language, dark] of [
    ['en', false],
    ['zh', true],
  ] as const) {
    test(`/tools/${id} in ${language}, with something done and remembered, is open to everybody`, async ({ page }) => {
      // Where secrets are worked on it is off at first.
      await page.addInitScript(() => localStorage.setItem('history-on', '["crypto"]'))
      await open(page, `/tools/${id}`, { language, dark })
      const chooser = page.locator('[data-bench=file] input[type=file]').first()
      if ((await chooser.count()) > 0) await chooser.setInputFiles('docs/screens/home.png')
      else {
        await page.getByRole('button', { name: samplesIn[language], exact: true }).click()
        await page.locator('[data-menu-panel] button').first().click()
      }
      await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done', { timeout: 30_000 })
      await expect(page.getByRole('link', { name: historyIn[language] })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  }
}
