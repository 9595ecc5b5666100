import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { ToolProvider } from '../frame/tool.ts'
import { SamplesMenu } from './samples-menu.tsx'
import { WorkbenchProvider } from './workbench.tsx'

test('the examples load when the menu is opened by a press alone, and the first has the focus', async () => {
  const samples = { greet: [{ title: { en: 'A greeting', zh: '问候' }, input: {}, output: {} }] }
  const tool = { ...emptyTool('greeting'), open: 'greet', loadSamples: async () => samples }
  const screen = await render(
    <ToolProvider value={tool}>
      <WorkbenchProvider>
        <SamplesMenu />
      </WorkbenchProvider>
    </ToolProvider>,
  )
  // As assistive technology presses it: no pointer comes near, and nothing has the focus before.
  screen.container.querySelector('button')?.click()
  const item = screen.getByRole('button', { name: 'A greeting' })
  await expect.element(item).toBeVisible()
  await expect.element(item).toHaveFocus()
})
