// Every screen behind the login, in both languages and both themes: no console errors, and accessible.
import { seriousViolations } from './accessibility.ts'
import { officePassword } from './office-password.ts'
import { variantsOf } from './variants.ts'
import { expect, open, test as visitorTest } from './visitor.ts'

const sections = [
  'site_info',
  'site_seo',
  'page_seo_config',
  'seo_config',
  'redirect_config',
  'proxy_config',
  'ai_config',
]
const paths = ['/login', '/account', '/admin', '/admin/data-list', '/admin/dashboard', '/admin/config']

// Their common frame is also tested in the other themes.
const others = [
  { language: 'en', dark: true },
  { language: 'zh', dark: false },
] as const

/** Logs in once per worker, as logins are slow on purpose. */
const test = visitorTest.extend<object, { user: { token: string } }>({
  user: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? '' })
      const answer = await request.post('/v1/user/login', { data: { username: 'admin', password: officePassword } })
      await use((await answer.json()).data)
      await request.dispose()
    },
    { scope: 'worker' },
  ],
})

for (const [place, path] of paths.entries()) {
  for (const { language, dark } of [...variantsOf(place), ...(path === '/admin' ? others : [])]) {
    test(`${path} in ${language}, ${dark ? 'dark' : 'light'}`, async ({ page, user }) => {
      if (path !== '/login') {
        await page.addInitScript((loggedIn) => {
          localStorage.setItem('user-info', JSON.stringify(loggedIn))
          localStorage.setItem('token', loggedIn.token)
        }, user)
      }
      await open(page, path, { language, dark })
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const section of path === '/admin/config' ? sections : ['']) {
        await page.setViewportSize({ width: 1280, height: 800 })
        if (section) await page.evaluate((hash) => location.assign(hash), `#${section}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect([section, await seriousViolations(page)]).toEqual([section, []])
        await page.setViewportSize({ width: 390, height: 844 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect([section, overflow <= 0]).toEqual([section, true])
      }
    })
  }
}
