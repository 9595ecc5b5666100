import { expect, open, origin, test } from './visitor.ts'

test('the theme is rendered from its cookie, and all toggles and tabs stay in sync', async ({ page, context }) => {
  await open(page, '/', { dark: false })
  const other = await context.newPage()
  await open(other, '/about')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(other.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(other.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true')
  expect((await context.cookies()).find(({ name }) => name === 'is_dark')?.value).toBe('true')
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('data-mantine-color-scheme="dark"')
})

test('without a cookie the theme is the system’s', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
})

test('switching the language changes texts, head and document, and is remembered', async ({ page }) => {
  await open(page, '/about')
  await page.getByRole('button', { name: /中文/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于 Toolbench')
  await expect(page).toHaveTitle('关于 · Toolbench')
  expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe('zh')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于 Toolbench')
})

test('a language in the URL takes precedence, and the toggle changes the URL too', async ({ page }) => {
  await open(page, '/terms?lng=zh', { language: 'en' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使用条款')
  await page.getByRole('button', { name: /English/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of use')
  await expect(page).toHaveURL(/lng=en/)
})

test('a tool opened by an address with a language changes all of its words too, and keeps the input', async ({
  page,
}) => {
  await open(page, '/tools/md5?lng=en')
  await page.getByRole('textbox', { name: 'Text' }).fill('kept')
  await page.getByRole('button', { name: /中文/ }).click()
  await expect(page.getByRole('main').getByText('文本哈希', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: '文本' })).toHaveText('kept')
  await expect(page.getByRole('main')).not.toContainText('Upper case')
})

test('if only the storage has the language, the page switches once and writes the cookie', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('lng', 'zh'))
  await open(page, '/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('隐私政策')
  await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'lng')?.value).toBe('zh')
})

/** Chromium logs that the document is a 404; no other message is allowed. */
function noteOf404(faults: string[]): void {
  expect(faults.splice(0)).toEqual([expect.stringMatching(/status of 404 \(Not Found\)$/)])
}

test.describe('an unknown address', () => {
  test('answers 404 with the not-found page', async ({ page, faults }) => {
    for (const path of [
      '/nope',
      '/tools/bas64',
      '/tools/nope',
      '/TOOLS/base64',
      '//evil.example/',
      '/tools/base64/a',
    ]) {
      const answer = await open(page, origin + path)
      expect([path, answer?.status()]).toEqual([path, 404])
      await expect(page.getByRole('heading', { name: 'Not Found' }), path).toBeVisible()
      await expect(page).toHaveTitle('Not Found · Toolbench')
      await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Back to previous page' })).toBeVisible()
      noteOf404(faults)
    }
  })

  test('the most similar tool is suggested', async ({ page, faults }) => {
    await open(page, '/tools/bas64')
    await expect(page.getByRole('link', { name: 'Did you mean Base64?' })).toHaveAttribute('href', '/tools/base64')
    noteOf404(faults)
    await open(page, '/tools/json', { language: 'zh' })
    const guess = page.getByRole('link', { name: '你要找的是“JSON 编辑器”吗？' })
    await expect(guess).toHaveAttribute('href', '/tools/json-editor')
    noteOf404(faults)
  })
})

test('on a phone the header has them in a menu, which closes when a page opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/about', { language: 'zh' })
  const menu = page.getByRole('button', { name: '菜单' })
  const links = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  await expect(links).toHaveCount(0)
  await menu.click()
  await expect(links).toHaveText(['工具', '流水线', 'API', '关于'])
  await links.filter({ hasText: '流水线' }).click()
  await expect(page).toHaveURL(/\/pipelines$/)
  await expect(links).toHaveCount(0)
})

test('the header leads home, to the tools, pipelines, the API and about; visitors see no admin link', async ({
  page,
}) => {
  await open(page, '/about')
  const header = page.locator('header')
  await expect(header.getByRole('link')).toHaveText(['Toolbench', 'Tools', 'Pipelines', 'API', 'About'])
})

test('the footer has seven site links, five legal ones, and the year', async ({ page }) => {
  await open(page, '/')
  const footer = page.locator('footer')
  await expect(footer.getByRole('navigation', { name: 'Usage' }).getByRole('link')).toHaveCount(7)
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).toHaveCount(5)
  await expect(footer).toContainText(`© 2024–${new Date().getFullYear()} Toolbench`)
})

test('the page can be used by keyboard from its first link on', async ({ page }) => {
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('a tool’s page switches its language even if the texts load slowly, and only then loads them', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route(/\/assets\/texts\.zh-/, async (route) => {
    asked.push(route.request().url())
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await open(page, '/tools/base64')
  expect(asked).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: '中文' }).click()
  await expect(page.getByRole('radio', { name: '解码' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '常见问题' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(0)
})

test('with reduced motion, what changes is as it will be at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const changed = await page.evaluate(() => {
    const main = document.querySelector('main')
    if (!main) return undefined
    const padding = () => getComputedStyle(main).paddingTop
    const before = padding()
    main.style.paddingTop = '57px'
    return { isOther: padding() !== before, padding: padding(), animations: document.getAnimations().length }
  })
  expect(changed).toEqual({ isOther: true, padding: '57px', animations: 0 })
})
