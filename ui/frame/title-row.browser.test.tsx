import { del, set } from 'idb-keyval'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Language } from '#kit/language.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { HistoryProvider } from '../history/use-history.tsx'
import { LanguageProvider } from '../language/language.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { WorkbenchProvider } from '../tool/workbench.tsx'
import { TitleRow } from './title-row.tsx'

const tool = emptyTool('titled')
const card = {
  id: 'titled',
  category: 'text' as const,
  popularity: 1,
  hot: false,
  formerIds: [],
  keywords: { en: [], zh: [] },
  title: { en: 'Titled', zh: '标题' },
  summary: { en: '', zh: '' },
  description: { en: '', zh: '' },
}

test.each<[Language, string]>([
  ['en', 'History'],
  ['zh', '历史'],
])('in %s the history is called by what can be read on it, with how much is in it', async (language, word) => {
  await page.viewport(1280, 800)
  const entry = { id: '1', time: 1, operation: 'a', values: {}, input: 'a', output: 'b' }
  await set('history:titled', [entry, { ...entry, id: '2' }])
  await render(
    <ToolProvider value={tool}>
      <LanguageProvider value={language}>
        <WorkbenchProvider>
          <HistoryProvider>
            <TitleRow card={card as never} isFull={false} onFull={() => {}} />
          </HistoryProvider>
        </WorkbenchProvider>
      </LanguageProvider>
    </ToolProvider>,
  )
  await expect.element(page.getByRole('link', { name: `${word} 2`, exact: true })).toBeVisible()
  // On a phone the label is visually hidden.
  await page.viewport(390, 800)
  await expect.element(page.getByRole('link', { name: `${word} 2`, exact: true })).toBeVisible()
  await del('history:titled')
})
