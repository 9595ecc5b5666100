import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { LanguageProvider } from '../language/language.ts'
import type { Running } from '../run/use-operation.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { BenchFrame } from './bench-frame.tsx'
import { StatusLine } from './status-line.tsx'

afterEach(() => page.viewport(414, 896))

const actions = { cancel: () => {}, again: () => {} }
const done: Running<unknown> = { state: 'done', milliseconds: 1300, output: {}, ...actions }
const tool = emptyTool('waiting', {})

test.each([
  ['en', 390],
  ['zh', 390],
  ['en', 1280],
  ['zh', 1280],
] as const)('in %s, %i wide, a run that takes its time moves nothing of the line', async (language, width) => {
  await page.viewport(width, 844)
  const Line = ({ run }: { run: Running<unknown> }) => (
    <LanguageProvider value={language}>
      <ToolProvider value={tool}>
        <BenchFrame run={run} status={<StatusLine run={run} onAgain={() => {}} />}>
          {null}
        </BenchFrame>
      </ToolProvider>
    </LanguageProvider>
  )
  const { container, rerender, getByRole } = await render(<Line run={done} />)
  const places = () =>
    [...(container.lastElementChild?.lastElementChild?.querySelectorAll('span') ?? [])]
      .filter((part) => part.textContent)
      .map((part) => part.getBoundingClientRect())
      .map(({ left, top }) => [left, top])
  const before = places()
  expect(before.length).toBeGreaterThan(1)
  for (const run of [
    { state: 'running', share: 0.5, since: performance.now() - 1000, output: undefined, ...actions },
    { state: 'cancelled', share: 0.5, output: undefined, ...actions },
  ] as const) {
    await rerender(<Line run={run} />)
    await expect.element(getByRole('button').first()).toBeVisible()
    expect(places()).toEqual(before)
  }
})
