import type { Language } from '#kit/language.ts'
import { seriousViolations } from './accessibility.ts'
import { expect, open, test } from './visitor.ts'

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

function nameOf({ language, dark }: { language: Language; dark: boolean }): string {
  return `${language}, ${dark ? 'dark' : 'light'}`
}
