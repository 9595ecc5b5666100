import { useEffect, useMemo, useState } from 'react'
import { type DescribedTool, loadDescribedTool } from '#core/load-tools.browser.ts'
import type { Step } from '#core/pipeline/definition.ts'
import type { Description } from '#kit/description.ts'
import type { Language } from '#kit/language.ts'
import { useLanguage } from '#ui/language/language.ts'
import { toolById } from '../../catalogue/catalogue.ts'

/** Descriptions of tools by id; null if there is no such tool, or it could not be loaded. */
export type DescribedTools = ReadonlyMap<string, DescribedTool | null>

/** Loads the descriptions of the steps' tools, in the page's language. The previous ones stay until they are there. */
export function useDescribedTools(steps: readonly Step[]): DescribedTools {
  const language = useLanguage()
  const [tools, setTools] = useState<DescribedTools>(new Map())
  const ids = [...new Set(steps.map(({ tool }) => tool))].sort().join()

  useEffect(() => {
    let isCurrent = true
    const wanted = ids === '' ? [] : ids.split(',')
    void Promise.all(wanted.map(async (id) => [id, await describeOrNothing(id, language)] as const)).then(
      (described) => isCurrent && setTools((now) => new Map([...now, ...described])),
    )
    return () => {
      isCurrent = false
    }
  }, [ids, language])

  return tools
}

async function describeOrNothing(id: string, language: Language): Promise<DescribedTool | null> {
  const tool = toolById(id)
  return tool ? loadDescribedTool(tool.id, language).catch(() => null) : null
}

/** The operation that a step runs, with the name of its export, if its tool is loaded. */
export function operationOf(
  { tool, operation }: Step,
  tools: DescribedTools,
): { exported: string; description: Description } | undefined {
  const entry = Object.entries(tools.get(tool)?.operations ?? {}).find(([, { name }]) => name === operation)
  return entry && { exported: entry[0], description: entry[1] }
}

/** Whether the tools of all steps are loaded. */
export const useIsDescribed = (steps: readonly Step[], tools: DescribedTools): boolean =>
  useMemo(() => steps.every(({ tool }) => tools.has(tool)), [steps, tools])
