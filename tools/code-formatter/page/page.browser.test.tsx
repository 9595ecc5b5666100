import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '#kit/language.ts'
import { openTool } from '#ui/fixtures/open-tool.tsx'
import { errors } from '../errors.ts'
import * as operations from '../operations.ts'
import { samples } from '../samples.ts'
import { en } from '../texts.en.ts'
import { zh } from '../texts.zh.ts'
import card from '../tool.ts'
import CodeFormatterPage from './page.tsx'

async function openPage(code: string, open: string, language: Language = 'en') {
  await page.viewport(1280, 800)
  localStorage.clear()
  sessionStorage.clear()
  sessionStorage.setItem('draft:code-formatter', JSON.stringify({ code }))
  return await openTool({
    id: 'code-formatter',
    operations,
    errors,
    samples,
    texts: { en, zh },
    card,
    Page: CodeFormatterPage,
    open,
    language,
  })
}

test('code is highlighted in the detected language', async () => {
  const { settled, all } = await openPage('<p class="x">y</p>', 'format')
  await settled()
  const colorOf = (part: string, text: string) => {
    const word = all(`[data-bench=${part}] .cm-line span`).find(({ textContent }) => textContent === text)
    return word?.className
  }
  await expect.poll(() => colorOf('output', 'class')).toBeDefined()
  // While the language is unknown it is highlighted as JavaScript, where this is a keyword, not an attribute.
  await expect.poll(() => colorOf('input', 'class')).toBe(colorOf('output', 'class'))
  expect(colorOf('input', 'p')).not.toBe(colorOf('input', 'class'))
})

test('the saved share is shown, in both languages', async () => {
  const code = `a  {  color : red }\n${'/* comment */\n'.repeat(100)}`
  const { settled, screen } = await openPage(code, 'minify')
  await settled()
  await expect.element(screen.getByText(/^1\.42 kB → 1\d B, 99% less$/)).toBeVisible()
  const chinese = await openPage(code, 'minify', 'zh')
  await chinese.settled()
  await expect.element(chinese.screen.getByText(/^1\.42 kB → 1\d B，减少 99%$/)).toBeVisible()
})
