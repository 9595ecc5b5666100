import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Tool } from '#core/catalogue.ts'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { LanguageProvider } from '../language/language.ts'
import { takeHandover } from '../tool/handover.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { type Suggestion, ToolDirectoryProvider } from '../tool/tool-directory.ts'
import { SendMenu } from './send-menu.tsx'

const words = (en: string) => ({ en, zh: en })
const toolOf = (id: string): Tool => ({
  id,
  category: 'text',
  popularity: 50,
  title: words(id),
  summary: words(''),
})
const suggestionOf = (id: string, operation: string): Suggestion => ({
  tool: toolOf(id),
  operation,
  label: words(`Do ${operation}`),
  confidence: 0.9,
})

test('a result is sent to an operation that suits it, of another tool', async () => {
  const visited: unknown[] = []
  const shop = {
    tools: [],
    root: '',
    glyph: () => null,
    addressOf: () => '',
    companionsOf: () => [],
    variantsOf: () => [],
    visit: (...opened: unknown[]) => void visited.push(opened),
    suggest: async (content: string | Blob) =>
      content === '{"id": 7}' ? [suggestionOf('own', 'format'), suggestionOf('other', 'repair')] : [],
  }
  const screen = await render(
    <LanguageProvider value="en">
      <ToolDirectoryProvider value={shop}>
        <ToolProvider value={emptyTool('own')}>
          <SendMenu value={'{"id": 7}'} />
        </ToolProvider>
      </ToolDirectoryProvider>
    </LanguageProvider>,
  )
  await screen.getByRole('button', { name: 'Send to' }).click()
  const item = screen.getByRole('button', { name: /^Do repair/ })
  await expect.element(item).toHaveFocus()
  expect(screen.getByRole('button', { name: /^Do format/ }).query()).toBeNull()
  await item.click()
  expect(visited).toEqual([['other', 'repair']])
  expect(takeHandover('other', 'repair')?.material).toBe('{"id": 7}')
})
