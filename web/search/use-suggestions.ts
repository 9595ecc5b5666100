import { useEffect, useState } from 'react'
import { reportBug } from '#core/report-bug.ts'
import type { Suggestion } from '#ui/tool/tool-directory.ts'
import { catalogue } from '../catalogue/catalogue.ts'

/**
 * The operations suggested for a text or a file, the surest first; undefined until known. The recognizers load on
 * demand.
 */
export function useSuggestions(material: string | File | undefined): readonly Suggestion[] | undefined {
  const [suggested, setSuggested] = useState<{ material: string | File; suggestions: readonly Suggestion[] }>()

  useEffect(() => {
    if (material === undefined) return
    let isLate = false
    const suggest = async () => {
      const { suggestOperations } = await import('../suggestions/suggest-operations.ts')
      const suggestions = await suggestOperations(material, catalogue)
      if (!isLate) setSuggested({ material, suggestions })
    }
    suggest().catch((error: unknown) => reportBug(error, 'suggestions'))
    return () => {
      isLate = true
    }
  }, [material])

  return suggested && suggested.material === material ? suggested.suggestions : undefined
}
