import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'

import { Announcer } from '#ui/controls/announcer.tsx'
import { emptyTool } from '#ui/fixtures/empty-tool.ts'
import { ToolProvider } from '#ui/tool/open-tool.tsx'
import { Clock } from './page.tsx'
import { en } from './texts.en.ts'

afterEach(() => vi.useRealTimers())

test('the clock runs by the second, and stops while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.setSystemTime(1_767_196_800_400)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  await render(
    <ToolProvider value={{ ...emptyTool('timestamp'), pageTexts: en }}>
      <Announcer>
        <Clock />
      </Announcer>
    </ToolProvider>,
  )
  const timer = () => page.getByRole('timer').element().textContent
  expect(timer()).toBe('Now 1767196800')
  vi.advanceTimersByTime(600)
  await expect.poll(timer).toBe('Now 1767196801')
  hidden.mockReturnValue(true)
  vi.advanceTimersByTime(5000)
  expect(timer()).toBe('Now 1767196801')
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(timer).toBe('Now 1767196806')
})
