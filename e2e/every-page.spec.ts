import { loadEveryTool } from '#core/load-tools.node.ts'
import { languages } from '#kit/language.ts'
import { seriousViolations } from './accessibility.ts'
import { variantsOf } from './variants.ts'
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

for (const [place, path] of pages.entries()) {
  for (const { language, dark } of variantsOf(place)) {
    test(`${path} in ${language}, ${dark ? 'dark' : 'light'}: no complaint, and open to everybody`, async ({
      page,
    }) => {
      await open(page, path, { language, dark })
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'zh' ? 'zh-CN' : 'en')
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
      expect(await seriousViolations(page)).toEqual([])
    })
  }
}

// The frame that all pages share is also tested in the other themes.
for (const [language, dark] of [
  ['en', true],
  ['zh', false],
] as const) {
  test(`the frame in ${language}, ${dark ? 'dark' : 'light'}, is open to everybody`, async ({ page }) => {
    await open(page, '/', { language, dark })
    expect(await seriousViolations(page)).toEqual([])
  })
}

test('each operation’s page is drawn whole, also the first that has some part', async ({ request }) => {
  const paths = (await loadEveryTool()).flatMap(({ id, operations }) =>
    Object.keys(operations).map((name, place) => `/tools/${id}?operation=${name}&lng=${languages[place % 2]}`),
  )
  const incomplete: string[] = []
  for (const path of paths) {
    // What React writes in the place of a part that was not loaded.
    if ((await (await request.get(path)).text()).includes('<!--$!-->')) incomplete.push(path)
  }
  expect(incomplete).toEqual([])
})
