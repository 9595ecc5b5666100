import { useEffect, useState } from 'react'
import { Bench } from '#ui/bench/bench.tsx'
import { isTextField } from '#ui/commands/text-field.ts'
import { readStored, store } from '#ui/device/storage.ts'
import { useTool } from '#ui/tool/open-tool.tsx'
import { useDocument } from './document/document-context.tsx'
import { useUndoKeys } from './document/use-undo-keys.ts'
import { JsonInputs } from './json-inputs.tsx'
import { Modes } from './modes.tsx'
import { FirstIssueLink } from './results/first-issue-link.tsx'
import { ResultLists } from './results/result-lists.tsx'
import { TakeResult } from './results/take-result.tsx'

const parts = { InputPane: JsonInputs, FactList: ResultLists, Remark: FirstIssueLink, PaneDivider: TakeResult }

/** The document beside what comes of it, or above it. */
export function JsonBench() {
  const { id, open } = useTool()
  const { view } = useDocument()
  const [wide, setWide] = useState<boolean>()
  // Two documents and a table need the width; the others share it, unless somebody has chosen.
  const isCompare = open === 'compare'
  const isWide = isCompare || (wide ?? view === 'table')
  const press = useUndoKeys(isTextField)

  useEffect(() => {
    const kept = readStored('local', `wide:${id}`)
    if (typeof kept === 'boolean') setWide(kept)
  }, [id])

  return (
    // The keys that lead back are heard wherever one is.
    <div style={{ display: 'contents' }} onKeyDownCapture={press}>
      <Bench
        parts={parts}
        isStacked={isWide}
        modes={
          <Modes
            isWide={isWide}
            onWide={
              isCompare
                ? undefined
                : (chosen) => {
                    setWide(chosen)
                    store('local', `wide:${id}`, chosen)
                  }
            }
          />
        }
      />
    </div>
  )
}
