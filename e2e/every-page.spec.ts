import { type Language, languages } from '#kit/language.ts'
import { readCatalogue } from '#lib/tool-folders.node.ts'
import { seriousViolations } from './accessibility.ts'
import { expect, open, runWhereAsked, test } from './visitor.ts'

const tools = await readCatalogue()
const pages = [
  '/',
  '/tools',
  '/pipelines',
  '/settings',
  '/about',
  '/privacy',
  '/terms',
  '/api-docs',
  '/api-docs/base64',
  '/licences',
]

// Each language and each theme once; what all pages share, their frame, is seen in all four on the first.
const english = { language: 'en', dark: false } as const
const chinese = { language: 'zh', dark: true } as const
const variants = [english, chinese]
const others = [{ ...english, dark: true } as const, { ...chinese, dark: false } as const]

for (const path of pages) {
  for (const variant of path === '/' ? [...variants, ...others] : variants) {
    test(`${path} in ${nameOf(variant)}: no complaint, and open to everybody`, async ({ page }) => {
      await open(page, path, variant)
      await expect(page.locator('html')).toHaveAttribute('lang', variant.language === 'zh' ? 'zh-CN' : 'en')
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', variant.dark ? 'dark' : 'light')
      expect(await seriousViolations(page)).toEqual([])
    })
  }
}

for (const { id, title, description } of tools) {
  for (const language of languages) {
    test(`/tools/${id} says in ${language} what it is, without a script`, async ({ request }) => {
      const html = await (await request.get(`/tools/${id}?lng=${language}`)).text()
      expect(html).toContain(`<h1>${title[language]}</h1>`)
      expect(html).toContain(`<meta name="description" content="${description[language]}"`)
      // Nothing on it waits for a file: what does, the server gives up, and React says so on the console.
      expect(html).not.toContain('<!--$!-->')
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
  for (const variant of variants) {
    const { language } = variant
    test(`/tools/${id} in ${nameOf(variant)}, empty and with something done and remembered, is open to everybody`, async ({
      page,
    }) => {
      // Where secrets are worked on it is off at first.
      await page.addInitScript(() => localStorage.setItem('history-on', '["crypto"]'))
      await open(page, `/tools/${id}`, variant)
      expect(await seriousViolations(page)).toEqual([])
      const chooser = page.locator('[data-bench=file] input[type=file]').first()
      if ((await chooser.count()) > 0) await chooser.setInputFiles('docs/screens/home.png')
      else {
        await page.getByRole('button', { name: samplesIn[language], exact: true }).click()
        await page.locator('[data-menu-panel] button').first().click()
      }
      await runWhereAsked(page)
      await expect(page.locator('[data-bench=output]')).toHaveAttribute('data-state', 'done')
      await expect(page.getByRole('link', { name: historyIn[language] })).toBeVisible()
      expect(await seriousViolations(page)).toEqual([])
    })
  }
}

function nameOf({ language, dark }: { language: Language; dark: boolean }): string {
  return `${language}, ${dark ? 'dark' : 'light'}`
}
