import companions from 'virtual:companions'
import variants from 'virtual:variants'
import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { kebabOf } from '#kit/kebab.ts'
import { noteRecent } from '#ui/device/recents.ts'
import { ToolFrame } from '#ui/frame/tool-frame.tsx'
import { useLanguage } from '#ui/language/language.ts'
import { RunnerProvider } from '#ui/run/runner.ts'
import { ToolProvider } from '#ui/tool/open-tool.tsx'
import { ToolDirectoryProvider } from '#ui/tool/tool-directory.ts'
import { pagesRoot, useBoot } from '../boot/boot.ts'
import { useMarkHydrated } from '../boot/use-mark-hydrated.ts'
import { catalogue, toolById } from '../catalogue/catalogue.ts'
import { ToolIcon } from '../catalogue/tool-icon.tsx'
import { loadedTool } from './load-tool.ts'
import { runner } from './runner.ts'

/** The page of the tool that the URL names, with the open operation in the URL too. */
export default function ToolPage() {
  const { tool: id } = useParams({ from: '/tools/$tool' })
  const { operation } = useSearch({ from: '/tools/$tool' })
  const navigate = useNavigate()
  const tool = toolById(id)
  const { description, keywords, isSecret } = useLoaderData({ from: '/tools/$tool' })
  const loaded = loadedTool(id)
  const root = pagesRoot(useBoot())

  const shop = useMemo(
    () => ({
      root,
      tools: catalogue,
      glyph: (tool: string, size: number) => <ToolIcon tool={tool} size={size} />,
      addressOf: (tool: string) => `${root}/tools/${tool}`,
      variantsOf: (tool: string) => variants.find((group) => group.some((each) => each.tool === tool)) ?? [],
      companionsOf: (tool: string) => companions[tool] ?? [],
      visit: (tool: string, opened?: string) =>
        void navigate({ to: '/tools/$tool', params: { tool }, search: opened ? { operation: kebabOf(opened) } : {} }),
      suggest: async (content: string | Blob) =>
        (await import('../suggestions/suggest-operations.ts')).suggestOperations(content, catalogue),
    }),
    [navigate, root],
  )

  useMarkHydrated()
  useEffect(() => noteRecent(id), [id])

  if (!tool || !loaded || !description || !keywords) throw new Error(`The tool ${id} has not been loaded`)
  const card = { ...tool, description, keywords, isSecret }
  const { Page, words: byLanguage, ...parts } = loaded
  // While the loader fetches another language's texts, the previous ones stay.
  const words = byLanguage.get(useLanguage()) ?? [...byLanguage.values()][0]
  if (!words) throw new Error(`The tool ${id} has no words`)
  const asked = Object.keys(parts.operations).find((name) => kebabOf(name) === operation)
  const open = asked ?? Object.keys(parts.operations)[0] ?? ''
  const onOpen = (name: string) =>
    void navigate({ to: '.', search: { operation: kebabOf(name) }, replace: true, resetScroll: false })

  return (
    <RunnerProvider value={runner}>
      <ToolDirectoryProvider value={shop}>
        <ToolProvider key={id} value={{ ...parts, ...words, open, onOpen }}>
          <ToolFrame card={card}>
            <Page />
          </ToolFrame>
        </ToolProvider>
      </ToolDirectoryProvider>
    </RunnerProvider>
  )
}
