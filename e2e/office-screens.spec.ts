// Every screen behind the login, in both languages and both themes: no complaint, and open to everybody.
import AxeBuilder from '@axe-core/playwright'
import { languages } from '#kit/language.ts'
import { officePassword } from './office-password.ts'
import { expect, open, test } from './visitor.ts'

const sections = [
  'site_info',
  'site_seo',
  'page_seo_config',
  'seo_config',
  'redirect_config',
  'proxy_config',
  'ai_config',
]
const paths = [
  ...['/login', '/account', '/admin', '/admin/data-list', '/admin/dashboard'],
  ...sections.map((section) => `/admin/config#${section}`),
]

for (const path of paths) {
  for (const language of languages) {
    for (const dark of [false, true]) {
      test(`${path} in ${language}, ${dark ? 'dark' : 'light'}`, async ({ page, request }) => {
        if (path !== '/login') {
          const answer = await request.post('/v1/user/login', { data: { username: 'admin', password: officePassword } })
          const { data } = await answer.json()
          await page.addInitScript((user) => {
            localStorage.setItem('user-info', JSON.stringify(user))
            localStorage.setItem('token', user.token)
          }, data)
        }
        await open(page, path, { language, dark })
        await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
        await page.setViewportSize({ width: 390, height: 844 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
}
