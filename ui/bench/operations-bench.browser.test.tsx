import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { VariantLinks } from '../bench/operations-bench.tsx'
import { emptyTool } from '../fixtures/empty-tool.ts'
import { LanguageProvider } from '../language/language.ts'
import { takeHandover } from '../tool/handover.ts'
import { ToolProvider } from '../tool/open-tool.tsx'
import { ToolDirectoryProvider, type ToolVariant } from '../tool/tool-directory.ts'
import { WorkbenchProvider } from '../tool/workbench.tsx'

async function draw(variants: ToolVariant[]) {
  const visited: string[] = []
  const shop = {
    tools: [],
    root: '',
    glyph: () => null,
    companionsOf: () => [],
    suggest: async () => [],
    addressOf: (tool: string) => `/tools/${tool}`,
    variantsOf: () => variants,
    visit: (tool: string) => void visited.push(tool),
  }
  const screen = await render(
    <LanguageProvider value="en">
      <ToolDirectoryProvider value={shop}>
        <ToolProvider value={emptyTool('to-go')}>
          <WorkbenchProvider>
            <VariantLinks />
          </WorkbenchProvider>
        </ToolProvider>
      </ToolDirectoryProvider>
    </LanguageProvider>,
  )
  return { screen, visited }
}

const go = { tool: 'to-go', name: 'Go' }
const rust = { tool: 'to-rust', name: 'Rust' }

test('a press opens the other tool, with what is worked on; the open one is marked and stays', async () => {
  const { screen, visited } = await draw([go, rust])
  await expect.element(screen.getByRole('link', { name: 'Convert to Go' })).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: 'Convert to Go' }).click()
  expect(visited).toEqual([])
  const link = screen.getByRole('link', { name: 'Convert to Rust' })
  await expect.element(link).toHaveAttribute('href', '/tools/to-rust')
  await link.click()
  expect(visited).toEqual(['to-rust'])
  expect(takeHandover('to-rust', emptyTool('to-go').open)).toMatchObject({ input: {} })
})

test('a tool that is alone has none', async () => {
  const { screen } = await draw([])
  expect(screen.container.querySelector('nav')).toBeNull()
})
