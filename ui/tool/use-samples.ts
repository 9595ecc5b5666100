import { useState } from 'react'
import { reportBug } from '#core/report-bug.ts'
import type { Sample } from '#kit/samples.ts'
import { useLanguage } from '../language/language.ts'
import { useTool } from './open-tool.tsx'
import { useWorkbench } from './workbench.tsx'

/**
 * The samples of the open operation, each with its options; they are loaded on request. Prose in
 * the page's language comes first.
 */
export function useSamples() {
  const { id, loadSamples, open } = useTool()
  const { change, resetOptions } = useWorkbench()
  const language = useLanguage()
  const inOrder = (samples: readonly Sample[] = []) =>
    samples.toSorted((a, b) => Number(b.language === language) - Number(a.language === language))
  const [all, setAll] = useState<Record<string, Sample[]>>()
  const [hasFailed, setFailed] = useState(false)

  async function load(): Promise<readonly Sample[]> {
    try {
      const loaded = await loadSamples()
      setAll(loaded)
      setFailed(false)
      return inOrder(loaded[open])
    } catch (error) {
      reportBug(error, `${id}: samples`)
      setFailed(true)
      return []
    }
  }

  function choose({ input }: Sample): void {
    resetOptions()
    change({ ...(input as object) })
  }

  return { samples: all && inOrder(all[open]), hasFailed, load, choose }
}
